import parseRange from 'range-parser'

/** The first and the last byte that are asked for, counted from 0. */
export interface Part {
  readonly start: number
  readonly end: number
}

/** The headers that ask for a part. */
export interface PartHeaders {
  readonly range?: string | undefined
  readonly 'if-range'?: string | undefined
}

/**
 * Which part of a file a call asks for (RFC 9110, 14.2): `none` when the file has no such part, and `all` for one who
 * asks for none, for several, for what cannot be read, or for a part of what the file was before.
 */
export const partOf = (content: Buffer, etag: string, headers: PartHeaders): Part | 'all' | 'none' => {
  const { range, 'if-range': kept = etag } = headers
  if (range === undefined || kept !== etag) return 'all'
  const parts = parseRange(content.length, range)
  if (parts === -1) return 'none'
  const [part, ...more] = parts === -2 || parts.type !== 'bytes' ? [] : parts
  return part === undefined || more.length > 0 ? 'all' : part
}
