import type { FinancieringsOpzetVerzoek, Onderpand } from '../../antwoorden/verzoek'
import { HOOGSTE_BEDRAG } from '../../geld/bedrag'
import { roundTekort } from '../../geld/roundBedrag'
import type { Rekenkader } from '../../rekenkader/rekenkader'
import type { FinancieringsOpzet } from '../../financieringsOpzet/financieringsOpzet'
import type { Normen } from '../../normen/normen'
import { recordOf } from '../../rekenkern/recordOf'
import { nhgGrensVan } from '../../rekenkern/woning/grenzen'
import { hoogstePrijs } from './hoogstePrijs'

/** A price of a home, with the own money that it takes. */
export interface Aankoopprijs {
  /** The price. Whole euros, 1 or more. */
  readonly prijs: number
  /** The own money that this price takes. Euro, 0 or more. */
  readonly eigenGeld: number
}

/** The highest price that buyers can pay for a home. */
export interface Aankoopgrens extends Aankoopprijs {
  /**
   * Whether the own money of the request is enough: at `prijs` nothing is missing, and at any higher price something
   * is. If false, the home value at `prijs` is the maximum mortgage, and `eigenGeld` is more than there is.
   */
  readonly isGenoeg: boolean
  /** Whether nothing is missing at any lower price either. True if `isGenoeg` is false, when it is not asked. */
  readonly isLagerOokGenoeg: boolean
  /**
   * The higher price that more own money makes possible, at which the home value is the maximum mortgage. Absent if
   * `prijs` is that price or higher.
   */
  readonly metMeerEigenGeld?: Aankoopprijs
}

const ZONDER_WONING: WoningZonderPrijs = { onderpandType: 'BestaandeBouw' }

/** A home without its price: the kind, the energy label, the work on it, and the sale of the current home. */
type WoningZonderPrijs = Omit<Onderpand, 'koopsom'>

/**
 * Returns the highest price that the buyers of a request can pay, whatever price its home has. For a request without a
 * home, that is the price of an existing home with an unknown energy label. Some lower prices may not be possible,
 * because the fee for NHG, or the rate with NHG, ends at a higher price (`isLagerOokGenoeg`). Undefined when no price
 * is possible. Pure, and never throws for a request that `verzoekCodec` accepts.
 * @example
 * hoogsteAankoopprijs({ ...verzoek, eigenInleg: 20_000 }, kader)
 * // { prijs: 272357, eigenGeld: 19999.13, isGenoeg: true, isLagerOokGenoeg: true }
 */
export const hoogsteAankoopprijs = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): Aankoopgrens | undefined => {
  const woning: WoningZonderPrijs = verzoek.onderpand ?? ZONDER_WONING
  const bij = (koopsom: number): FinancieringsOpzetVerzoek => ({ ...verzoek, onderpand: { ...woning, koopsom } })
  const prijsBij = (prijs: number): Aankoopprijs => ({
    prijs,
    eigenGeld: recordOf(bij(prijs), kader)?.benodigdeEigenInleg ?? 0,
  })
  const ruimste = recordOf(bij(HOOGSTE_BEDRAG), kader)
  if (ruimste === undefined) return undefined
  if (roundTekort(ruimste.extraBenodigdeEigenInleg ?? 0) === 0)
    return { ...prijsBij(HOOGSTE_BEDRAG), isGenoeg: true, isLagerOokGenoeg: true }
  const gevonden = hoogstePrijs(bij(HOOGSTE_BEDRAG), kader)
  const geheelGeleend = hoogsteGeheelGeleend(woning, kader.normen, (koopsom) => recordOf(bij(koopsom), kader))
  const genoeg = gevonden?.verzoek.onderpand?.koopsom
  if (gevonden === undefined || genoeg === undefined)
    return geheelGeleend === undefined
      ? undefined
      : { ...prijsBij(geheelGeleend), isGenoeg: false, isLagerOokGenoeg: true }
  const { verandering } = gevonden
  return {
    ...prijsBij(genoeg),
    isGenoeg: true,
    isLagerOokGenoeg: verandering.soort === 'lagerePrijs' && verandering.isLagerOokGenoeg,
    ...(geheelGeleend !== undefined && geheelGeleend > genoeg && { metMeerEigenGeld: prijsBij(geheelGeleend) }),
  }
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
