import { stringify } from 'csv-stringify/sync'
import { either } from 'fp-ts'

import { financieringsOpzetShape, type FinancieringsOpzet } from '../../../domain'
import { toSchema } from '../../schema'
import type { BatchResult, ResultForm, ResultWriter } from '../requests'
import { DEFAULT_SEPARATOR, notationOf, type SheetNotation } from './notation'

/** The columns of a result, always the same and in this order; a figure that is absent has an empty cell. */
export const RESULT_COLUMNS = Object.keys(
  toSchema(financieringsOpzetShape)['properties'] ?? {},
) as readonly (keyof FinancieringsOpzet)[]

const LINE = 'regel'

const MARK = '\uFEFF'

/** How a text begins that a spreadsheet takes for a formula (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

const NUMBER = /^[+-]?\d+(?:[.,]\d+)*$/

/** Whatever separates the columns here, a spreadsheet that opens the file may separate them by another sign. */
const SEPARATORS = /[;,\t]/

/**
 * A text that a spreadsheet shows and does not carry out: a quote before it, unless it is a number. The option of the
 * package for formulas would change negative numbers too.
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

/** Writes rows of a sheet. */
export const formatRows = (rows: readonly (readonly unknown[])[], notation: SheetNotation): string =>
  stringify(rows as unknown[][], optionsOf(notation))

/** Writes the first row of a sheet, with the names of its columns. */
export const formatHeader = (names: readonly string[], notation: SheetNotation): string =>
  `${notation.hasMark ? MARK : ''}${formatRows([names], notation)}`

/**
 * Creates a writer of results as a CSV: a row with the names of the columns, and a row for each result. Says in Dutch
 * which own columns would have the name of another.
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
