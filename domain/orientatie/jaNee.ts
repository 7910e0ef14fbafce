import * as t from 'io-ts'

/** The answer to a yes-or-no question. */
export const jaNeeCodec = t.keyof({ ja: null, nee: null }, 'ja of nee')
export type JaNee = t.TypeOf<typeof jaNeeCodec>
