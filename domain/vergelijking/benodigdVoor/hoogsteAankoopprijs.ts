import type { FinancieringsOpzetVerzoek, Onderpand } from '../../antwoorden/verzoek'
import { HOOGSTE_BEDRAG } from '../../geld/bedrag'
import { roundTekort } from '../../geld/roundBedrag'
import type { Rekenkader } from '../../rekenkader/rekenkader'
import type { FinancieringsOpzet } from '../../financieringsOpzet/financieringsOpzet'
import type { Normen } from '../../normen/normen'
import { recordOf } from '../../rekenkern/recordOf'
import { nhgGrensVan } from '../../rekenkern/woning/grenzen'
import { hoogstePrijs } from './hoogstePrijs'

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
}

const ZONDER_WONING: WoningZonderPrijs = { onderpandType: 'BestaandeBouw' }

/** A home without its price: the kind, the energy label, the work on it, and the sale of the current home. */
type WoningZonderPrijs = Omit<Onderpand, 'koopsom'>

/**
 * Returns the highest price that the buyers of a request can pay, whatever price its home has. For a request without a
 * home, that is the price of an existing home with an unknown energy label. Some lower prices may not be possible,
 * because the fee for NHG, or the rate with NHG, ends at a higher price. Undefined without an income, and when no price
 * is possible. Pure, and never throws for a request that `verzoekCodec` accepts.
 * @example
 * hoogsteAankoopprijs({ ...verzoek, eigenInleg: 20_000 }, kader)
 * // { prijs: 272357, eigenGeld: 19999.13, isGenoeg: true }
 */
export const hoogsteAankoopprijs = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): Aankoopgrens | undefined => {
  const woning: WoningZonderPrijs = verzoek.onderpand ?? ZONDER_WONING
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
  if (gevonden !== undefined) return grensBij(gevonden, true)
  const geheelGeleend = hoogsteGeheelGeleend(woning, kader.normen, (koopsom) => recordOf(bij(koopsom), kader))
  return geheelGeleend === undefined ? undefined : grensBij(geheelGeleend, false)
}

/**
 * Returns the highest price at which the mortgage can be the whole home value, in whole euros; undefined if there is
 * none. A rate with NHG can make this price higher, so tries the maximum with NHG and the one without.
 */
const hoogsteGeheelGeleend = (
  woning: WoningZonderPrijs,
  normen: Normen,
  opzetBij: (koopsom: number) => FinancieringsOpzet | undefined,
): number | undefined => {
  const { meerwerkOfVerbouwingskosten: werk = 0 } = woning
  const maximumBij = (koopsom: number): number => opzetBij(koopsom)?.maximaleHypotheek ?? 0
  const prijzen = [HOOGSTE_BEDRAG, Math.max(0, nhgGrensVan({ ...woning, koopsom: 0 }, normen) - werk)]
    .map((koopsom) => Math.ceil(maximumBij(koopsom) + 1 - werk) - 1)
    .filter((prijs) => prijs > 0 && maximumBij(prijs) === Math.floor(prijs + werk))
  return prijzen.length === 0 ? undefined : Math.max(...prijzen)
}
