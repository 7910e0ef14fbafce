import type { FinancieringsOpzet } from '../financieringsOpzet'
import type { Bedrag } from '../geld'
import type { AlleenSamen } from './alleenSamen'
import type { EnergielabelType } from './energielabel'
import type { JaNee } from './jaNee'
import type { LabelCode } from './label'
import { nieuwePersoon, type Persoon } from './persoon'
import { STANDAARD_PERIODE, type RentevastePeriode } from './rentevastePeriode'
import type { Type } from './type'
import type { BestaandeWoning } from './woning'

/** What the visitor has answered so far, and the last calculation made of it (specification, section 3). */
export interface Orientatie {
  readonly labelCode: LabelCode
  readonly type: Type
  /** True while a calculation is pending. */
  readonly loading: boolean
  readonly alleenSamen: AlleenSamen
  /** Is there a student debt, a loan or alimony? */
  readonly schulden: JaNee
  readonly eigen: Persoon
  readonly partner: Persoon
  /** The last result; absent until the first calculation has succeeded. */
  readonly financieringsOpzet: FinancieringsOpzet | undefined
  readonly bestaandeWoning: BestaandeWoning
  /** Renovation cost of an existing home, euro. */
  readonly verbouwingskosten: Bedrag | undefined
  /** Cost of extra work on a new build, euro. */
  readonly meerwerk: Bedrag | undefined
  readonly woonJeNuInEenKoopwoning: JaNee
  /** Sale price of the current home, euro. */
  readonly verkoopPrijsWoning: Bedrag | undefined
  /** What is still owed on the current home, euro. */
  readonly huidigeHypotheekBedrag: Bedrag | undefined
  /** Own money put in, euro. */
  readonly eigenGeld: Bedrag | undefined
  readonly renteperiode: RentevastePeriode
  /** Asking price of the new home, euro. */
  readonly vraagprijsWoning: Bedrag | undefined
  readonly energielabelType: EnergielabelType
}

/** An orientation in which nothing is answered yet; its first calculation is still to come. */
export const nieuweOrientatie = (labelCode: LabelCode, type: Type = 'Klant'): Orientatie => ({
  labelCode,
  type,
  loading: true,
  alleenSamen: 'alleen',
  schulden: 'nee',
  eigen: nieuwePersoon,
  partner: nieuwePersoon,
  financieringsOpzet: undefined,
  bestaandeWoning: 'BestaandeBouw',
  verbouwingskosten: undefined,
  meerwerk: undefined,
  woonJeNuInEenKoopwoning: 'nee',
  verkoopPrijsWoning: undefined,
  huidigeHypotheekBedrag: undefined,
  eigenGeld: undefined,
  renteperiode: STANDAARD_PERIODE,
  vraagprijsWoning: undefined,
  energielabelType: 'Onbekend',
})
