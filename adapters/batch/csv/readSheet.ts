import { Buffer } from 'node:buffer'
import { parse } from 'csv-parse'

import { OnleesbareInvoer } from '../../files'
import { LONGEST_LINE } from '../lines'
import type { Separator } from '../requests'
import { DEFAULT_SEPARATOR, findSeparator } from './notation'

export interface SheetRow {
  /** The number of the first line of the row, from 1. Lines outnumber rows when quoted cells contain line breaks. */
  readonly nummer: number
  readonly cells: readonly string[]
}

/** The rows whose last line is in one chunk of the CSV, and the separator of that CSV. */
export interface SheetPart {
  readonly separator: Separator
  readonly rows: readonly SheetRow[]
}

const MELDINGEN: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'een aanhalingsteken gaat open en niet meer dicht',
  CSV_MAX_RECORD_SIZE: `langer dan ${LONGEST_LINE} tekens; staat er een aanhalingsteken te veel?`,
}

const QUOTE_MISPLACED = 'een aanhalingsteken hoort om de hele cel, en erbinnen dubbel'

/** Returns an error with a Dutch message. The cause is left out, because its message repeats the content of the row. */
const toFailure = (nummer: number, cause: Error): Error => {
  const code = 'code' in cause ? String(cause.code) : ''
  return new Error(`regel ${nummer}: ${MELDINGEN[code] ?? QUOTE_MISPLACED}`)
}

const TOO_LONG = 'CSV_MAX_RECORD_SIZE'

/** The error of csv-parse about a row that is too long. */
const tooLong = (): Error => Object.assign(new Error(TOO_LONG), { code: TOO_LONG })

/** The maximum number of bytes without the end of a row: a character has at most four bytes, and may be quoted. */
const LONGEST_OPEN = 8 * LONGEST_LINE

const linesIn = (cells: readonly string[]): number =>
  cells.reduce((lines, cell) => lines + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 1)

interface Parsed {
  readonly rows: readonly SheetRow[]
  /** The error that stopped the parser after these rows; undefined without an error. */
  readonly failure: Error | undefined
}

/** Returns the length of a row in characters: its cells, and the separators between them. */
const lengthOf = (cells: readonly string[]): number =>
  cells.reduce((length, cell) => length + cell.length, cells.length - 1)

/**
 * Creates a parser that counts lines itself, because csv-parse counts a CRLF inside a cell as two lines. It also limits
 * the length of a row itself: the limit of csv-parse does not count separators, so a row of separators would fill the
 * memory.
 */
const createParser = (separator: Separator) => {
  const records: string[][] = []
  let nummer = 1
  /** The bytes that were written since the last row. */
  let open = 0
  const parser = parse({
    bom: true,
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: LONGEST_LINE,
    on_record: (record: string[]) => {
      if (lengthOf(record) > LONGEST_LINE) throw tooLong()
      open = 0
      records.push(record)
      return null
    },
  })
  // The callback of `write` and `end` already reports errors. Without a listener, Node would also throw these errors.
  parser.on('error', () => undefined)
  const toRow = (cells: readonly string[]): SheetRow => {
    const row = { nummer, cells }
    nummer += linesIn(cells)
    return row
  }
  const written = (write: (done: (error?: Error | null) => void) => void): Promise<Error | undefined> =>
    new Promise((resolve) => write((error) => resolve(error ?? undefined)))
  const parsed = (error: Error | undefined): Parsed => {
    const rows = records.splice(0).map(toRow)
    return { rows, failure: error && toFailure(nummer, error) }
  }
  return {
    read: async (piece: Uint8Array): Promise<Parsed> => {
      for (let at = 0; at < piece.length; at += LONGEST_LINE) {
        const part = piece.subarray(at, at + LONGEST_LINE)
        open += part.length
        const error = await written((done) => parser.write(part, done))
        if (error ?? open > LONGEST_OPEN) return parsed(error ?? tooLong())
      }
      return parsed(undefined)
    },
    end: async (): Promise<Parsed> => parsed(await written((done) => parser.end(done))),
  }
}

/** Returns the first non-empty line; undefined while its line end is missing. */
const headerIn = (text: string): string | undefined => /^[\r\n]*([^\r\n]+)[\r\n]/.exec(text)?.[1]

/**
 * Yields the bytes of `pieces`. The first piece that it yields has the whole header row, unless that row is too long or
 * has no line end.
 */
async function* withWholeHeader(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let begin: Buffer | undefined = Buffer.alloc(0)
  for await (const piece of pieces) {
    if (begin === undefined) {
      yield piece
      continue
    }
    begin = Buffer.concat([begin, piece])
    if (headerIn(begin.toString()) === undefined && begin.length <= LONGEST_LINE) continue
    yield begin
    begin = undefined
  }
  if (begin !== undefined) yield begin
}

const JSON_BEGIN = /^\s*[[{]/

/**
 * Yields the rows of a CSV piece by piece; the first row decides the separator. Holds at most one piece and one row in
 * memory. Throws an error with the line number for a misplaced or unclosed quote and for a too long row. Throws
 * `OnleesbareInvoer` for JSON.
 */
export async function* readSheet(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<SheetPart> {
  let separator = DEFAULT_SEPARATOR
  let parser: ReturnType<typeof createParser> | undefined
  for await (const piece of withWholeHeader(pieces)) {
    if (parser === undefined) {
      const begin = new TextDecoder().decode(piece)
      const header = headerIn(begin) ?? begin
      if (JSON_BEGIN.test(header)) throw new OnleesbareInvoer('de invoer is JSON: laat --invoer csv weg')
      separator = findSeparator(header) ?? DEFAULT_SEPARATOR
      parser = createParser(separator)
    }
    const { rows, failure } = await parser.read(piece)
    yield { separator, rows }
    if (failure !== undefined) throw failure
  }
  if (parser === undefined) return
  const { rows, failure } = await parser.end()
  yield { separator, rows }
  if (failure !== undefined) throw failure
}
