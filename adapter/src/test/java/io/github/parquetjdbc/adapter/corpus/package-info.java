/** The shared corpus of real tables beside the repository; not everyone has it. */
package io.github.parquetjdbc.adapter.corpus;
