import type * as t from 'io-ts'

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
