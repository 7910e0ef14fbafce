import type { LabelCode } from './label'

/** All kinds of income, in the order in which they are offered. */
export const DIENST_BETREKKINGEN = Object.freeze([
  'DienstbetrekkingVast',
  'DienstbetrekkingTijdelijk',
  'Onderneming',
  'Pensioen',
  'Overig',
] as const)
/** The kind of income a person has; `Overig` counts for nothing. */
export type DienstBetrekking = (typeof DIENST_BETREKKINGEN)[number]

/** Is this a job with an employer, for which a yearly income can be worked out from a monthly one? */
export const isLoondienst = (dienstBetrekking: DienstBetrekking): boolean =>
  dienstBetrekking === 'DienstbetrekkingVast' || dienstBetrekking === 'DienstbetrekkingTijdelijk'

/** What each brand calls a business income. */
const ONDERNEMING: Readonly<Record<LabelCode, string>> = {
  MY: 'Zzp-inkomen',
  FL: 'Inkomen uit onderneming(en)',
}

const namen: Readonly<Record<Exclude<DienstBetrekking, 'Onderneming'>, string>> = {
  DienstbetrekkingVast: 'Vast dienstverband',
  DienstbetrekkingTijdelijk: 'Tijdelijk dienstverband',
  Pensioen: 'Pensioen',
  Overig: 'Overig',
}

/** The name of a kind of income as shown; the business option is named after the brand (specification, section 2). */
export const naamVanDienstBetrekking = (dienstBetrekking: DienstBetrekking, labelCode: LabelCode): string =>
  dienstBetrekking === 'Onderneming' ? ONDERNEMING[labelCode] : namen[dienstBetrekking]
