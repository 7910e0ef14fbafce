import { either, function as fp } from 'fp-ts'
import * as t from 'io-ts'

import { codecWith } from './codecOf'
import { kindOf } from './kind'
import { isObject } from './objectCodec'
import { toLegibleName } from './toLegibleName'

/** The maximum number of unknown fields that the errors and `loosely` name. Errors only count the others. */
const MOST_NAMED = 20

const UNKNOWN = 'dit veld bestaat niet; controleer de naam of laat het weg'

/** The codec of an unknown field, which accepts no value. */
const geenVeld = new t.Type<never>('OnbekendVeld', t.never.is, t.never.validate, t.identity)

/** An unknown field of an object, and the path to that object. */
interface LeftOut {
  readonly weg: string
  readonly naam: string
}

/** Returns the fields of the input, at any depth, that decoding dropped. Skips fields that are undefined. */
const leftOutOf = (invoer: unknown, gelezen: unknown, weg: string): readonly LeftOut[] => {
  if (invoer === gelezen || !isObject(invoer) || !isObject(gelezen)) return []
  if (Array.isArray(invoer)) return invoer.flatMap((een, index) => leftOutOf(een, gelezen[index], `${weg}[${index}]`))
  return Object.entries(invoer).flatMap(([naam, waarde]) => {
    if (waarde === undefined) return []
    return Object.hasOwn(gelezen, naam)
      ? leftOutOf(waarde, gelezen[naam], weg === '' ? naam : `${weg}.${naam}`)
      : [{ weg, naam }]
  })
}

/** Returns the codec of each field of an object, by name; empty when the codec does not list its fields. */
const fieldsOf = (codec: unknown): Readonly<Record<string, unknown>> => {
  const kind = kindOf(codec)
  if (kind?._tag === 'ExactType' || kind?._tag === 'ReadonlyType') return fieldsOf(kind.type)
  if (kind?._tag === 'IntersectionType')
    return Object.assign({}, ...kind.types.map(fieldsOf)) as Readonly<Record<string, unknown>>
  return kind?._tag === 'InterfaceType' || kind?._tag === 'PartialType' ? kind.props : {}
}

/**
 * Returns the unknown fields of an input that does not decode. Skips an object whose codec does not list its fields,
 * and an array whose codec does not give the codec of the elements.
 */
const unknownIn = (codec: unknown, invoer: unknown, weg: string): readonly LeftOut[] => {
  const kind = kindOf(codec)
  if (Array.isArray(invoer))
    return kind?._tag === 'ReadonlyArrayType'
      ? invoer.flatMap((een, index) => unknownIn(kind.type, een, `${weg}[${index}]`))
      : []
  const fields = fieldsOf(codec)
  if (!isObject(invoer) || Object.keys(fields).length === 0) return []
  return Object.entries(invoer).flatMap(([naam, waarde]) => {
    if (waarde === undefined) return []
    return Object.hasOwn(fields, naam)
      ? unknownIn(fields[naam], waarde, weg === '' ? naam : `${weg}.${naam}`)
      : [{ weg, naam }]
  })
}

const toVeld = ({ weg, naam }: LeftOut): string => [weg, toLegibleName(naam)].filter(Boolean).join('.')

/** Returns the paths of the fields of an input that decoding dropped, at most twenty, in legible form. */
const genegeerdIn = (invoer: unknown, gelezen: unknown): readonly string[] =>
  leftOutOf(invoer, gelezen, '').slice(0, MOST_NAMED).map(toVeld)

const restOf = (aantal: number): string =>
  aantal === 1 ? 'nog 1 ander veld dat niet bestaat' : `nog ${aantal} andere velden die niet bestaan`

const toErrors = (onbekend: readonly LeftOut[], context: t.Context): t.Errors => {
  const errorAt = (veld: string, message: string): t.ValidationError => ({
    value: null,
    context: t.appendContext(context, veld, geenVeld, null),
    message,
  })
  const rest = onbekend.length - MOST_NAMED
  return [
    ...onbekend.slice(0, MOST_NAMED).map((veld) => errorAt(toVeld(veld), UNKNOWN)),
    ...(rest > 0 ? [errorAt('', restOf(rest))] : []),
  ]
}

/**
 * Creates a decoder that refuses an input with fields that `codec` would silently drop, such as a misspelled name. The
 * errors name at most twenty of these fields, and count the others. When `codec` itself refuses the input, the errors
 * also name unknown fields, but only those of objects whose codec lists its fields. `toegestaan` has the names of
 * unknown fields of the input itself that are allowed, and dropped.
 * @example
 * strictly(verzoekCodec).decode({ ...verzoek, eigenInlegg: 20_000 })._tag // 'Left'
 */
export const strictly = <A>(
  codec: t.Decoder<unknown, A>,
  toegestaan: readonly string[] = [],
): t.Decoder<unknown, A> => {
  const refused = (onbekend: readonly LeftOut[]): readonly LeftOut[] =>
    onbekend.filter(({ weg, naam }) => weg !== '' || !toegestaan.includes(naam))
  const strict: t.Decoder<unknown, A> = {
    name: codec.name,
    validate: (invoer, context) =>
      fp.pipe(
        codec.validate(invoer, context),
        either.mapLeft((fouten) => [...fouten, ...toErrors(refused(unknownIn(codec, invoer, '')), context)]),
        either.flatMap((gelezen) => {
          const onbekend = refused(leftOutOf(invoer, gelezen, ''))
          return onbekend.length === 0 ? t.success(gelezen) : t.failures(toErrors(onbekend, context))
        }),
      ),
    decode: (invoer) => strict.validate(invoer, [{ key: '', type: strict, actual: invoer }]),
  }
  return strict
}

/** A value that was decoded loosely. */
export interface LosGelezen<A> {
  /** The decoded value. */
  readonly waarde: A
  /** The paths of the fields that decoding dropped, at most twenty. */
  readonly genegeerd: readonly string[]
}

/**
 * Creates a codec that accepts unknown fields as `codec` does, and that also lists them.
 * @example
 * const { right } = loosely(verzoekCodec).decode({ ...verzoek, eigenInlegg: 20_000 })
 * right.genegeerd // [ 'eigenInlegg' ]
 */
export const loosely = <A>(codec: t.Type<A>): t.Type<LosGelezen<A>> =>
  codecWith(
    codec.name,
    (los): los is LosGelezen<A> => isObject(los) && codec.is(los['waarde']) && Array.isArray(los['genegeerd']),
    (invoer, context) =>
      fp.pipe(
        codec.validate(invoer, context),
        either.map((waarde) => ({ waarde, genegeerd: genegeerdIn(invoer, waarde) })),
      ),
  )
