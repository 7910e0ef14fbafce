import * as t from 'io-ts'

/** Reads what a test recognises, and gives it back as it was; refuses the rest with a Dutch sentence. */
export const codecOf = <A>(naam: string, is: t.Is<A>, melding: string): t.Type<A> =>
  new t.Type(
    naam,
    is,
    (invoer, context) => (is(invoer) ? t.success(invoer) : t.failure(invoer, context, melding)),
    t.identity,
  )
