import * as t from 'io-ts'

import { waardenVan } from '../codec/codecOf'
import type { LabelCode } from './label'

/** The kind of income a person has. */
export const dienstBetrekkingCodec = t.keyof(
  {
    DienstbetrekkingVast: null,
    DienstbetrekkingTijdelijk: null,
    Onderneming: null,
    Pensioen: null,
    Overig: null,
  },
  'DienstBetrekking',
)
/** The kind of an income; `Overig` counts for nothing. */
export type DienstBetrekking = t.TypeOf<typeof dienstBetrekkingCodec>

/** All kinds of income, in the order in which they are offered. */
export const DIENST_BETREKKINGEN: readonly DienstBetrekking[] = waardenVan(dienstBetrekkingCodec)

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
