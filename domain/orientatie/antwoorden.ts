import type { Bedrag } from '../geld/bedrag'
import type { AlleenSamen, JaNee, BestaandeWoning } from './keuzes'
import type { EnergielabelType } from './energielabel'
import { inkomensvragen, nieuwePersoon, SCHULDVRAGEN, type Persoon, type PersoonVeld, type Wie } from './persoon'
import { STANDAARD_PERIODE } from './rentevastePeriode'
import type { RentevastePeriode } from './rentevastePeriodes'

/** What the visitor has answered (specification, section 3). An amount that is not given is `undefined`, never 0. */
export interface Antwoorden {
  /** Is the home bought alone, or with a partner? */
  readonly alleenSamen: AlleenSamen
  /** Is there a student debt, a loan or alimony? */
  readonly schulden: JaNee
  /** What the visitor answered. */
  readonly eigen: Persoon
  /** What the partner answered; it counts when buying together. */
  readonly partner: Persoon
  /** An existing home, or a new one. */
  readonly bestaandeWoning: BestaandeWoning
  /** Renovation cost of an existing home. Euro, 0 to 99.999.999. */
  readonly verbouwingskosten: Bedrag | undefined
  /** Cost of extra work on a new build. Euro, 0 to 99.999.999. */
  readonly meerwerk: Bedrag | undefined
  /** Is the present home owned? */
  readonly woonJeNuInEenKoopwoning: JaNee
  /** Sale price of the current home. Euro, 0 to 99.999.999. */
  readonly verkoopPrijsWoning: Bedrag | undefined
  /** What is still owed on the current home. Euro, 0 to 99.999.999. */
  readonly huidigeHypotheekBedrag: Bedrag | undefined
  /** Own money put in. Euro, 0 to 99.999.999. */
  readonly eigenGeld: Bedrag | undefined
  /** How long the rate is fixed. Months. */
  readonly renteperiode: RentevastePeriode
  /** Asking price of the new home. Euro, 0 to 99.999.999. */
  readonly vraagprijsWoning: Bedrag | undefined
  /** The energy label of the new home; `Onbekend` counts as none. */
  readonly energielabelType: EnergielabelType
}

/** A question of the calculator, named after the answer it fills. */
export type Veld = Exclude<keyof Antwoorden, Wie> | PersoonVeld

/** The answers before anything is answered (specification, section 3). */
export const nieuweAntwoorden: Antwoorden = Object.freeze({
  alleenSamen: 'alleen',
  schulden: 'nee',
  eigen: nieuwePersoon,
  partner: nieuwePersoon,
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

/** The home buyers, the visitor first. */
export const kopersVan = (antwoorden: Antwoorden): readonly Wie[] =>
  antwoorden.alleenSamen === 'samen' ? ['eigen', 'partner'] : ['eigen']

const perPersoon = (
  antwoorden: Antwoorden,
  vragenVan: (persoon: Persoon) => readonly (keyof Persoon)[],
): readonly PersoonVeld[] =>
  kopersVan(antwoorden).flatMap((wie) => vragenVan(antwoorden[wie]).map((vraag): PersoonVeld => `${wie}.${vraag}`))

/** The questions of step 1 with these answers, in reading order. */
export const inkomenEnSchulden = (antwoorden: Antwoorden): readonly Veld[] => [
  'alleenSamen',
  ...perPersoon(antwoorden, inkomensvragen),
  'schulden',
  ...(antwoorden.schulden === 'ja' ? perPersoon(antwoorden, () => SCHULDVRAGEN) : []),
]

/**
 * The questions of step 2 with these answers, in reading order. The question about starters is not among them: it
 * depends on the norms too, and no request holds its answer.
 */
export const woningEnEigenGeld = (antwoorden: Antwoorden): readonly Veld[] => [
  'vraagprijsWoning',
  'bestaandeWoning',
  'energielabelType',
  antwoorden.bestaandeWoning === 'BestaandeBouw' ? 'verbouwingskosten' : 'meerwerk',
  'woonJeNuInEenKoopwoning',
  ...(antwoorden.woonJeNuInEenKoopwoning === 'ja' ? (['verkoopPrijsWoning', 'huidigeHypotheekBedrag'] as const) : []),
  'eigenGeld',
]
