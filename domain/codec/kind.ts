import type * as t from 'io-ts'

/** An io-ts codec from which code can read the codecs of its fields or elements, or its accepted values. */
type Kind =
  | t.ExactType<t.HasProps>
  | t.ReadonlyType<t.Mixed>
  | t.IntersectionType<t.Mixed[]>
  | t.InterfaceType<t.Props>
  | t.PartialType<t.Props>
  | t.ReadonlyArrayType<t.Mixed>
  | t.KeyofType<Readonly<Record<string, unknown>>>
  | t.LiteralType<boolean | number | string>

/** Returns `codec`, typed by its `_tag`: `instanceof` would return false for a codec from another copy of io-ts. */
export const kindOf = (codec: unknown): Kind | undefined => codec as Kind | undefined
