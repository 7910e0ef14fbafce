import * as t from 'io-ts'

import { DIENST_BETREKKINGEN } from './dienstBetrekking'
import { ENERGIELABELS } from './keuzes'
import { ALLEEN_SAMEN, BESTAANDE_WONINGEN, JA_NEE } from './keuzes'

const keuzeCodec = <Keuze extends string>(keuzes: readonly Keuze[], naam: string) =>
  t.keyof(Object.fromEntries(keuzes.map((keuze) => [keuze, null])) as Record<Keuze, null>, naam)

/** The codec of the answer to the question about buying alone or with a partner. */
export const alleenSamenCodec = keuzeCodec(ALLEEN_SAMEN, 'AlleenSamen')
/** The codec of the kind of home. */
export const bestaandeWoningCodec = keuzeCodec(BESTAANDE_WONINGEN, 'BestaandeWoning')
/** The codec of the kind of income of a person. */
export const dienstBetrekkingCodec = keuzeCodec(DIENST_BETREKKINGEN, 'DienstBetrekking')
/** The codec of the energy label of a home. */
export const energielabelTypeCodec = keuzeCodec(ENERGIELABELS, 'EnergielabelType')
/** The codec of the answer to a yes-or-no question. */
export const jaNeeCodec = keuzeCodec(JA_NEE, 'ja of nee')
