import type { FinancieringsOpzetVerzoek, Inkomsten, Onderpand } from '../../antwoorden/verzoek'
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
  /** The rate of a mortgage for this price. Percent a year. */
  readonly rentepercentage: number
  /** Whether a mortgage for this price has NHG. */
  readonly nhg: boolean
  /** Whether nothing is missing at any lower price either, with the own money that is enough for `prijs`. */
  readonly isLagerOokGenoeg: boolean
}

/** The highest price that buyers can pay for a home. */
export interface Aankoopgrens extends Aankoopprijs {
  /**
   * Whether the own money of the request is enough: at `prijs` nothing is missing, and at any higher price something
   * is. If false, the home value at `prijs` is the maximum mortgage, and `eigenGeld` is more than there is.
   */
  readonly isGenoeg: boolean
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
 * is possible, and while there is no income but one that is yet to be given. Pure, and never throws for a request that
 * `verzoekCodec` accepts.
 * @example
 * hoogsteAankoopprijs({ ...verzoek, eigenInleg: 20_000 }, kader)?.prijs // 272357
 */
export const hoogsteAankoopprijs = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): Aankoopgrens | undefined => {
  const woning: WoningZonderPrijs = verzoek.onderpand ?? ZONDER_WONING
  const bij = (koopsom: number): FinancieringsOpzetVerzoek => ({ ...verzoek, onderpand: { ...woning, koopsom } })
  const opzetBij = (koopsom: number) => recordOf(bij(koopsom), kader)
  const prijsBij = (prijs: number, isLagerOokGenoeg: boolean): Aankoopprijs => {
    const { benodigdeEigenInleg: eigenGeld = 0, rentepercentage = 0, nhg = false } = opzetBij(prijs) ?? {}
    return { prijs, eigenGeld, rentepercentage, nhg, isLagerOokGenoeg }
  }
  const ruimste = opzetBij(HOOGSTE_BEDRAG)
  if (ruimste === undefined || isZonderInkomen(verzoek)) return undefined
  if (roundTekort(ruimste.extraBenodigdeEigenInleg ?? 0) === 0)
    return { ...prijsBij(HOOGSTE_BEDRAG, true), isGenoeg: true }
  const gevonden = zoekGenoeg(bij(HOOGSTE_BEDRAG), kader)
  const geheelGeleend = hoogsteGeheelGeleend(woning, kader.normen, opzetBij)
  /** The price that needs more own money; whether lower prices need no more than it does. */
  const metMeer = (prijs: number): Aankoopprijs => {
    const eigenInleg = roundTekort(opzetBij(prijs)?.benodigdeEigenInleg ?? 0)
    return prijsBij(prijs, zoekGenoeg({ ...bij(HOOGSTE_BEDRAG), eigenInleg }, kader)?.isLagerOokGenoeg ?? true)
  }
  if (gevonden === undefined)
    return geheelGeleend === undefined ? undefined : { ...metMeer(geheelGeleend), isGenoeg: false }
  return {
    ...prijsBij(gevonden.prijs, gevonden.isLagerOokGenoeg),
    isGenoeg: true,
    ...(geheelGeleend !== undefined && geheelGeleend > gevonden.prijs && { metMeerEigenGeld: metMeer(geheelGeleend) }),
  }
}

/** Whether there is no income but one that is yet to be given. */
const isZonderInkomen = ({ hypotheekgevers }: FinancieringsOpzetVerzoek): boolean => {
  const inkomsten = hypotheekgevers.map((gever) => gever.inkomsten).filter(teltMee)
  return inkomsten.every(({ bedrag = 0 }) => bedrag === 0) && inkomsten.some(({ bedrag }) => bedrag === undefined)
}

const teltMee = ({ dienstbetrekkingsoort }: Inkomsten): boolean => dienstbetrekkingsoort !== 'Overig'

/** Returns the highest price at which nothing is missing, and whether that holds for all lower prices. */
const zoekGenoeg = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): Pick<Aankoopprijs, 'prijs' | 'isLagerOokGenoeg'> | undefined => {
  const gevonden = hoogstePrijs(verzoek, kader)
  const prijs = gevonden?.verzoek.onderpand?.koopsom
  if (gevonden?.verandering.soort !== 'lagerePrijs' || prijs === undefined) return undefined
  return { prijs, isLagerOokGenoeg: gevonden.verandering.isLagerOokGenoeg }
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
