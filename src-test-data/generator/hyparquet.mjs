// hyparquet-writer: data pages of version 2, schema elements given one by one.
import { gzipSync } from 'node:zlib'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { DIGITS, bytes, days, parseType, ticks, unscaled } from './values.mjs'

const INTEGERS = /^U?INT(8|16|32|64)$/

/** Schema element (without its name) and conversion of one text. */
function column({ kind, args }) {
  if (INTEGERS.test(kind)) return integer(kind)
  switch (kind) {
    case 'BOOLEAN':
      return [{ type: 'BOOLEAN' }, text => text === 'true']
    case 'FLOAT':
    case 'DOUBLE':
      return [{ type: kind }, Number]
    case 'FLOAT16':
      return [{ type: 'FIXED_LEN_BYTE_ARRAY', type_length: 2, logical_type: { type: 'FLOAT16' } }, Number]
    case 'STRING':
      return [{ type: 'BYTE_ARRAY', converted_type: 'UTF8' }, text => text]
    case 'JSON':
      return [{ type: 'BYTE_ARRAY', converted_type: 'JSON' }, JSON.parse]
    case 'BINARY':
      return [{ type: 'BYTE_ARRAY' }, bytes]
    case 'FIXED':
      return [{ type: 'FIXED_LEN_BYTE_ARRAY', type_length: Number(args[0]) }, bytes]
    case 'UUID':
      return [{ type: 'FIXED_LEN_BYTE_ARRAY', type_length: 16, logical_type: { type: 'UUID' } }, text => text]
    case 'DATE':
      return [{ type: 'INT32', converted_type: 'DATE' }, days]
    case 'TIMESTAMP':
      return timestamp(args)
    case 'DECIMAL':
      return decimal(Number(args[0]), Number(args[1]))
    default:
      throw new Error('hyparquet-writer: no mapping for ' + kind)
  }
}

function integer(kind) {
  const type = kind.endsWith('64') ? 'INT64' : 'INT32'
  const element = kind === type ? { type } : { type, converted_type: kind.replace('INT', 'INT_') }
  return [element, type === 'INT64' ? BigInt : Number]
}

function timestamp([unit, zone]) {
  const logical_type = { type: 'TIMESTAMP', isAdjustedToUTC: zone === 'UTC', unit }
  return [{ type: 'INT64', logical_type }, text => ticks(text, DIGITS[unit])]
}

function decimal(precision, scale) {
  const annotation = { converted_type: 'DECIMAL', precision, scale }
  if (precision <= 9) return [{ type: 'INT32', ...annotation }, unscaled]
  if (precision <= 18) return [{ type: 'INT64', ...annotation }, unscaled]
  return [{ type: 'FIXED_LEN_BYTE_ARRAY', type_length: 16, ...annotation }, unscaled]
}

/** options: codec, pageSize, rowGroupSize, and encoding, columnIndex, bloomFilter for all columns. */
export function writeHyparquet(columns, { encoding, columnIndex, bloomFilter, ...options }) {
  const schema = [{ name: 'root', num_children: columns.length }]
  const columnData = columns.map(({ name, type, texts }) => {
    const [element, convert] = column(parseType(type))
    schema.push({ name, repetition_type: 'OPTIONAL', ...element })
    return { name, data: texts.map(text => text === null ? null : convert(text)), encoding, columnIndex, bloomFilter }
  })
  const buffer = parquetWriteBuffer({ columnData, schema, compressors: { GZIP: gzipSync }, ...options })
  return new Uint8Array(buffer)
}
