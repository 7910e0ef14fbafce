import type { Bedrag } from '../geld/bedrag'
import type { AlleenSamen, JaNee, BestaandeWoning } from './keuzes'
import type { EnergielabelType } from './keuzes'
import type { Persoon, PersoonVeld, Wie } from './persoon'
import type { RentevastePeriode } from './rentevastePeriodes'

/** The answers of the visitor. An amount that is not given is `undefined`, never 0. */
export interface Antwoorden {
  /** Whether the home is bought alone or with a partner. */
  readonly alleenSamen: AlleenSamen
  /** Whether a home buyer pays for a student loan, another loan or alimony. */
  readonly schulden: JaNee
  /** The answers about the visitor. */
  readonly eigen: Persoon
  /** The answers about the partner; they count only when `alleenSamen` is `samen`. */
  readonly partner: Persoon
  /** The kind of the new home: an existing home or a new build. */
  readonly bestaandeWoning: BestaandeWoning
  /** The cost of renovating an existing home. Euro, 0 to 99.999.999; undefined when it is not given. */
  readonly verbouwingskosten: Bedrag | undefined
  /** The cost of extra work on a new build. Euro, 0 to 99.999.999; undefined when it is not given. */
  readonly meerwerk: Bedrag | undefined
  /** Whether the visitor owns the current home. */
  readonly woonJeNuInEenKoopwoning: JaNee
  /** The sale price of the current home. Euro, 0 to 99.999.999; undefined when it is not given. */
  readonly verkoopPrijsWoning: Bedrag | undefined
  /** The remaining mortgage on the current home. Euro, 0 to 99.999.999; undefined when it is not given. */
  readonly huidigeHypotheekBedrag: Bedrag | undefined
  /** The own money for the purchase. Euro, 0 to 99.999.999; undefined when it is not given. */
  readonly eigenGeld: Bedrag | undefined
  /** The fixed-rate period. Months. */
  readonly renteperiode: RentevastePeriode
  /** The asking price of the new home. Euro, 0 to 99.999.999; undefined when it is not given. */
  readonly vraagprijsWoning: Bedrag | undefined
  /** The energy label of the new home; `Onbekend` counts as no label. */
  readonly energielabelType: EnergielabelType
}

/** The name of a question of the calculator: the path to its answer, such as `eigen.inkomen`. */
export type Veld = Exclude<keyof Antwoorden, Wie> | PersoonVeld

/** Returns the names of the home buyers: the visitor and, if the home is bought together, the partner. */
export const kopersVan = (antwoorden: Antwoorden): readonly Wie[] =>
  antwoorden.alleenSamen === 'samen' ? ['eigen', 'partner'] : ['eigen']
