/**
 * The real writers, and the expected values beside their files.
 *
 * <p>Each writer takes a {@link io.github.parquetjdbc.testdata.form.SourceTable}; none knows what
 * the tables mean. The writers of the npm registry run in another process: {@link
 * io.github.parquetjdbc.testdata.writer.NpmJobs} leaves their work in {@code target/npm-jobs}.
 */
package io.github.parquetjdbc.testdata.writer;
