import type * as t from 'io-ts'

/** The kinds of codec that show what they are made of. */
type Kind =
  | t.ExactType<t.HasProps>
  | t.ReadonlyType<t.Mixed>
  | t.IntersectionType<t.Mixed[]>
  | t.InterfaceType<t.Props>
  | t.PartialType<t.Props>
  | t.ReadonlyArrayType<t.Mixed>
  | t.KeyofType<Readonly<Record<string, unknown>>>
  | t.LiteralType<boolean | number | string>

/** Returns a codec as one of its kinds, by its tag: its class may come from another copy of io-ts. */
export const kindOf = (codec: unknown): Kind | undefined => codec as Kind | undefined
