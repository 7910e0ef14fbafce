import type * as t from 'io-ts'

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
