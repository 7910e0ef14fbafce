import * as t from 'io-ts'

/** Whether the visitor buys alone or together with a partner. */
export const alleenSamenCodec = t.keyof({ alleen: null, samen: null }, 'AlleenSamen')
/** Is the home bought alone, or with a partner? */
export type AlleenSamen = t.TypeOf<typeof alleenSamenCodec>
