import type { Separator } from '../requests'

/** The notation of a CSV: separator, decimals, booleans, line ends and byte order mark. */
export interface SheetNotation {
  readonly separator: Separator
  readonly decimalSign: ',' | '.'
  readonly yes: string
  readonly no: string
  readonly lineEnd: string
  /** Whether the CSV begins with a byte order mark, by which Excel recognises UTF-8. */
  readonly hasMark: boolean
}

/** The notation of a Dutch spreadsheet. */
const DUTCH = { decimalSign: ',', yes: 'WAAR', no: 'ONWAAR', lineEnd: '\r\n', hasMark: true } as const

/** The notation of programs. Decimals have a point, because the separator is a comma. */
const OF_PROGRAMS = { decimalSign: '.', yes: 'true', no: 'false', lineEnd: '\n', hasMark: false } as const

/** Returns the notation of a CSV: that of programs when the separator is a comma, otherwise the Dutch notation. */
export const notationOf = (separator: Separator): SheetNotation => ({
  separator,
  ...(separator === ',' ? OF_PROGRAMS : DUTCH),
})

const SEPARATORS: readonly Separator[] = [';', ',', '\t']

/** The separator of Dutch spreadsheets. */
export const DEFAULT_SEPARATOR: Separator = ';'

/** Returns the most frequent separator in a header row, outside quotes; undefined when there is none. */
export const findSeparator = (header: string): Separator | undefined => {
  const bare = header.replace(/"[^"]*"?/g, '')
  const countOf = (separator: Separator): number => bare.split(separator).length - 1
  const most = SEPARATORS.reduce((best, one) => (countOf(one) > countOf(best) ? one : best))
  return countOf(most) === 0 ? undefined : most
}
