import { either } from 'fp-ts'

import { toLegibleName } from '../../../domain/codec'
import { OnleesbareInvoer } from '../../files'
import { SHEET_COLUMNS, REQUIRED_COLUMNS, type SheetColumn } from './columns'
import { nearestName } from './nearestName'
import type { SheetRow } from './readSheet'

/** A column with its index in a row. */
interface Placed<A> {
  readonly place: number
  readonly column: A
}

/** The columns of a CSV, according to its header row. */
export interface Header {
  /** The number of cells that every row must have. */
  readonly length: number
  /** The columns with fields of a request. */
  readonly columns: readonly Placed<SheetColumn>[]
  /** The user's own columns that are copied to each result (`--bewaar`). */
  readonly bewaard: readonly Placed<string>[]
  /** The indexes of columns without a name. */
  readonly unnamed: readonly number[]
}

export const MELDING_UTF_8 = 'niet in UTF-8: sla op als ‘CSV UTF-8’'

const NAMES = SHEET_COLUMNS.map(({ naam }) => naam)

const isColumn = (naam: string): boolean => NAMES.includes(naam)

const between = (naam: string): string => `‘${toLegibleName(naam)}’`

/** Returns Dutch sentences about unknown column names. Each suggests a similar known name, or else `--bewaar`. */
const meldingenOverOnbekende = (unknown: readonly string[]): readonly string[] => {
  const nearest = (naam: string): string | undefined => nearestName(naam, NAMES)
  const own = unknown.filter((naam) => nearest(naam) === undefined)
  return [
    ...unknown.flatMap((naam) => {
      const meant = nearest(naam)
      return meant === undefined ? [] : [`onbekende kolom ${between(naam)}: bedoel je ${meant}?`]
    }),
    ...(own.length === 0
      ? []
      : [`onbekende kolom ${own.map(between).join(', ')}: een eigen kolom gaat mee met --bewaar`]),
  ]
}

/** Returns Dutch sentences about unknown, repeated and missing columns. */
const meldingenOver = (names: readonly string[], bewaar: readonly string[]): readonly string[] => {
  const unknown = names.filter((naam) => !isColumn(naam) && !bewaar.includes(naam))
  const twice = new Set(names.filter((naam, place) => names.indexOf(naam) !== place))
  const missing = [...REQUIRED_COLUMNS, ...bewaar].filter((naam) => !names.includes(naam))
  return [
    ...meldingenOverOnbekende([...new Set(unknown)]),
    ...[...twice].map((naam) => `kolom ${between(naam)} staat er meer dan één keer`),
    ...missing.map((naam) => `kolom ${between(naam)} ontbreekt`),
  ]
}

const toHeader = (names: readonly string[], bewaar: readonly string[]): Header => ({
  length: names.length,
  columns: SHEET_COLUMNS.flatMap((column) => {
    const place = names.indexOf(column.naam)
    return place < 0 ? [] : [{ place, column }]
  }),
  bewaard: bewaar.map((naam) => ({ place: names.indexOf(naam), column: naam })),
  unnamed: names.flatMap((naam, place) => (naam === '' ? [place] : [])),
})

/** The message about a CSV whose first row names no column. It does not repeat the row, which may contain data. */
const NO_COLUMN = 'de eerste rij noemt geen kolom van een verzoek; --sjabloon schrijft een voorbeeld'

/** The maximum number of filled rows above the column names, such as a title, that the search skips. */
const MOST_TITLES = 10

const SEPARATORS = /[;,\t]/

/** Whether a row names columns, also when another separator than that of the first row separates these. */
const namesColumns = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell.split(SEPARATORS).some((part) => isColumn(part.trim().replaceAll('"', ''))))

/** Returns the Dutch message about a row above the column names; undefined for a row without column names. */
const meldingOverTitel = (title: SheetRow, { nummer, cells }: SheetRow): string | undefined => {
  if (!namesColumns(cells)) return undefined
  const isHint = title.cells[0]?.trim().toLowerCase().startsWith('sep=') ?? false
  return isHint
    ? `regel ${title.nummer} is ‘sep=’: haal die regel weg`
    : `regel ${nummer} noemt de kolommen, en niet de eerste rij: haal de rijen erboven weg`
}

/** A reader that gets the filled rows of a CSV, until it returns the columns. */
interface HeaderReader {
  /** Returns the columns; undefined for a row above them. Throws `OnleesbareInvoer` for wrong names and such rows. */
  readonly read: (row: SheetRow) => Header | undefined
  /** Throws `OnleesbareInvoer` when the CSV has rows, but no row with the columns. */
  readonly end: () => void
}

/** Creates a reader of the columns. `bewaar` has the names of the user's own columns. */
export const createHeaderReader = (bewaar: readonly string[]): HeaderReader => {
  const titles: SheetRow[] = []
  const refuse = (melding: string): never => {
    throw new OnleesbareInvoer(melding)
  }
  return {
    read: (row) => {
      const [title] = titles
      if (title === undefined && row.cells.some((cell) => isColumn(cell.trim())))
        return either.getOrElseW(refuse)(readHeader(row.cells, bewaar))
      const melding = title && meldingOverTitel(title, row)
      if (melding !== undefined || titles.length > MOST_TITLES) return refuse(melding ?? NO_COLUMN)
      titles.push(row)
      return undefined
    },
    end: () => {
      if (titles.length > 0) refuse(NO_COLUMN)
    },
  }
}

/** Returns the columns in a header row, or Dutch sentences about its errors. */
const readHeader = (cells: readonly string[], bewaar: readonly string[]): either.Either<string, Header> => {
  const names = cells.map((cell) => cell.trim())
  if (names.some((naam) => naam.includes('\uFFFD'))) return either.left(`de invoer is ${MELDING_UTF_8}`)
  const meldingen = meldingenOver(
    names.filter((naam) => naam !== ''),
    bewaar,
  )
  return meldingen.length === 0 ? either.right(toHeader(names, bewaar)) : either.left(meldingen.join('; '))
}
