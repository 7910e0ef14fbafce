import * as t from 'io-ts'

/** Who uses the calculator: a customer (Klant) or an adviser (Adviseur). */
export const typeCodec = t.keyof({ Klant: null, Adviseur: null }, 'Type')
/** The audience: who wants to buy a home, or who advises those who do. */
export type Type = t.TypeOf<typeof typeCodec>
