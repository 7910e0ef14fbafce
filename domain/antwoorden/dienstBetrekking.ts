import type { LabelCode } from './label'

/** All kinds of income, in the order of the form. */
export const DIENST_BETREKKINGEN = Object.freeze([
  'DienstbetrekkingVast',
  'DienstbetrekkingTijdelijk',
  'Onderneming',
  'Pensioen',
  'Overig',
] as const)
/** The kind of income of a person; an income of the kind `Overig` does not count. */
export type DienstBetrekking = (typeof DIENST_BETREKKINGEN)[number]

/**
 * Whether an income is from a permanent or temporary job with an employer. The income calculator is only for such an
 * income.
 * @example
 * isLoondienst('DienstbetrekkingVast') // true
 * isLoondienst('Pensioen') // false
 */
export const isLoondienst = (dienstBetrekking: DienstBetrekking): boolean =>
  dienstBetrekking === 'DienstbetrekkingVast' || dienstBetrekking === 'DienstbetrekkingTijdelijk'

/** The Dutch name of a business income, by brand. */
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

/**
 * Returns the Dutch name of a kind of income. The name of `Onderneming` differs per brand.
 * @example
 * naamVanDienstBetrekking('Pensioen', 'MY') // 'Pensioen'
 */
export const naamVanDienstBetrekking = (dienstBetrekking: DienstBetrekking, labelCode: LabelCode): string =>
  dienstBetrekking === 'Onderneming' ? ONDERNEMING[labelCode] : namen[dienstBetrekking]
