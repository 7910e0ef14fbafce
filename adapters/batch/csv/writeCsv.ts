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

/** Matches the beginning of a formula in a spreadsheet (OWASP, CSV Injection). Signed numbers match too. */
const FORMULA = /^[=+\-@\u2212]/

/** Matches the signs at the beginning of a text that a spreadsheet may skip: spaces, line ends and invisible signs. */
const SKIPPED = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]+/u

const NUMBER = /^[+-]?\d+(?:[.,]\d+)*$/

/**
 * Matches a sign that ends a cell or a row in some reader of CSV, or space around the text. Such a text is quoted,
 * whatever the notation of the CSV is.
 */
const UNSAFE = /[;,\t"\r\n\v\f\u0085\u2028\u2029]|^\s|\s$/

/**
 * Whether a spreadsheet may read a text as a formula. It may read other forms of a sign, such as `＝`, as that sign. The
 * text is taken apart, because Unicode joins `=` and a stroke to `≠`, where a spreadsheet reads `=`.
 */
const isFormula = (tekst: string): boolean =>
  !NUMBER.test(tekst) && FORMULA.test(tekst.replace(SKIPPED, '').normalize('NFKD'))

/**
 * Returns the cell of a text, with `'` before the text when it begins as a formula does, so that a spreadsheet does not
 * calculate the formula. Numbers do not change. The option `escape_formulas` of csv-stringify is not used: it changes
 * negative numbers too, and knows fewer signs.
 */
const toCell = (tekst: string) => {
  const value = isFormula(tekst) ? `'${tekst}` : tekst
  return UNSAFE.test(value) ? { value, quoted: true } : value
}

const optionsOf = ({ separator, decimalSign, yes, no, lineEnd }: SheetNotation) => ({
  delimiter: separator,
  record_delimiter: lineEnd,
  cast: {
    boolean: (waarde: boolean) => (waarde ? yes : no),
    /** A number in JSON that is too large is read as infinite. */
    number: (getal: number) =>
      Number.isFinite(getal) ? String(getal).replace('.', decimalSign) : toCell(String(getal)),
    object: (waarde: object) => toCell(JSON.stringify(waarde)),
    string: toCell,
  },
})

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
    ...bewaar.map((naam) => (Object.hasOwn(eigen, naam) ? eigen[naam] : undefined)),
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
