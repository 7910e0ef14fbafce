import type { FinancieringsOpzetVerzoek, Onderpand } from '../../antwoorden/verzoek'
import { HOOGSTE_BEDRAG } from '../../geld/bedrag'
import { roundTekort } from '../../geld/roundBedrag'
import type { Rekenkader } from '../../rekenkader/rekenkader'
import { recordOf } from '../../rekenkern/recordOf'
import { hoogstePrijs } from './benodigdVoor'

/** The highest price that buyers can pay for a home. */
export interface Aankoopgrens {
  /** The price. Whole euros, 1 or more. */
  readonly prijs: number
  /** The own money that this price takes. Euro, 0 or more. */
  readonly eigenGeld: number
  /**
   * Whether the own money of the request is enough: at `prijs` nothing is missing, and at any higher price something
   * is. If false, the home value at `prijs` is the maximum mortgage, and `eigenGeld` is more than there is.
   */
  readonly isGenoeg: boolean
  /**
   * The higher price that more own money makes possible: at this price the home value is the maximum mortgage. Absent
   * when `prijs` is that price or higher.
   */
  readonly ruimer?: Pick<Aankoopgrens, 'prijs' | 'eigenGeld'>
}

/** A home without its price: the kind, the energy label, the work on it, and the sale of the current home. */
export type WoningZonderPrijs = Omit<Onderpand, 'koopsom'>

const zonderPrijs = ({ onderpand }: FinancieringsOpzetVerzoek): WoningZonderPrijs => {
  const { koopsom: _, ...woning } = onderpand ?? { koopsom: 0, onderpandType: 'BestaandeBouw' }
  return woning
}

/**
 * Returns the highest price that the buyers of a request can pay, whatever price the request has. `woning` is the home,
 * by default that of the request, or an existing home with an unknown energy label. Some lower prices may not be
 * possible, because the fee for NHG ends at a higher price. Undefined without an income, and when no price is possible.
 * Pure, and never throws for a request that `verzoekCodec` accepts.
 * @example
 * hoogsteAankoopprijs({ ...verzoek, eigenInleg: 20_000 }, kader)
 * // { prijs: 272357, eigenGeld: 19999.13, isGenoeg: true }
 */
export const hoogsteAankoopprijs = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  woning: WoningZonderPrijs = zonderPrijs(verzoek),
): Aankoopgrens | undefined => {
  const bij = (koopsom: number): FinancieringsOpzetVerzoek => ({ ...verzoek, onderpand: { ...woning, koopsom } })
  const grensBij = (prijs: number, isGenoeg: boolean): Aankoopgrens => ({
    prijs,
    eigenGeld: recordOf(bij(prijs), kader)?.benodigdeEigenInleg ?? 0,
    isGenoeg,
  })
  const ruimste = recordOf(bij(HOOGSTE_BEDRAG), kader)
  if (ruimste === undefined || ruimste.maximaleHypotheekOpInkomen === 0) return undefined
  if (roundTekort(ruimste.extraBenodigdeEigenInleg ?? 0) === 0) return grensBij(HOOGSTE_BEDRAG, true)
  const gevonden = hoogstePrijs(bij(HOOGSTE_BEDRAG), kader)?.verzoek.onderpand?.koopsom
  const prijs = Math.floor(ruimste.maximaleHypotheek - (woning.meerwerkOfVerbouwingskosten ?? 0))
  if (gevonden === undefined) return prijs < 1 ? undefined : grensBij(prijs, false)
  const genoeg = grensBij(gevonden, true)
  if (gevonden >= prijs) return genoeg
  const { eigenGeld } = grensBij(prijs, false)
  return { ...genoeg, ruimer: { prijs, eigenGeld } }
}
