import type * as t from 'io-ts'

/** The kinds of codec whose parts can be read. */
type Kind =
  | t.ExactType<t.HasProps>
  | t.ReadonlyType<t.Mixed>
  | t.IntersectionType<t.Mixed[]>
  | t.InterfaceType<t.Props>
  | t.PartialType<t.Props>
  | t.ReadonlyArrayType<t.Mixed>
  | t.KeyofType<Readonly<Record<string, unknown>>>
  | t.LiteralType<boolean | number | string>

/** Types a codec by its `_tag`. `instanceof` would fail for a codec of another copy of io-ts. */
export const kindOf = (codec: unknown): Kind | undefined => codec as Kind | undefined
