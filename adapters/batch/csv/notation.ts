import type { Separator } from '../requests'

/** How a sheet writes what it holds. */
export interface SheetNotation {
  readonly separator: Separator
  readonly decimalSign: ',' | '.'
  readonly yes: string
  readonly no: string
  readonly lineEnd: string
  /** Whether the sheet begins with a mark of Unicode, by which Excel knows that it is UTF-8. */
  readonly hasMark: boolean
}

/** As a Dutch spreadsheet writes and opens it. */
const DUTCH = { decimalSign: ',', yes: 'WAAR', no: 'ONWAAR', lineEnd: '\r\n', hasMark: true } as const

/** As programs write it: a comma that separates columns cannot separate decimals. */
const OF_PROGRAMS = { decimalSign: '.', yes: 'true', no: 'false', lineEnd: '\n', hasMark: false } as const

/** Returns how a sheet with this separator is written. */
export const notationOf = (separator: Separator): SheetNotation => ({
  separator,
  ...(separator === ',' ? OF_PROGRAMS : DUTCH),
})

const SEPARATORS: readonly Separator[] = [';', ',', '\t']

/** The separator of Dutch spreadsheets. */
export const DEFAULT_SEPARATOR: Separator = ';'

/** Returns the separator that a row with names of columns has most of, outside quotes; undefined when it has none. */
export const findSeparator = (header: string): Separator | undefined => {
  const bare = header.replace(/"[^"]*"?/g, '')
  const countOf = (separator: Separator): number => bare.split(separator).length - 1
  const most = SEPARATORS.reduce((best, one) => (countOf(one) > countOf(best) ? one : best))
  return countOf(most) === 0 ? undefined : most
}
