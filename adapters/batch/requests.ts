import type { either } from 'fp-ts'

import type { FinancieringsOpzet, FinancieringsOpzetVerzoek } from '../../domain'

/** The character between two cells of a CSV row. */
export type Separator = ';' | ',' | '\t'

/** Fields that a user adds to a request for their own use, by name. The calculation ignores these fields. */
export type OwnFields = Readonly<Record<string, unknown>>

export interface InputRequest {
  /** The number of the line on which the request begins, from 1. */
  readonly nummer: number
  /** The request, or Dutch sentences about its errors. The sentences never repeat a value of the request. */
  readonly verzoek: either.Either<string, FinancieringsOpzetVerzoek>
  /** Returns the user's own fields that `--bewaar` names. */
  readonly eigen: () => OwnFields
}

/** The requests in a piece of the input. */
export interface InputBatch {
  readonly requests: readonly InputRequest[]
  /** The separator of a CSV; undefined for lines of JSON. */
  readonly separator?: Separator | undefined
}

export type RequestReader = (pieces: AsyncIterable<Uint8Array>) => AsyncIterable<InputBatch>

/** One result, with the line number and the own fields of its request. */
export interface BatchResult {
  readonly nummer: number
  readonly eigen: OwnFields
  readonly financieringsOpzet: FinancieringsOpzet
}

/** A function that returns results as text, in the same order. `separator` is that of a CSV input, or undefined. */
export type ResultWriter = (results: readonly BatchResult[], separator: Separator | undefined) => string

/** The options for the results: whether each has a line number, and which own fields each has. */
export interface ResultForm {
  readonly regelnummers: boolean
  /** The names of the user's own fields that are copied to each result. */
  readonly bewaar: readonly string[]
}
