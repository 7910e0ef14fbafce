import * as t from 'io-ts'

/** The answer to a yes-or-no question. */
export const jaNeeCodec = t.keyof({ ja: null, nee: null }, 'ja of nee')
/** Yes or no. */
export type JaNee = t.TypeOf<typeof jaNeeCodec>

/** The answer to a yes-or-no question that not everybody can answer. */
export const jaNeeWeetNietCodec = t.keyof({ ja: null, nee: null, weetNiet: null }, 'ja, nee of weetNiet')
/** Yes, no, or not known. */
export type JaNeeWeetNiet = t.TypeOf<typeof jaNeeWeetNietCodec>
