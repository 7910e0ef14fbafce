import { stringify } from 'csv-stringify/sync'
import { either } from 'fp-ts'

import { financieringsOpzetShape, type FinancieringsOpzet } from '../../../domain'
import { toSchema } from '../../schema'
import type { BatchResult, ResultForm, ResultWriter } from '../requests'
import { DEFAULT_SEPARATOR, notationOf, type SheetNotation } from './notation'

/** The columns of a result, in a fixed order. The cell of an absent figure is empty. */
export const RESULT_COLUMNS = Object.keys(
  toSchema(financieringsOpzetShape)['properties'] ?? {},
) as readonly (keyof FinancieringsOpzet)[]

const LINE = 'regel'

const MARK = '\uFEFF'

/** Matches a text that begins as a formula does in a spreadsheet (OWASP, CSV Injection). Signed numbers match too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

const NUMBER = /^[+-]?\d+(?:[.,]\d+)*$/

/** Matches a separator that a spreadsheet may use. A text with such a separator is quoted. */
const SEPARATORS = /[;,\t]/

/**
 * Returns the text, with `'` before it when it begins as a formula does, so that a spreadsheet does not calculate the
 * formula. Numbers do not change. The option `escape_formulas` of csv-stringify is not used: it changes negative
 * numbers too.
 */
const withoutFormula = (tekst: string): string => (FORMULA.test(tekst) && !NUMBER.test(tekst) ? `'${tekst}` : tekst)

const optionsOf = ({ separator, decimalSign, yes, no, lineEnd }: SheetNotation) => ({
  delimiter: separator,
  record_delimiter: lineEnd,
  cast: {
    boolean: (waarde: boolean) => (waarde ? yes : no),
    number: (getal: number) => String(getal).replace('.', decimalSign),
    string: (tekst: string) => {
      const value = withoutFormula(tekst)
      return SEPARATORS.test(value) ? { value, quoted: true } : value
    },
  },
})

/** Returns rows as the text of a CSV. */
export const formatRows = (rows: readonly (readonly unknown[])[], notation: SheetNotation): string =>
  stringify(rows as unknown[][], optionsOf(notation))

/** Returns the header row as the text of a CSV, after a byte order mark if the notation has one. */
export const formatHeader = (names: readonly string[], notation: SheetNotation): string =>
  `${notation.hasMark ? MARK : ''}${formatRows([names], notation)}`

/**
 * Creates a writer of results as CSV: a header row, and a row for each result. Returns a Dutch sentence when one of the
 * user's own columns has the name of a result column.
 */
export const createCsvWriter = ({ bewaar, regelnummers }: ResultForm): either.Either<string, ResultWriter> => {
  const fixed: readonly string[] = [...(regelnummers ? [LINE] : []), ...RESULT_COLUMNS]
  const taken = bewaar.filter((naam) => fixed.includes(naam))
  if (taken.length > 0) return either.left(`--bewaar: ${taken.join(', ')} is al een kolom van de resultaten`)
  let isBegun = false
  const toRow = ({ nummer, eigen, financieringsOpzet }: BatchResult): readonly unknown[] => [
    ...bewaar.map((naam) => eigen[naam]),
    ...(regelnummers ? [nummer] : []),
    ...RESULT_COLUMNS.map((naam) => financieringsOpzet[naam]),
  ]
  return either.right((results, separator = DEFAULT_SEPARATOR) => {
    const notation = notationOf(separator)
    const header = isBegun ? '' : formatHeader([...bewaar, ...fixed], notation)
    isBegun = true
    return header + formatRows(results.map(toRow), notation)
  })
}
