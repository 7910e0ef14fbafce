import { Buffer } from 'node:buffer'
import { parse } from 'csv-parse'

import { OnleesbareInvoer } from '../../files'
import { LONGEST_LINE } from '../lines'
import type { Separator } from '../requests'
import { DEFAULT_SEPARATOR, findSeparator } from './notation'

/** A row of a sheet. */
export interface SheetRow {
  /** The line that it begins on, counted from 1: a cell between quotes may hold several lines. */
  readonly nummer: number
  readonly cells: readonly string[]
}

/** The rows in a piece of a sheet. */
export interface SheetPart {
  readonly separator: Separator
  readonly rows: readonly SheetRow[]
}

const MELDINGEN: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'een aanhalingsteken gaat open en niet meer dicht',
  CSV_MAX_RECORD_SIZE: `langer dan ${LONGEST_LINE} tekens; staat er een aanhalingsteken te veel?`,
}

const QUOTE_MISPLACED = 'een aanhalingsteken hoort om de hele cel, en erbinnen dubbel'

/** Without the cause, which repeats what the row says. */
const toFailure = (nummer: number, cause: Error): Error => {
  const code = 'code' in cause ? String(cause.code) : ''
  return new Error(`regel ${nummer}: ${MELDINGEN[code] ?? QUOTE_MISPLACED}`)
}

const linesIn = (cells: readonly string[]): number =>
  cells.reduce((lines, cell) => lines + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 1)

interface Parsed {
  readonly rows: readonly SheetRow[]
  /** Why the rows after these cannot be told apart. */
  readonly failure: Error | undefined
}

/** Counts lines itself: the parser counts an end of a line of Windows in a cell twice. */
const createParser = (separator: Separator) => {
  const records: string[][] = []
  let nummer = 1
  const parser = parse({
    bom: true,
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: LONGEST_LINE,
    on_record: (record: string[]) => {
      records.push(record)
      return null
    },
  })
  // The calls that write to the parser report its errors.
  parser.on('error', () => undefined)
  const toRow = (cells: readonly string[]): SheetRow => {
    const row = { nummer, cells }
    nummer += linesIn(cells)
    return row
  }
  const parsed = (write: (done: (error?: Error | null) => void) => void): Promise<Parsed> =>
    new Promise((resolve) =>
      write((error) => {
        const rows = records.splice(0).map(toRow)
        resolve({ rows, failure: error ? toFailure(nummer, error) : undefined })
      }),
    )
  return {
    read: (piece: Uint8Array) => parsed((done) => parser.write(piece, done)),
    end: () => parsed((done) => parser.end(done)),
  }
}

/** The first line with text; undefined while its end has not come. */
const headerIn = (text: string): string | undefined => /^[\r\n]*([^\r\n]+)[\r\n]/.exec(text)?.[1]

/** The same pieces, but the first goes up to the end of the first line with text, or is too long to be a row. */
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
 * Reads the rows of a CSV, a piece at a time; the first row says what separates the cells. Holds no more than a piece
 * and a row. Throws, with the number of the row, when a quote leaves unclear where the next row begins, and
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
