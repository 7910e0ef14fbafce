import * as t from 'io-ts'

import { DIENST_BETREKKINGEN } from './dienstBetrekking'
import { ENERGIELABELS } from './keuzes'
import { ALLEEN_SAMEN, BESTAANDE_WONINGEN, JA_NEE } from './keuzes'

const keuzeCodec = <Keuze extends string>(keuzes: readonly Keuze[], naam: string) =>
  t.keyof(Object.fromEntries(keuzes.map((keuze) => [keuze, null])) as Record<Keuze, null>, naam)

/** Reads whether the visitor buys alone or together with a partner. */
export const alleenSamenCodec = keuzeCodec(ALLEEN_SAMEN, 'AlleenSamen')
/** Reads the kind of home. */
export const bestaandeWoningCodec = keuzeCodec(BESTAANDE_WONINGEN, 'BestaandeWoning')
/** Reads the kind of income a person has. */
export const dienstBetrekkingCodec = keuzeCodec(DIENST_BETREKKINGEN, 'DienstBetrekking')
/** Reads the energy label of a home. */
export const energielabelTypeCodec = keuzeCodec(ENERGIELABELS, 'EnergielabelType')
/** Reads the answer to a yes-or-no question. */
export const jaNeeCodec = keuzeCodec(JA_NEE, 'ja of nee')
