import * as t from 'io-ts'

import { withStandard, type StandardChoice } from '../codec/standardSchema'
import { DIENST_BETREKKINGEN, type DienstBetrekking } from './dienstBetrekking'
import { ALLEEN_SAMEN, type AlleenSamen, BESTAANDE_WONINGEN, type BestaandeWoning } from './keuzes'
import { ENERGIELABELS, type EnergielabelType, JA_NEE, type JaNee } from './keuzes'

const keuzeCodec = <Keuze extends string>(keuzes: readonly Keuze[], naam: string): StandardChoice<Keuze> =>
  withStandard(t.keyof(Object.fromEntries(keuzes.map((keuze) => [keuze, null])) as Record<Keuze, null>, naam))

/** The codec of the answer to the question about buying alone or with a partner. */
export const alleenSamenCodec: StandardChoice<AlleenSamen> = keuzeCodec(ALLEEN_SAMEN, 'AlleenSamen')
/** The codec of the kind of home. */
export const bestaandeWoningCodec: StandardChoice<BestaandeWoning> = keuzeCodec(BESTAANDE_WONINGEN, 'BestaandeWoning')
/** The codec of the kind of income of a person. */
export const dienstBetrekkingCodec: StandardChoice<DienstBetrekking> = keuzeCodec(
  DIENST_BETREKKINGEN,
  'DienstBetrekking',
)
/** The codec of the energy label of a home. */
export const energielabelTypeCodec: StandardChoice<EnergielabelType> = keuzeCodec(ENERGIELABELS, 'EnergielabelType')
/** The codec of the answer to a yes-or-no question. */
export const jaNeeCodec: StandardChoice<JaNee> = keuzeCodec(JA_NEE, 'ja of nee')
