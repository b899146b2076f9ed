// Writes the Parquet files that the Java generator left as jobs in target/npm-jobs.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeHyparquet } from './hyparquet.mjs'
import { writeParquetWasm } from './parquet-wasm.mjs'

const writers = { 'hyparquet-writer': writeHyparquet, 'parquet-wasm': writeParquetWasm }
const module = dirname(dirname(fileURLToPath(import.meta.url)))
const jobs = join(module, 'target', 'npm-jobs')

for (const name of readdirSync(jobs).sort()) {
  const job = JSON.parse(readFileSync(join(jobs, name), 'utf8'))
  const columns = job.columns.map((column, c) => ({
    name: column,
    type: job.types[c],
    texts: job.rows.map(row => row[c]),
  }))
  const target = join(module, job.file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, writers[job.writer](columns, job.options))
  console.log(job.writer, job.file)
}
