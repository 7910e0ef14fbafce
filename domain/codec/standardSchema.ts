import type * as t from 'io-ts'

import { toLeesfouten } from './leesfout'

/** One error of a value that a schema refuses. */
interface StandardIssue {
  /** The error in Dutch, such as `ontbreekt`. */
  readonly message: string
  /** The path to the field with the error: names, and places in a list; empty for an error of the whole value. */
  readonly path: readonly (number | string)[]
}

/**
 * The interface of Standard Schema 1.1 (standardschema.dev), which libraries for forms, routes and agents read from
 * `~standard`. Assignable to `StandardSchemaV1` of `@standard-schema/spec`.
 */
export interface StandardSchema<A> {
  /** The properties of the standard. */
  readonly '~standard': {
    /** The version number of the standard. */
    readonly version: 1
    /** The name of the library that made the schema. */
    readonly vendor: 'hypotheek-orientatie'
    /** Returns the decoded value, or the errors. Never a promise. */
    readonly validate: (value: unknown) => StandardResult<A>
    /** The types of the input and the output, for the compiler only: absent at run time. */
    readonly types?: StandardTypes<A> | undefined
  }
}

/** The types of the input and the output of a schema. */
interface StandardTypes<A> {
  /** The type of the input that the schema accepts. */
  readonly input: A
  /** The type of the output. */
  readonly output: A
}

/** The outcome of a validation: the value, or the errors. */
export type StandardResult<A> =
  | {
      /** The decoded value. */
      readonly value: A
      /** Always undefined when there is a value. */
      readonly issues?: undefined
    }
  | {
      /** The errors: one for each field that does not decode. */
      readonly issues: readonly StandardIssue[]
    }

/** A codec of io-ts that also is a Standard Schema. */
export type StandardCodec<A> = t.Type<A> & StandardSchema<A>

/** A codec of a choice, with its values in `keys`, that also is a Standard Schema. */
export type StandardChoice<A extends string> = t.KeyofC<Record<A, null>> & StandardSchema<A>

/** Returns the names and places in the path to a field, such as `hypotheekgevers[0].inkomsten`. */
const toPath = (veld: string): readonly (number | string)[] =>
  (veld.match(/[^.[\]]+/g) ?? []).map((deel) => (/^\d+$/.test(deel) ? Number(deel) : deel))

const toIssues = (fouten: t.Errors): readonly StandardIssue[] =>
  toLeesfouten(fouten).map(({ veld, melding }) => ({ message: melding, path: toPath(veld) }))

/**
 * Creates a codec that inherits from `codec`, and that also is a Standard Schema. `validate` accepts what `decode`
 * accepts. The build of the element leaves this out, because a page needs no schemas.
 * @example
 * const leeftijdCodec = withStandard(codecOf('Leeftijd', isBedrag, 'verwacht een leeftijd'))
 * leeftijdCodec['~standard'].validate('oud') // { issues: [ { message: 'verwacht een leeftijd', path: [] } ] }
 */
export const withStandard = <C extends t.Any>(codec: C): C & StandardSchema<t.TypeOf<C>> =>
  Object.assign(Object.create(codec) as C, {
    '~standard': {
      version: 1,
      vendor: 'hypotheek-orientatie',
      validate: (value: unknown): StandardResult<t.TypeOf<C>> => {
        const decoded = codec.decode(value)
        return decoded._tag === 'Left' ? { issues: toIssues(decoded.left) } : { value: decoded.right as t.TypeOf<C> }
      },
    } as const,
  })
