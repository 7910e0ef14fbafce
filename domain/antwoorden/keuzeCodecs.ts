import * as t from 'io-ts'

import { DIENST_BETREKKINGEN, type DienstBetrekking } from './dienstBetrekking'
import { ALLEEN_SAMEN, type AlleenSamen, BESTAANDE_WONINGEN, type BestaandeWoning } from './keuzes'
import { ENERGIELABELS, type EnergielabelType, JA_NEE, type JaNee } from './keuzes'

const keuzeCodec = <Keuze extends string>(keuzes: readonly Keuze[], naam: string): t.KeyofC<Record<Keuze, null>> =>
  t.keyof(Object.fromEntries(keuzes.map((keuze) => [keuze, null])) as Record<Keuze, null>, naam)

/** The codec of the answer to the question about buying alone or with a partner. */
export const alleenSamenCodec: t.KeyofC<Record<AlleenSamen, null>> = keuzeCodec(ALLEEN_SAMEN, 'AlleenSamen')
/** The codec of the kind of home. */
export const bestaandeWoningCodec: t.KeyofC<Record<BestaandeWoning, null>> = keuzeCodec(
  BESTAANDE_WONINGEN,
  'BestaandeWoning',
)
/** The codec of the kind of income of a person. */
export const dienstBetrekkingCodec: t.KeyofC<Record<DienstBetrekking, null>> = keuzeCodec(
  DIENST_BETREKKINGEN,
  'DienstBetrekking',
)
/** The codec of the energy label of a home. */
export const energielabelTypeCodec: t.KeyofC<Record<EnergielabelType, null>> = keuzeCodec(
  ENERGIELABELS,
  'EnergielabelType',
)
/** The codec of the answer to a yes-or-no question. */
export const jaNeeCodec: t.KeyofC<Record<JaNee, null>> = keuzeCodec(JA_NEE, 'ja of nee')
