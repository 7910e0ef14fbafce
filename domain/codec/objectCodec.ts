import * as t from 'io-ts'

/** Has this fields that can be looked at? So has a list. */
export const isObject = (waarde: unknown): waarde is Readonly<Record<string, unknown>> =>
  typeof waarde === 'object' && waarde !== null

/** The fields of an object that may be absent. */
type Optional<T> = { [Field in keyof T]-?: object extends Pick<T, Field> ? Field : never }[keyof T]

type CodecFor<A> = t.Type<Exclude<A, undefined>> | t.Type<Exclude<A, undefined> | undefined>

type Codecs<T, Field extends keyof T> = { readonly [Name in Field]-?: CodecFor<T[Name]> }

const isEmpty = (codecs: object): boolean => Object.keys(codecs).length === 0

const bothOf = (required: t.Props, optional: t.Props): t.HasProps => {
  if (isEmpty(optional)) return t.type(required)
  return isEmpty(required) ? t.partial(optional) : t.intersection([t.type(required), t.partial(optional)])
}

/**
 * Reads an object of exactly the fields of `T`, which has to be given: first the codecs of the fields that must be
 * there, then of those that may be absent. A field without a codec, with one of another type, or that `T` does not have
 * is an error of the compiler. What else an object holds is left out.
 */
export const objectCodec = <T extends object>(
  required: Codecs<T, Exclude<keyof T, Optional<T>>>,
  optional: Codecs<T, Optional<T>>,
  naam?: string,
): t.Type<T> => t.exact(bothOf(required, optional), naam)

type Leeg = null | undefined

type KanLeeg<T, Naam extends keyof T> = undefined extends T[Naam] ? Naam : null extends T[Naam] ? Naam : never

/** What is left of some values when those that are absent are left out: which of them, only the values tell. */
type ZonderLege<T> = { readonly [Naam in keyof T as Exclude<Naam, KanLeeg<T, Naam>>]: T[Naam] } & {
  readonly [Naam in keyof T as KanLeeg<T, Naam>]?: Exclude<T[Naam], Leeg>
}

/** Leaves out what is absent or null; 0 is a value and stays. */
export const zonderLege = <T extends object>(waarden: T): ZonderLege<T> =>
  Object.fromEntries(
    Object.entries(waarden).filter(([, waarde]) => waarde !== undefined && waarde !== null),
  ) as ZonderLege<T>
