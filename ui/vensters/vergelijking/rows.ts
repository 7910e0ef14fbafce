import type { Vergeleken } from '../../../application/vergelijking'
import { roundTekort, formatEuro, formatPercentage } from '../../../domain/geld'
import { naamVanPeriode, periodesVan, type LabelCode, type RentevastePeriode } from '../../../domain/orientatie'
import type { LastDaarna } from '../../../domain/vergelijking'

/** A column of the comparison: the period itself, or a figure of it. */
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

/** Whether the figures of a period are there; if not, why: still asked for, failed, or no longer asked for. */
export type RowState = 'bekend' | 'gevraagd' | 'mislukt' | 'overgeslagen'

/** One period with its figures: rates in percent, amounts in euro. A figure there is none of is undefined. */
export interface PeriodeRow {
  readonly periode: RentevastePeriode
  readonly naam: string
  readonly stand: RowState
  /** What the period comes to; undefined while that is not known. */
  readonly van: Vergeleken | undefined
  /** What the loan costs a month before tax after the period, in euro, at the middling rate. */
  readonly brutoDaarna: number | undefined
  readonly cijfers: Readonly<Record<Column, number | undefined>>
}

/** By which column the rows are sorted, and whether the highest comes first. */
export interface SortOrder {
  readonly kolom: Column
  readonly aflopend: boolean
}

/** Shortest first, which favours no period. */
export const NEUTRAL_ORDER: SortOrder = { kolom: 'periode', aflopend: false }

/** The rate that may hold after a period, percent a year, by the column of the net cost that it brings. */
export const RENTE_DAARNA = { netto2: 2, netto5: 5, netto7: 7 } as const satisfies Readonly<
  Partial<Record<Column, LastDaarna['rente']>>
>

/** What the loan costs after its period at the rate of a column. */
export const daarnaBij = (
  daarna: readonly LastDaarna[] | undefined,
  kolom: keyof typeof RENTE_DAARNA,
): LastDaarna | undefined => daarna?.find(({ rente }) => rente === RENTE_DAARNA[kolom])

/** The row of a period. */
export const toRow = (van: Vergeleken): PeriodeRow => ({
  periode: van.rentevastperiode,
  naam: naamVanPeriode(van.rentevastperiode),
  stand: 'bekend',
  van,
  brutoDaarna: daarnaBij(van.daarna, 'netto5')?.bruto,
  cijfers: {
    periode: van.rentevastperiode,
    rente: van.rente,
    toetsrente: van.toetsrente,
    maximum: van.maximaleHypotheek,
    bruto: van.maandlastBruto,
    netto: van.maandlastNetto,
    tekort: van.extraBenodigdeEigenInleg === undefined ? undefined : roundTekort(van.extraBenodigdeEigenInleg),
    restant: van.restantEinde,
    netto2: daarnaBij(van.daarna, 'netto2')?.netto,
    netto5: daarnaBij(van.daarna, 'netto5')?.netto,
    netto7: daarnaBij(van.daarna, 'netto7')?.netto,
  },
})

/** The row of a period that has no figures. */
export const rowWithoutCijfers = (periode: RentevastePeriode, stand: Exclude<RowState, 'bekend'>): PeriodeRow => ({
  periode,
  naam: naamVanPeriode(periode),
  stand,
  van: undefined,
  brutoDaarna: undefined,
  cijfers: { ...GEEN_CIJFERS, periode },
})

const GEEN_CIJFERS = Object.fromEntries(COLUMNS.map((kolom) => [kolom, undefined])) as PeriodeRow['cijfers']

/** Figures that differ come in order, what has none comes last either way, and what is equal by length. */
export const sortRows = (rijen: readonly PeriodeRow[], { kolom, aflopend }: SortOrder): readonly PeriodeRow[] =>
  rijen.toSorted((een, ander) => {
    const [links, rechts] = [een.cijfers[kolom], ander.cijfers[kolom]]
    if (links === rechts) return een.periode - ander.periode
    if (links === undefined) return 1
    if (rechts === undefined) return -1
    return aflopend ? rechts - links : links - rechts
  })

/** The order after a press on the heading of a column: the lowest first, and after that the highest. */
export const nextOrder = (huidig: SortOrder, kolom: Column): SortOrder => ({
  kolom,
  aflopend: huidig.kolom === kolom && !huidig.aflopend,
})

/** The columns that hold more than nothing, in order: where no period falls short, no column says so. */
const columnsWithCijfers = (rijen: readonly PeriodeRow[]): readonly Column[] =>
  COLUMNS.filter((kolom) => rijen.some(({ cijfers }) => Math.round(cijfers[kolom] ?? 0) !== 0))

/** The columns that are shown at once, in order, and those that are folded, which name the period too. */
export interface ColumnSplit {
  readonly shown: readonly Column[]
  readonly folded: readonly Column[]
}

/** Splits the columns that hold more than nothing into these, in this order, and the others. */
export const splitColumns = (rijen: readonly PeriodeRow[], eerst: readonly Column[]): ColumnSplit => {
  const kolommen = columnsWithCijfers(rijen)
  return {
    shown: eerst.filter((kolom) => kolommen.includes(kolom)),
    folded: kolommen.filter((kolom) => kolom === 'periode' || !eerst.includes(kolom)),
  }
}

/** The names of the periods of a brand that have no row, shortest first. */
export const namesWithoutRow = (labelCode: LabelCode, rijen: readonly PeriodeRow[]): readonly string[] =>
  periodesVan(labelCode)
    .filter((maanden) => rijen.every(({ periode }) => periode !== maanden))
    .map(naamVanPeriode)

/** A figure of a period as it is shown: its name, a percentage or an amount; a dash where there is none. */
export const kolomTekst = (kolom: Column, { naam, cijfers }: PeriodeRow): string => {
  const waarde = cijfers[kolom]
  if (kolom === 'periode') return naam
  if (waarde === undefined) return formatEuro(undefined)
  return kolom === 'rente' || kolom === 'toetsrente' ? formatPercentage(waarde) : formatEuro(waarde)
}
