import type * as t from 'io-ts'

/** The unit of a number, in Dutch, for the description of a codec. */
export type Meeteenheid =
  | 'euro'
  | 'euro per maand'
  | 'euro per jaar'
  | 'procent per jaar'
  | 'procent per jaar, per aantal maanden'
  | 'maanden'
  | 'jaar van de normen'

/** A codec with the unit of its number. */
export interface CodecMetEenheid<A> extends t.Type<A> {
  /** The unit of the number. */
  readonly eenheid: Meeteenheid
}

/** Creates a codec that inherits from `codec` and adds a unit. `instanceof` gives the same result as for `codec`. */
export const metEenheid = <A>(codec: t.Type<A>, eenheid: Meeteenheid): CodecMetEenheid<A> =>
  Object.assign(Object.create(codec) as t.Type<A>, { eenheid })

/**
 * Returns the unit of the number that a codec reads; undefined for a codec without a unit.
 * @example
 * eenheidVan(bedragCodec) // 'euro'
 */
export const eenheidVan = (codec: t.Mixed): Meeteenheid | undefined =>
  'eenheid' in codec ? (codec as CodecMetEenheid<unknown>).eenheid : undefined
