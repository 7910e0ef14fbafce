import * as t from 'io-ts'

/** Reads in a way of its own, and gives what was read back as it is. */
export const codecWith = <A>(naam: string, is: t.Is<A>, validate: t.Validate<unknown, A>): t.Type<A> =>
  new t.Type(naam, is, validate, t.identity)

/** The values of a choice, in the order in which its codec names them. */
export const waardenVan = <Namen extends Readonly<Record<string, unknown>>>({ keys }: t.KeyofC<Namen>) =>
  Object.keys(keys) as readonly (keyof Namen)[]

/** Reads what a test recognises, and gives it back as it was; refuses the rest with a Dutch sentence. */
export const codecOf = <A>(naam: string, is: t.Is<A>, melding: string): t.Type<A> =>
  codecWith(naam, is, (invoer, context) => (is(invoer) ? t.success(invoer) : t.failure(invoer, context, melding)))

/** What a number is counted in, in Dutch, as whoever describes a codec says it. */
export type Meeteenheid =
  | 'euro'
  | 'euro per maand'
  | 'euro per jaar'
  | 'procent per jaar'
  | 'procent per jaar, per aantal maanden'
  | 'maanden'
  | 'jaar van de normen'

/** A codec that says what the number it reads is counted in. */
export interface CodecMetEenheid<A> extends t.Type<A> {
  /** What the number is counted in. */
  readonly eenheid: Meeteenheid
}

/** The same codec, also for `instanceof`, which says what the number it reads is counted in. */
export const metEenheid = <A>(codec: t.Type<A>, eenheid: Meeteenheid): CodecMetEenheid<A> =>
  Object.assign(Object.create(codec) as t.Type<A>, { eenheid })

/** What the number is counted in that a codec reads; undefined of one that does not say so. */
export const eenheidVan = (codec: t.Mixed): Meeteenheid | undefined =>
  'eenheid' in codec ? (codec as CodecMetEenheid<unknown>).eenheid : undefined

/** The kinds of codec that tell how they are made up. */
type Kind =
  | t.ExactType<t.HasProps>
  | t.ReadonlyType<t.Mixed>
  | t.IntersectionType<t.Mixed[]>
  | t.InterfaceType<t.Props>
  | t.PartialType<t.Props>
  | t.ReadonlyArrayType<t.Mixed>
  | t.KeyofType<Readonly<Record<string, unknown>>>
  | t.LiteralType<boolean | number | string>

/** A codec as one of its kind, by its tag: its class may be that of another copy of io-ts than ours. */
export const kindOf = (codec: unknown): Kind | undefined => codec as Kind | undefined
