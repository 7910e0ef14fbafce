import type { Bedrag } from '../geld/bedrag'
import type { AlleenSamen, JaNee, BestaandeWoning } from './keuzes'
import type { EnergielabelType } from './keuzes'
import type { Persoon, PersoonVeld, Wie } from './persoon'
import type { RentevastePeriode } from './rentevastePeriodes'

/** The answers of the visitor (specification, section 3). An amount that is not given is `undefined`, never 0. */
export interface Antwoorden {
  /** Whether the home is bought alone or with a partner. */
  readonly alleenSamen: AlleenSamen
  /** Whether there is a student loan, a loan or alimony. */
  readonly schulden: JaNee
  /** The answers about the visitor. */
  readonly eigen: Persoon
  /** The answers about the partner; they count when buying together. */
  readonly partner: Persoon
  /** An existing home or a new build. */
  readonly bestaandeWoning: BestaandeWoning
  /** Renovation cost of an existing home. Euro, 0 to 99.999.999. */
  readonly verbouwingskosten: Bedrag | undefined
  /** Cost of extra work on a new build. Euro, 0 to 99.999.999. */
  readonly meerwerk: Bedrag | undefined
  /** Whether the present home is owned. */
  readonly woonJeNuInEenKoopwoning: JaNee
  /** Sale price of the current home. Euro, 0 to 99.999.999. */
  readonly verkoopPrijsWoning: Bedrag | undefined
  /** Remaining mortgage on the current home. Euro, 0 to 99.999.999. */
  readonly huidigeHypotheekBedrag: Bedrag | undefined
  /** Own money put in. Euro, 0 to 99.999.999. */
  readonly eigenGeld: Bedrag | undefined
  /** The fixed-rate period. Months. */
  readonly renteperiode: RentevastePeriode
  /** Asking price of the new home. Euro, 0 to 99.999.999. */
  readonly vraagprijsWoning: Bedrag | undefined
  /** The energy label of the new home; `Onbekend` counts as none. */
  readonly energielabelType: EnergielabelType
}

/** A question of the calculator, named after the answer it fills. */
export type Veld = Exclude<keyof Antwoorden, Wie> | PersoonVeld

/** Returns the home buyers, the visitor first. */
export const kopersVan = (antwoorden: Antwoorden): readonly Wie[] =>
  antwoorden.alleenSamen === 'samen' ? ['eigen', 'partner'] : ['eigen']
