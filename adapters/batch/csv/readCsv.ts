import { either, function as fp } from 'fp-ts'

import { verzoekCodec, type FinancieringsOpzetVerzoek } from '../../../domain'
import { toLeesfouten } from '../../../domain/codec'
import type { InputRequest, RequestReader } from '../requests'
import { requireInkomens } from '../requireInkomens'
import { toRawVerzoek, type SheetColumn, type Filling } from './columns'
import { readCell } from './readCell'
import { createHeaderReader, MELDING_UTF_8, type Header } from './readHeader'
import { readSheet, type SheetRow } from './readSheet'

/** Returns the request in a row, or Dutch sentences about its errors. */
const readVerzoek = (
  cells: readonly string[],
  columns: Header['columns'],
  filling: Filling,
): either.Either<string, FinancieringsOpzetVerzoek> => {
  const meldingen = new Map<string, string>()
  const values = columns.flatMap(({ place, column }): readonly (readonly [SheetColumn, unknown])[] => {
    const tekst = cells[place]?.trim() ?? ''
    if (tekst === '') return []
    const waarde = readCell(column.kind, tekst)
    if (either.isRight(waarde)) return [[column, waarde.right]]
    meldingen.set(column.naam, waarde.left)
    return [[column, tekst]]
  })
  return fp.pipe(
    verzoekCodec.decode(toRawVerzoek(values, filling)),
    either.mapLeft((fouten) =>
      toLeesfouten(fouten).map(({ veld, melding }) => `${veld}: ${meldingen.get(veld) ?? melding}`),
    ),
    requireInkomens,
    either.mapLeft((regels) => regels.join('; ')),
  )
}

const meldingOverRow = (cells: readonly string[], { length, unnamed }: Header): string | undefined => {
  if (cells.length !== length) return `verwacht ${length} cellen, zoals in de eerste rij, en niet ${cells.length}`
  if (cells.some((cell) => cell.includes('\uFFFD'))) return MELDING_UTF_8
  return unnamed.some((place) => cells[place]?.trim() !== '') ? 'een cel staat in een kolom zonder naam' : undefined
}

const toRequest = ({ nummer, cells }: SheetRow, header: Header, filling: Filling): InputRequest => {
  const melding = meldingOverRow(cells, header)
  return {
    nummer,
    verzoek: melding === undefined ? readVerzoek(cells, header.columns, filling) : either.left(melding),
    eigen: () => Object.fromEntries(header.bewaard.map(({ place, column }) => [column, cells[place]])),
  }
}

/** Whether a row has a filled cell. Rows without one are skipped: spreadsheets leave such rows after a deletion. */
const isFilledRow = ({ cells }: SheetRow): boolean => cells.some((cell) => cell.trim() !== '')

/**
 * Creates a reader of a CSV with requests. The first filled row of the CSV names the columns. `bewaar` has the names of
 * the user's own columns to copy, and `filling` the default values. The reader throws `OnleesbareInvoer` for JSON and
 * for invalid column names, and any error that `readSheet` throws.
 */
export const createCsvReader = (bewaar: readonly string[], filling: Filling): RequestReader =>
  async function* (pieces) {
    const reader = createHeaderReader(bewaar)
    let header: Header | undefined
    for await (const { separator, rows } of readSheet(pieces)) {
      const requests = rows.filter(isFilledRow).flatMap((row) => {
        if (header !== undefined) return [toRequest(row, header, filling)]
        header = reader.read(row)
        return []
      })
      yield { requests, separator }
    }
    if (header === undefined) reader.end()
  }
