import * as t from 'io-ts'

import { codecWith } from '../../../domain/codec'

/** The definition of a setting: the name of its codec, the Dutch text about valid values, and its default. */
interface Setting<T> {
  readonly name: string
  readonly expected: string
  readonly fallback: T
  /** Returns the value in a text; undefined when the text cannot be read. */
  readonly read: (text: string) => T | undefined
}

/** Creates the codec of a setting in an environment variable. An absent or empty variable becomes `fallback`. */
export const setting = <T>({ name, expected, fallback, read }: Setting<T>): t.Type<T> =>
  codecWith(
    name,
    (value): value is T => value !== null,
    (input, context) => {
      if (input === undefined || input === '') return t.success(fallback)
      const decoded = typeof input === 'string' ? read(input) : undefined
      return decoded === undefined ? t.failure(input, context, expected) : t.success(decoded)
    },
  )

/** Creates the codec of a setting that is a whole number from `lowest` to `highest`. */
export const integer = <T extends number | undefined>(
  name: string,
  lowest: number,
  highest: number,
  fallback: T,
): t.Type<number | T> =>
  setting<number | T>({
    name,
    expected: `verwacht een geheel getal van ${lowest} tot en met ${highest}`,
    fallback,
    read: (text) => {
      const number = /^\d+$/.test(text) ? Number(text) : NaN
      return number >= lowest && number <= highest ? number : undefined
    },
  })

export const oneOf = <T extends string>(name: string, choices: readonly T[], fallback: T): t.Type<T> =>
  setting({
    name,
    expected: `verwacht een van ${choices.join(', ')}`,
    fallback,
    read: (text) => choices.find((choice) => choice === text),
  })
