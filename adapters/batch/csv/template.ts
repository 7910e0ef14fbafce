import type { FinancieringsOpzetVerzoek, Hypotheekgever } from '../../../domain'
import { SHEET_COLUMNS, isFilledIn, valueIn } from './columns'
import { DEFAULT_SEPARATOR, notationOf } from './notation'
import { formatHeader, formatRows } from './writeCsv'

const DATUM = '2026-01-01'

const koper = (volgnummer: 1 | 2, bedrag: number): Hypotheekgever => ({
  volgnummer,
  inkomsten: { dienstbetrekkingsoort: 'DienstbetrekkingVast', bedrag, ingangsdatum: DATUM },
  uitgaven: { brutoMaandlastOverige: 0, brutoMaandlastAlimentatie: 0, huidigeMaandlastStudieschuld: 95 },
  binnen10JaarMetPensioen: false,
})

/** The example request: two buyers who sell their home. */
const VOORBEELD: FinancieringsOpzetVerzoek = {
  labelCode: 'MY',
  rentevastperiode: 120,
  ingangsdatumHypotheek: DATUM,
  timestamp: `${DATUM}T12:00:00.000Z`,
  eigenInleg: 20_000,
  hypotheekgevers: [koper(1, 42_000), koper(2, 38_500)],
  onderpand: {
    koopsom: 425_000,
    onderpandType: 'BestaandeBouw',
    energielabelType: 'C',
    meerwerkOfVerbouwingskosten: 15_000,
    verkoopprijs: 310_000,
    huidigHypotheekbedrag: 245_000.5,
  },
}

const columns = SHEET_COLUMNS.filter((column) => !isFilledIn(column))

const notation = notationOf(DEFAULT_SEPARATOR)

/** A CSV for a Dutch spreadsheet: a header row with the columns that have no default value, and an example row. */
export const TEMPLATE =
  formatHeader(
    columns.map(({ naam }) => naam),
    notation,
  ) + formatRows([columns.map((column) => valueIn(VOORBEELD, column))], notation)
