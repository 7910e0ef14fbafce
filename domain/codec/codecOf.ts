import * as t from 'io-ts'

/** Reads in a way of its own, and gives what was read back as it is. */
export const codecWith = <A>(naam: string, is: t.Is<A>, validate: t.Validate<unknown, A>): t.Type<A> =>
  new t.Type(naam, is, validate, t.identity)

/** The values of a choice, in the order in which its codec names them. */
export const waardenVan = <Namen extends Readonly<Record<string, unknown>>>({ keys }: t.KeyofC<Namen>) =>
  Object.freeze(Object.keys(keys)) as readonly (keyof Namen)[]

/** Reads what a test recognises, and gives it back as it was; refuses the rest with a Dutch sentence. */
export const codecOf = <A>(naam: string, is: t.Is<A>, melding: string): t.Type<A> =>
  codecWith(naam, is, (invoer, context) => (is(invoer) ? t.success(invoer) : t.failure(invoer, context, melding)))
