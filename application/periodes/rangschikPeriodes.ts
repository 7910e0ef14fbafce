import { roundBedrag, roundTekort } from '../../domain/geld'
import type { RentevastePeriode } from '../../domain/orientatie'
import { leningVan, type Renteperiode } from '../../domain/vergelijking'

/** The figures that a period is ranked by; a figure that a service does not determine is absent. */
export type TeRangschikken = Pick<
  Renteperiode,
  'rentevastperiode' | 'hypotheekbedrag' | 'maximaleHypotheek' | 'extraBenodigdeEigenInleg' | 'opGelijkeLening'
>

/** A fixed-rate period, with the net cost of the loan that all periods are ranked on. */
export interface NettoBij {
  /** The fixed-rate period. Months. */
  readonly periode: RentevastePeriode
  /** The net cost of the loan in this period. Euro a month, to the cent. */
  readonly netto: number
}

/** The ranking of the fixed-rate periods: by shortage, or by the net cost of one loan. */
export type Rangorde =
  | {
      /** Ranked by shortage: the chosen period has a shortage, and the shortages differ. */
      readonly soort: 'tekort'
      /** The periods with the smallest shortage, shortest period first. */
      readonly minst: readonly RentevastePeriode[]
      /** The shortage in the periods of `minst`. Whole euros, 0 or more. */
      readonly tekort: number
    }
  | {
      /** Ranked by the net cost of one loan. */
      readonly soort: 'netto'
      /** The loan that all periods are ranked on: the smallest that one of them allows. Euro. */
      readonly lening: number
      /** Whether every period has exactly this loan. */
      readonly isZelfdeLening: boolean
      /** The period in which this loan costs least; the shortest when several cost the same. */
      readonly laagste: NettoBij
      /** The period in which this loan costs most. */
      readonly hoogste: NettoBij
    }

const tekortIn = ({ extraBenodigdeEigenInleg = 0 }: TeRangschikken): number => roundTekort(extraBenodigdeEigenInleg)

/**
 * Ranks periods by shortage when the chosen period (months) has one and the shortages differ. Otherwise ranks them by
 * the net monthly cost of one loan, so that the costs of two loans are never compared. Undefined when there is nothing
 * to compare.
 * @example
 * const { right } = vergelijkRenteperiodes(verzoek, kader)
 * rangschikPeriodes(right, 120) // { soort: 'tekort', minst: [ 240 ], tekort: 27989 }
 */
export const rangschikPeriodes = (periodes: readonly TeRangschikken[], gekozen: number): Rangorde | undefined => {
  const oplopend = periodes.toSorted((een, ander) => tekortIn(een) - tekortIn(ander))
  const [minst, meest] = [oplopend[0], oplopend.at(-1)]
  const keuze = periodes.find(({ rentevastperiode }) => rentevastperiode === gekozen)
  if (minst && meest && keuze && tekortIn(keuze) > 0 && tekortIn(minst) < tekortIn(meest)) {
    const alsMinst = periodes.filter((periode) => tekortIn(periode) === tekortIn(minst))
    return {
      soort: 'tekort',
      minst: alsMinst.map(({ rentevastperiode }) => rentevastperiode),
      tekort: tekortIn(minst),
    }
  }
  return opNetto(periodes)
}

const opNetto = (periodes: readonly TeRangschikken[]): Rangorde | undefined => {
  const oplopend = periodes
    .flatMap(({ rentevastperiode, opGelijkeLening: op }) =>
      op === undefined ? [] : [{ periode: rentevastperiode, netto: op.maandlastNetto, lening: op.lening }],
    )
    .toSorted((een, ander) => een.netto - ander.netto)
  const [laagste, hoogste] = [oplopend[0], oplopend.at(-1)]
  if (laagste === undefined || hoogste === undefined) return undefined
  const { lening } = laagste
  const isZelfdeLening = periodes.every((periode) => roundBedrag(leningVan(periode)) === roundBedrag(lening))
  return { soort: 'netto', lening, isZelfdeLening, laagste, hoogste }
}
