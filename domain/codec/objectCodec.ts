import * as t from 'io-ts'

/** Whether a value is an object or an array, and not null. */
export const isObject = (waarde: unknown): waarde is Readonly<Record<string, unknown>> =>
  typeof waarde === 'object' && waarde !== null

/** The names of the optional fields of an object. */
type Optional<T> = { [Field in keyof T]-?: object extends Pick<T, Field> ? Field : never }[keyof T]

type CodecFor<A> = t.Type<Exclude<A, undefined>> | t.Type<Exclude<A, undefined> | undefined>

type Codecs<T, Field extends keyof T> = { readonly [Name in Field]-?: CodecFor<T[Name]> }

const isEmpty = (codecs: object): boolean => Object.keys(codecs).length === 0

const bothOf = (required: t.Props, optional: t.Props): t.HasProps => {
  if (isEmpty(optional)) return t.type(required)
  return isEmpty(required) ? t.partial(optional) : t.intersection([t.type(required), t.partial(optional)])
}

/** Returns `waarde` or, if `waarde` inherits a field in `namen`, a copy in which each such field is undefined. */
const withoutInherited = (waarde: unknown, namen: readonly string[]): unknown => {
  if (!isObject(waarde)) return waarde
  const isGeerfd = (naam: string): boolean => naam in waarde && !Object.hasOwn(waarde, naam)
  if (!namen.some(isGeerfd)) return waarde
  return { ...waarde, ...Object.fromEntries(namen.filter(isGeerfd).map((naam) => [naam, undefined])) }
}

/** Returns a copy of a context whose last entry has the value `actual`. */
const readInstead = (context: t.Context, actual: unknown): t.Context =>
  context.map((entry, diepte) => (diepte === context.length - 1 ? { ...entry, actual } : entry))

const ownFields = <A>(required: t.Props, optional: t.Props, naam?: string): t.Type<A> => {
  const exact: t.ExactC<t.HasProps> = t.exact(bothOf(required, optional), naam)
  const namen = Object.keys({ ...required, ...optional })
  return new t.ExactType<t.HasProps, A, A>(
    exact.name,
    (waarde): waarde is A => exact.is(withoutInherited(waarde, namen)),
    (invoer, context) => {
      const eigen = withoutInherited(invoer, namen)
      return exact.validate(eigen, eigen === invoer ? context : readInstead(context, eigen))
    },
    exact.encode,
    exact.type,
  )
}

/**
 * Creates a codec for an object. `required` and `optional` have the codec of each field, by the name of the field.
 * Ignores inherited fields, because a page may add any field to `Object.prototype`. Decoding drops unknown fields.
 */
export const exactly = <Required extends t.Props, Optional extends t.Props>(
  required: Required,
  optional: Optional,
  naam?: string,
): t.Type<t.TypeOfProps<Required> & t.TypeOfPartialProps<Optional>> => ownFields(required, optional, naam)

/**
 * Creates a codec for an object with exactly the fields of type `T`: `required` has the codecs of the required fields,
 * `optional` has the codecs of the optional fields. A missing, superfluous or wrong codec does not compile. Decoding
 * drops unknown fields and ignores inherited fields.
 */
export const objectCodec = <T extends object>(
  required: Codecs<T, Exclude<keyof T, Optional<T>>>,
  optional: Codecs<T, Optional<T>>,
  naam?: string,
): t.Type<T> => ownFields(required, optional, naam)
