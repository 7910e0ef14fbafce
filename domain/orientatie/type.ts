import * as t from 'io-ts'

/** Who uses the calculator: a customer (Klant) or an adviser (Adviseur). */
export const typeCodec = t.keyof({ Klant: null, Adviseur: null }, 'Type')
export type Type = t.TypeOf<typeof typeCodec>
