// From canonical text to the values that the writers take.

/** 'DECIMAL(7,2)' -> { kind: 'DECIMAL', args: ['7', '2'] } */
export function parseType(token) {
  const match = /^([A-Z0-9]+)(?:\((.*)\))?$/.exec(token)
  return { kind: match[1], args: match[2] ? match[2].split(',') : [] }
}

/** Days since 1970-01-01. */
export function days(text) {
  return Date.parse(text + 'T00:00:00Z') / 86_400_000
}

/** The number of a decimal without its point. */
export function unscaled(text) {
  return BigInt(text.replace('.', ''))
}

/** Ticks since the epoch (or midnight), `digits` of them after the second's point. */
export function ticks(text, digits) {
  const local = text.endsWith('Z') ? text.slice(0, -1) : text
  const [whole, fraction = ''] = local.split('.')
  const seconds = Date.parse((whole.includes('T') ? whole : '1970-01-01T' + whole) + 'Z') / 1000
  return BigInt(seconds) * 10n ** BigInt(digits) + BigInt(fraction.padEnd(digits, '0').slice(0, digits))
}

/** The bytes of '0x...'. */
export function bytes(text) {
  return new Uint8Array(Buffer.from(text.slice(2), 'hex'))
}

export const DIGITS = { MILLIS: 3, MICROS: 6, NANOS: 9 }
