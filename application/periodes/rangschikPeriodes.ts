import { roundBedrag, roundTekort } from '../../domain/geld'
import type { RentevastePeriode } from '../../domain/orientatie'
import { leningVan, type Renteperiode } from '../../domain/vergelijking'

/** What a period is ranked by; figures that a service does not make certain are absent. */
export type TeRangschikken = Pick<
  Renteperiode,
  'rentevastperiode' | 'hypotheekbedrag' | 'maximaleHypotheek' | 'extraBenodigdeEigenInleg' | 'opGelijkeLening'
>

/** A period with what the loan on which all are ranked costs net in it. Euro a month. */
export interface NettoBij {
  /** How long the rate is fixed. Months. */
  readonly periode: RentevastePeriode
  /** Euro a month, to the cent. */
  readonly netto: number
}

/** How the fixed-rate periods compare. */
export type Rangorde =
  | {
      /** The chosen period falls short, and not every period as much: what falls short decides. */
      readonly soort: 'tekort'
      /** The periods that fall short least, shortest first. */
      readonly minst: readonly RentevastePeriode[]
      /** What falls short with those. Whole euros, 0 or more. */
      readonly tekort: number
    }
  | {
      /** What one loan costs net decides. */
      readonly soort: 'netto'
      /** That loan, the smallest that a period lends. Euro. */
      readonly lening: number
      /** Whether every period lends just that. */
      readonly isZelfdeLening: boolean
      /** The period in which it costs least, the shortest of equals. */
      readonly laagste: NettoBij
      /** The period in which it costs most. */
      readonly hoogste: NettoBij
    }

const tekortIn = ({ extraBenodigdeEigenInleg = 0 }: TeRangschikken): number => roundTekort(extraBenodigdeEigenInleg)

/**
 * Compares periods by what matters: what falls short where the chosen period (months) falls short, and else what one
 * and the same loan costs net a month. The monthly costs of two loans are never compared. Undefined while there is
 * nothing to compare.
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
