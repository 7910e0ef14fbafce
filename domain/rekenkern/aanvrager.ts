import type { DienstBetrekking } from '../orientatie'
import type { FinancieringsOpzetVerzoek, Hypotheekgever } from '../verzoek'

/**
 * One home buyer as the rules see one: income in euro a year, burdens in euro a month, what was absent counted as 0.
 */
export interface Aanvrager {
  readonly gever: Hypotheekgever
  readonly soort: DienstBetrekking
  readonly inkomen: number
  readonly alimentatie: number
  readonly leningen: number
  readonly studieschuld: number
}

/** One or two home buyers, in the order of the request. */
export interface Aanvragers {
  readonly eerste: Aanvrager
  readonly tweede: Aanvrager | undefined
}

/** Absent counts as 0, and so does -0. */
export const ofNul = (bedrag: number | undefined): number => (bedrag === undefined || bedrag === 0 ? 0 : bedrag)

/** A home buyer with the income of today. */
export const toAanvrager = (gever: Hypotheekgever): Aanvrager => ({
  gever,
  soort: gever.inkomsten.dienstbetrekkingsoort,
  inkomen: ofNul(gever.inkomsten.bedrag),
  alimentatie: ofNul(gever.uitgaven.brutoMaandlastAlimentatie),
  leningen: ofNul(gever.uitgaven.brutoMaandlastOverige),
  studieschuld: ofNul(gever.uitgaven.huidigeMaandlastStudieschuld),
})

/** The kind of income of someone who may retire within ten years. Source: Trhk art. 2 lid 4. */
export const soortMetPensioen = (invoer: {
  readonly soort: DienstBetrekking
  readonly binnen10JaarMetPensioen: boolean
}): DienstBetrekking => (invoer.binnen10JaarMetPensioen ? 'Pensioen' : invoer.soort)

/** The yearly income of someone who may retire within ten years, in euro. Source: Trhk art. 2 lid 4. */
export const inkomenMetPensioen = (invoer: {
  readonly inkomen: number
  readonly pensioeninkomen?: number | undefined
  readonly binnen10JaarMetPensioen: boolean
}): number => (invoer.binnen10JaarMetPensioen ? ofNul(invoer.pensioeninkomen) : invoer.inkomen)

const metVerwachtPensioen = (gever: Hypotheekgever): Aanvrager => {
  const { soort, inkomen, alimentatie, leningen, studieschuld } = toAanvrager(gever)
  const { binnen10JaarMetPensioen, pensioeninkomen } = gever
  return {
    gever,
    soort: soortMetPensioen({ soort, binnen10JaarMetPensioen }),
    inkomen: inkomenMetPensioen({ inkomen, pensioeninkomen, binnen10JaarMetPensioen }),
    alimentatie,
    leningen,
    studieschuld,
  }
}

const toAanvragers = (verzoek: FinancieringsOpzetVerzoek, lees: (gever: Hypotheekgever) => Aanvrager): Aanvragers => {
  const [eerste, tweede] = verzoek.hypotheekgevers as readonly [Hypotheekgever, Hypotheekgever?]
  return { eerste: lees(eerste), tweede: tweede === undefined ? undefined : lees(tweede) }
}

/** The home buyers with the income they have today. */
export const aanvragersVandaag = (verzoek: FinancieringsOpzetVerzoek): Aanvragers => toAanvragers(verzoek, toAanvrager)

/** The home buyers with the expected pension for whoever retires within ten years; undefined when nobody does. */
export const aanvragersMetPensioen = (verzoek: FinancieringsOpzetVerzoek): Aanvragers | undefined =>
  verzoek.hypotheekgevers.some((gever) => gever.binnen10JaarMetPensioen)
    ? toAanvragers(verzoek, metVerwachtPensioen)
    : undefined
