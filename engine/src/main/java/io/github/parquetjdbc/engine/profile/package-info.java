/**
 * What each step of a running plan gave and took, for EXPLAIN ANALYZE: stages and the parallel work
 * that they ask for, watched from outside.
 *
 * <p>Changes nothing of what they do, and knows nothing of how. Start at {@link
 * io.github.parquetjdbc.engine.profile.PlanProfile}.
 */
package io.github.parquetjdbc.engine.profile;
