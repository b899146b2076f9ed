// parquet-wasm: arrow-rs compiled to WebAssembly, fed with an Arrow table over IPC.
import * as arrow from 'apache-arrow'
import {
  Compression, Encoding, Table, WriterPropertiesBuilder, WriterVersion, writeParquet,
} from 'parquet-wasm'
import { DIGITS, bytes, days, parseType, ticks, unscaled } from './values.mjs'

const UNITS = { MILLIS: 'MILLISECOND', MICROS: 'MICROSECOND', NANOS: 'NANOSECOND' }

/** Arrow type and conversion of one text. */
function column({ kind, args }) {
  switch (kind) {
    case 'BOOLEAN': return [new arrow.Bool(), text => text === 'true']
    case 'INT8': return [new arrow.Int8(), Number]
    case 'INT16': return [new arrow.Int16(), Number]
    case 'INT32': return [new arrow.Int32(), Number]
    case 'INT64': return [new arrow.Int64(), BigInt]
    case 'UINT8': return [new arrow.Uint8(), Number]
    case 'UINT16': return [new arrow.Uint16(), Number]
    case 'UINT32': return [new arrow.Uint32(), Number]
    case 'UINT64': return [new arrow.Uint64(), BigInt]
    case 'FLOAT': return [new arrow.Float32(), Number]
    case 'DOUBLE': return [new arrow.Float64(), Number]
    case 'STRING': return [new arrow.Utf8(), text => text]
    case 'BINARY': return [new arrow.Binary(), bytes]
    case 'FIXED': return [new arrow.FixedSizeBinary(Number(args[0])), bytes]
    case 'DATE': return [new arrow.DateDay(), text => new Date(days(text) * 86_400_000)]
    case 'DECIMAL': return [new arrow.Decimal(Number(args[1]), Number(args[0]), 128), words]
    default: throw new Error('parquet-wasm: no mapping for ' + kind)
  }
}

/** A decimal as four little-endian words, two's complement. */
function words(text) {
  const value = BigInt.asUintN(128, unscaled(text))
  return Uint32Array.from([0n, 32n, 64n, 96n], shift => Number(value >> shift & 0xffffffffn))
}

/** Times are built from raw ticks: the builders of Arrow for JavaScript only take milliseconds. */
function vector({ type, texts }) {
  const { kind, args } = parseType(type)
  if (kind === 'TIMESTAMP') {
    const timezone = args[1] === 'UTC' ? 'UTC' : null
    return int64Vector(new arrow.Timestamp(arrow.TimeUnit[UNITS[args[0]]], timezone), texts, DIGITS[args[0]])
  }
  if (kind === 'TIME' && args[0] !== 'MILLIS') {
    return int64Vector(new arrow.Time(arrow.TimeUnit[UNITS[args[0]]], 64), texts, DIGITS[args[0]])
  }
  const [arrowType, convert] = column({ kind, args })
  return arrow.vectorFromArray(texts.map(text => text === null ? null : convert(text)), arrowType)
}

function int64Vector(type, texts, digits) {
  const data = BigInt64Array.from(texts, text => text === null ? 0n : ticks(text, digits))
  const nullBitmap = new Uint8Array(Math.ceil(texts.length / 8))
  texts.forEach((text, i) => { if (text !== null) nullBitmap[i >> 3] |= 1 << (i & 7) })
  const nullCount = texts.filter(text => text === null).length
  return new arrow.Vector([arrow.makeData({ type, length: texts.length, nullCount, data, nullBitmap })])
}

/** options: compression, version ('V1' or 'V2'), dictionary, encoding, rowGroupSize, pageSize. */
export function writeParquetWasm(columns, options) {
  const table = new arrow.Table(Object.fromEntries(columns.map(column => [column.name, vector(column)])))
  let properties = new WriterPropertiesBuilder().setCompression(Compression[options.compression])
  if (options.version) properties = properties.setWriterVersion(WriterVersion[options.version])
  if (options.dictionary !== undefined) properties = properties.setDictionaryEnabled(options.dictionary)
  if (options.encoding) properties = properties.setEncoding(Encoding[options.encoding])
  if (options.rowGroupSize) properties = properties.setMaxRowGroupSize(options.rowGroupSize)
  if (options.pageSize) properties = properties.setDataPageSizeLimit(options.pageSize)
  return writeParquet(Table.fromIPCStream(arrow.tableToIPC(table, 'stream')), properties.build())
}
