/**
 * What becomes of directories as people and writers leave them: each file of {@code
 * src/test/resources/lakes} describes one, and what must be seen of it.
 */
package io.github.parquetjdbc.driver.lake;
