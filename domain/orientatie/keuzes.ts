import * as t from 'io-ts'

/** The answer to a yes-or-no question. */
export const jaNeeCodec = t.keyof({ ja: null, nee: null }, 'ja of nee')
/** Yes or no. */
export type JaNee = t.TypeOf<typeof jaNeeCodec>

/** The answer to a yes-or-no question that not everybody can answer. */
export const jaNeeWeetNietCodec = t.keyof({ ja: null, nee: null, weetNiet: null }, 'ja, nee of weetNiet')
/** Yes, no, or not known. */
export type JaNeeWeetNiet = t.TypeOf<typeof jaNeeWeetNietCodec>

/** Whether the visitor buys alone or together with a partner. */
export const alleenSamenCodec = t.keyof({ alleen: null, samen: null }, 'AlleenSamen')
/** Is the home bought alone, or with a partner? */
export type AlleenSamen = t.TypeOf<typeof alleenSamenCodec>

/** The kind of home: an existing one or a new build. */
export const bestaandeWoningCodec = t.keyof({ BestaandeBouw: null, Nieuwbouw: null }, 'BestaandeWoning')
/** An existing home (`BestaandeBouw`), or a new one. */
export type BestaandeWoning = t.TypeOf<typeof bestaandeWoningCodec>
