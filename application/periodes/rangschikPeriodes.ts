import { roundBedrag, roundTekort } from '../../domain/geld'
import type { RentevastePeriode } from '../../domain/orientatie'
import { leningVan, type Renteperiode } from '../../domain/vergelijking'

/** The figures that rank a period. A figure is absent if no service and no embedded calculation determines it. */
export type TeRangschikken = Pick<
  Renteperiode,
  'rentevastperiode' | 'hypotheekbedrag' | 'maximaleHypotheek' | 'extraBenodigdeEigenInleg' | 'opGelijkeLening'
>

/** A fixed-rate period, with its net monthly cost for the loan by which all periods are ranked. */
export interface NettoBij {
  /** The fixed-rate period. Months. */
  readonly periode: RentevastePeriode
  /** The net cost of the loan in this period. Euro a month, to the cent. */
  readonly netto: number
}

/** The ranking of the fixed-rate periods: by shortage, or by the net cost of a loan that is equal in every period. */
export type Rangorde =
  | {
      /** The kind of ranking: by shortage, because the chosen period has a shortage and the shortages differ. */
      readonly soort: 'tekort'
      /** The periods with the smallest shortage, in the order in which the periods were given. */
      readonly minst: readonly RentevastePeriode[]
      /** The shortage in the periods of `minst`. Whole euros, 0 or more. */
      readonly tekort: number
    }
  | {
      /** The kind of ranking: by the net cost of a loan that is the same in every period. */
      readonly soort: 'netto'
      /** The loan by which the periods are ranked. Euro, above 0. */
      readonly lening: number
      /** Whether the loan of every period equals `lening` after rounding to whole euros. */
      readonly isZelfdeLening: boolean
      /** The period in which a loan of `lening` has the lowest net cost; at equal costs, the period given first. */
      readonly laagste: NettoBij
      /** The period in which a loan of `lening` has the highest net cost; at equal costs, the period given last. */
      readonly hoogste: NettoBij
    }

const tekortIn = ({ extraBenodigdeEigenInleg = 0 }: TeRangschikken): number => roundTekort(extraBenodigdeEigenInleg)

/**
 * Ranks periods by shortage when the chosen period (months) has a shortage and the shortages differ. Otherwise ranks
 * periods by the net cost of one loan, so that the costs of two different loans are never compared. That ranking is
 * undefined when no period has `opGelijkeLening`, the cost of that one loan.
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
