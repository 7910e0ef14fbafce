import { roundBedrag, roundTekort } from '../../domain/geld'
import type { RentevastePeriode } from '../../domain/orientatie'
import type { Vergeleken } from './toVergeleken'

/** The figures that rank a period. */
export type TeRangschikken = Pick<Vergeleken, 'rentevastperiode' | 'extraBenodigdeEigenInleg' | 'isMogelijk' | 'maand'>

/** A fixed-rate period, with its net monthly cost for the loan of the calculation. */
export interface NettoBij {
  /** The fixed-rate period. Months. */
  readonly periode: RentevastePeriode
  /** The net cost of the loan in this period. Euro a month, to the cent. */
  readonly netto: number
}

/** The ranking of the fixed-rate periods: by shortage, or by the net cost of the loan of the calculation. */
export type Rangorde =
  | {
      /** The kind of ranking: by shortage, because the chosen period has a shortage. */
      readonly soort: 'tekort'
      /** The periods with the smallest shortage, in the order in which the periods were given. */
      readonly minst: readonly RentevastePeriode[]
      /** The shortage in the periods of `minst`. Whole euros, 0 or more. */
      readonly tekort: number
      /** Whether the shortage is the same in every period. */
      readonly isOveral: boolean
    }
  | {
      /** The kind of ranking: by the net cost of the loan of the calculation. */
      readonly soort: 'netto'
      /** The loan by which the periods are ranked. Euro, above 0. */
      readonly lening: number
      /** The period in which the loan has the lowest net cost; at equal costs, the period given first. */
      readonly laagste: NettoBij
      /** The period in which the loan has the highest net cost; at equal costs, the period given last. */
      readonly hoogste: NettoBij
      /** The periods that do not allow the loan, in the order in which the periods were given. */
      readonly nietMogelijk: readonly RentevastePeriode[]
    }

const tekortIn = ({ extraBenodigdeEigenInleg = 0 }: TeRangschikken): number => roundTekort(extraBenodigdeEigenInleg)

const periodeVan = ({ rentevastperiode }: TeRangschikken): RentevastePeriode => rentevastperiode

/**
 * Ranks periods by shortage when the chosen period (months) has a shortage. Otherwise ranks the periods that allow the
 * loan of the calculation by the net cost of that loan, so that the costs of two different loans are never compared.
 * That ranking is undefined when that loan is 0, or when no period has `maand`, the costs of that loan.
 * @example
 * const { right } = vergelijkPeriodes({ verzoek, kader })
 * rangschikPeriodes(right.periodes, 120) // { soort: 'tekort', minst: [ 240 ], tekort: 27989, isOveral: false }
 */
export const rangschikPeriodes = (periodes: readonly TeRangschikken[], gekozen: number): Rangorde | undefined => {
  const keuze = periodes.find(({ rentevastperiode }) => rentevastperiode === gekozen)
  return keuze && tekortIn(keuze) > 0 ? opTekort(periodes) : opNetto(periodes)
}

const opTekort = (periodes: readonly TeRangschikken[]): Rangorde => {
  const tekort = Math.min(...periodes.map(tekortIn))
  const alsMinst = periodes.filter((periode) => tekortIn(periode) === tekort)
  return { soort: 'tekort', minst: alsMinst.map(periodeVan), tekort, isOveral: alsMinst.length === periodes.length }
}

const opNetto = (periodes: readonly TeRangschikken[]): Rangorde | undefined => {
  const oplopend = periodes
    .flatMap(({ rentevastperiode: periode, maand }) =>
      maand === undefined ? [] : [{ periode, netto: maand.maandlastNetto, lening: maand.lening }],
    )
    .toSorted((een, ander) => een.netto - ander.netto)
  const [laagste, hoogste] = [oplopend[0], oplopend.at(-1)]
  if (laagste === undefined || hoogste === undefined || roundBedrag(laagste.lening) === 0) return undefined
  const nietMogelijk = periodes.filter(({ isMogelijk }) => !isMogelijk).map(periodeVan)
  return { soort: 'netto', lening: laagste.lening, laagste: bij(laagste), hoogste: bij(hoogste), nietMogelijk }
}

const bij = ({ periode, netto }: NettoBij): NettoBij => ({ periode, netto })
