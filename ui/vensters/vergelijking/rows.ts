import type { Vergeleken } from '../../../application'
import { roundTekort, formatEuro, formatPercentage } from '../../../domain/geld'
import { naamVanPeriode, periodesVan, type LabelCode, type RentevastePeriode } from '../../../domain/orientatie'
import type { LastDaarna } from '../../../domain/vergelijking'

/** The columns of the comparison, in order: the period and its figures. */
export const COLUMNS = [
  'periode',
  'rente',
  'toetsrente',
  'maximum',
  'bruto',
  'netto',
  'tekort',
  'restant',
  'netto2',
  'netto5',
  'netto7',
] as const

export type Column = (typeof COLUMNS)[number]

/** The state of a period's figures: known, requested, failed, or not requested (`overgeslagen`). */
export type RowState = 'bekend' | 'gevraagd' | 'mislukt' | 'overgeslagen'

/** One period with its figures, in months, percent or euro. A figure that is unknown or does not exist is undefined. */
export interface PeriodeRow {
  readonly periode: RentevastePeriode
  readonly naam: string
  readonly stand: RowState
  /** The figures of the period from the calculation or the service; undefined while unknown. */
  readonly van: Vergeleken | undefined
  /** The gross monthly cost after the period at a rate of 5%, in euro; undefined when unknown or nothing is owed. */
  readonly brutoDaarna: number | undefined
  readonly cijfers: Readonly<Record<Column, number | undefined>>
}

/** The column by which rows are sorted, and whether the highest figure is first. */
export interface SortOrder {
  readonly kolom: Column
  readonly aflopend: boolean
}

/** The initial order of the rows: the shortest period first, because this order recommends no period. */
export const NEUTRAL_ORDER: SortOrder = { kolom: 'periode', aflopend: false }

/** The assumed interest rates after a period, in percent a year, by the column with the net cost at that rate. */
export const RENTE_DAARNA = { netto2: 2, netto5: 5, netto7: 7 } as const satisfies Readonly<
  Partial<Record<Column, LastDaarna['rente']>>
>

/** Returns the cost of the loan after its period, at the rate of a column; undefined when `daarna` has no such cost. */
export const daarnaBij = (
  daarna: readonly LastDaarna[] | undefined,
  kolom: keyof typeof RENTE_DAARNA,
): LastDaarna | undefined => daarna?.find(({ rente }) => rente === RENTE_DAARNA[kolom])

/** Returns the row of a period with known figures; those about monthly costs are for the loan of the calculation. */
export const toRow = (van: Vergeleken): PeriodeRow => ({
  periode: van.rentevastperiode,
  naam: naamVanPeriode(van.rentevastperiode),
  stand: 'bekend',
  van,
  brutoDaarna: daarnaBij(van.maand?.daarna, 'netto5')?.bruto,
  cijfers: {
    periode: van.rentevastperiode,
    rente: van.rente,
    toetsrente: van.toetsrente,
    maximum: van.maximaleHypotheek,
    bruto: van.maand?.maandlastBruto,
    netto: van.maand?.maandlastNetto,
    tekort: van.extraBenodigdeEigenInleg === undefined ? undefined : roundTekort(van.extraBenodigdeEigenInleg),
    restant: van.maand?.restantEinde,
    netto2: daarnaBij(van.maand?.daarna, 'netto2')?.netto,
    netto5: daarnaBij(van.maand?.daarna, 'netto5')?.netto,
    netto7: daarnaBij(van.maand?.daarna, 'netto7')?.netto,
  },
})

export const rowWithoutCijfers = (periode: RentevastePeriode, stand: Exclude<RowState, 'bekend'>): PeriodeRow => ({
  periode,
  naam: naamVanPeriode(periode),
  stand,
  van: undefined,
  brutoDaarna: undefined,
  cijfers: { ...GEEN_CIJFERS, periode },
})

const GEEN_CIJFERS = Object.fromEntries(COLUMNS.map((kolom) => [kolom, undefined])) as PeriodeRow['cijfers']

/** Returns the rows sorted by a column; rows with equal figures by period, and rows without a figure last. */
export const sortRows = (rijen: readonly PeriodeRow[], { kolom, aflopend }: SortOrder): readonly PeriodeRow[] =>
  rijen.toSorted((een, ander) => {
    const [links, rechts] = [een.cijfers[kolom], ander.cijfers[kolom]]
    if (links === rechts) return een.periode - ander.periode
    if (links === undefined) return 1
    if (rechts === undefined) return -1
    return aflopend ? rechts - links : links - rechts
  })

/**
 * Returns the order after a press on the heading of `kolom`: lowest figure first, or highest figure first if the rows
 * were already sorted by `kolom` with the lowest first.
 */
export const nextOrder = (huidig: SortOrder, kolom: Column): SortOrder => ({
  kolom,
  aflopend: huidig.kolom === kolom && !huidig.aflopend,
})

/** Returns the columns in which at least one figure does not round to 0, in the order of `COLUMNS`. */
const columnsWithCijfers = (rijen: readonly PeriodeRow[]): readonly Column[] =>
  COLUMNS.filter((kolom) => rijen.some(({ cijfers }) => Math.round(cijfers[kolom] ?? 0) !== 0))

/** The columns of the table or cards (`shown`), and of the folded table (`folded`). */
export interface ColumnSplit {
  readonly shown: readonly Column[]
  readonly folded: readonly Column[]
}

/** Splits the columns with figures: `shown` has the columns in `eerst`; `folded` has the period and the others. */
export const splitColumns = (rijen: readonly PeriodeRow[], eerst: readonly Column[]): ColumnSplit => {
  const kolommen = columnsWithCijfers(rijen)
  return {
    shown: eerst.filter((kolom) => kolommen.includes(kolom)),
    folded: kolommen.filter((kolom) => kolom === 'periode' || !eerst.includes(kolom)),
  }
}

/** Returns the names of a brand's periods that have no row, shortest first. */
export const namesWithoutRow = (labelCode: LabelCode, rijen: readonly PeriodeRow[]): readonly string[] =>
  periodesVan(labelCode)
    .filter((maanden) => rijen.every(({ periode }) => periode !== maanden))
    .map(naamVanPeriode)

/** Returns the text of a table cell: a name, a percentage or an amount in euro; a dash for an undefined figure. */
export const kolomTekst = (kolom: Column, { naam, cijfers }: PeriodeRow): string => {
  const waarde = cijfers[kolom]
  if (kolom === 'periode') return naam
  if (waarde === undefined) return formatEuro(undefined)
  return kolom === 'rente' || kolom === 'toetsrente' ? formatPercentage(waarde) : formatEuro(waarde)
}
