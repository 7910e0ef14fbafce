import * as t from 'io-ts'

/**
 * Creates a codec from a type guard and a decoder. Encoding returns the value unchanged.
 * @example
 * const uitTekst = codecWith('Bedrag', isBedrag, (invoer, context) => bedragCodec.validate(Number(invoer), context))
 * uitTekst.decode('4') // { _tag: 'Right', right: 4 }
 */
export const codecWith = <A>(naam: string, is: t.Is<A>, validate: t.Validate<unknown, A>): t.Type<A> =>
  new t.Type(naam, is, validate, t.identity)

/** Returns the values that a `t.keyof` codec accepts, in the order of its keys. The list is frozen. */
export const waardenVan = <Naam extends string>({ keys }: t.KeyofC<Record<Naam, null>>): readonly Naam[] =>
  Object.freeze(Object.keys(keys) as Naam[])

/**
 * Creates a codec that accepts a value if `is` returns true, and refuses any other value with the error `melding`.
 * @example
 * codecOf('Bedrag', isBedrag, 'verwacht een bedrag').decode(4) // { _tag: 'Right', right: 4 }
 */
export const codecOf = <A>(naam: string, is: t.Is<A>, melding: string): t.Type<A> =>
  codecWith(naam, is, (invoer, context) => (is(invoer) ? t.success(invoer) : t.failure(invoer, context, melding)))
