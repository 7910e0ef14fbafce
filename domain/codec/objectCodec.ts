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
