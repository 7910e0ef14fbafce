import type { FinancieringsOpzet } from '../financieringsOpzet'
import type { Bedrag } from '../geld'
import type { AlleenSamen } from './alleenSamen'
import type { Antwoorden } from './antwoorden'
import type { DienstBetrekking } from './dienstBetrekking'
import type { EnergielabelType } from './energielabel'
import type { JaNee } from './jaNee'
import type { LabelCode } from './label'
import type { Wie } from './persoon'
import type { RentevastePeriode } from './rentevastePeriode'
import type { Type } from './type'
import type { BestaandeWoning } from './woning'

/** An answer given, changed or (as `undefined`) taken back by the visitor. */
export type Antwoord =
  | { readonly soort: 'alleenSamenGewijzigd'; readonly alleenSamen: AlleenSamen }
  | { readonly soort: 'dienstBetrekkingGewijzigd'; readonly wie: Wie; readonly dienstBetrekking: DienstBetrekking }
  | { readonly soort: 'inkomenGewijzigd'; readonly wie: Wie; readonly inkomen: Bedrag | undefined }
  | { readonly soort: 'inkomenPensioenGewijzigd'; readonly wie: Wie; readonly inkomenPensioen: Bedrag | undefined }
  | { readonly soort: 'pensioenBinnen10JaarGewijzigd'; readonly wie: Wie; readonly pensioenBinnen10Jaar: JaNee }
  | {
      readonly soort: 'inkomenPensioenVerwachtGewijzigd'
      readonly wie: Wie
      readonly inkomenPensioenVerwacht: Bedrag | undefined
    }
  | { readonly soort: 'schuldenGewijzigd'; readonly schulden: JaNee }
  | { readonly soort: 'leningenGewijzigd'; readonly wie: Wie; readonly leningen: Bedrag | undefined }
  | {
      readonly soort: 'partneralimentatieGewijzigd'
      readonly wie: Wie
      readonly partneralimentatie: Bedrag | undefined
    }
  | { readonly soort: 'studieschuldGewijzigd'; readonly wie: Wie; readonly studieschuld: Bedrag | undefined }
  | { readonly soort: 'vraagprijsWoningGewijzigd'; readonly vraagprijsWoning: Bedrag | undefined }
  | { readonly soort: 'bestaandeWoningGewijzigd'; readonly bestaandeWoning: BestaandeWoning }
  | { readonly soort: 'energielabelTypeGewijzigd'; readonly energielabelType: EnergielabelType }
  | { readonly soort: 'verbouwingskostenGewijzigd'; readonly verbouwingskosten: Bedrag | undefined }
  | { readonly soort: 'meerwerkGewijzigd'; readonly meerwerk: Bedrag | undefined }
  | { readonly soort: 'woonJeNuInEenKoopwoningGewijzigd'; readonly woonJeNuInEenKoopwoning: JaNee }
  | { readonly soort: 'verkoopPrijsWoningGewijzigd'; readonly verkoopPrijsWoning: Bedrag | undefined }
  | { readonly soort: 'huidigeHypotheekBedragGewijzigd'; readonly huidigeHypotheekBedrag: Bedrag | undefined }
  | { readonly soort: 'eigenGeldGewijzigd'; readonly eigenGeld: Bedrag | undefined }
  | { readonly soort: 'renteperiodeGewijzigd'; readonly renteperiode: RentevastePeriode }

/**
 * A choice made again in one visit to its question. It counts as the only one since `vanaf`, the answers with which
 * the visit began, so that what another choice cleared in between comes back.
 */
export interface Herziening {
  readonly soort: 'keuzeHerzien'
  readonly vanaf: Antwoorden
  readonly antwoord: Antwoord
}

/** A change the host page makes to the brand or the audience. */
export type Instelling =
  | { readonly soort: 'labelCodeGewijzigd'; readonly labelCode: LabelCode }
  | { readonly soort: 'typeGewijzigd'; readonly type: Type }

/** What becomes of a calculation: asked for anew, answered, or failed. */
export type Voortgang =
  | { readonly soort: 'herberekeningGevraagd' }
  | { readonly soort: 'berekeningVoltooid'; readonly financieringsOpzet: FinancieringsOpzet }
  | { readonly soort: 'berekeningMislukt' }

/** Every change an orientation can undergo. */
export type Wijziging = Antwoord | Herziening | Instelling | Voortgang
