import type { either } from 'fp-ts'

import type { FinancieringsOpzet, FinancieringsOpzetVerzoek } from '../../domain'

/** What separates the columns of a CSV. */
export type Separator = ';' | ',' | '\t'

/** Fields of its own that a request came with, by name. */
export type OwnFields = Readonly<Record<string, unknown>>

/** One request of the input. */
export interface InputRequest {
  /** The line that it begins on, counted from 1. */
  readonly nummer: number
  /** The request, or in Dutch why it cannot be read, without repeating its content. */
  readonly verzoek: either.Either<string, FinancieringsOpzetVerzoek>
  /** Returns the own fields that `--bewaar` asks for. */
  readonly eigen: () => OwnFields
}

/** The requests in a piece of the input. */
export interface InputBatch {
  readonly requests: readonly InputRequest[]
  /** What separates the columns; absent when the input is no CSV. */
  readonly separator?: Separator | undefined
}

/** Reads the requests in an input, a piece at a time. */
export type RequestReader = (pieces: AsyncIterable<Uint8Array>) => AsyncIterable<InputBatch>

/** One result, with what stands beside it. */
export interface BatchResult {
  readonly nummer: number
  readonly eigen: OwnFields
  readonly financieringsOpzet: FinancieringsOpzet
}

/** Writes results as text, in the order in which they come. The separator is that of the input, if it has one. */
export type ResultWriter = (results: readonly BatchResult[], separator: Separator | undefined) => string

/** What stands beside a result: the line of its request, and which own fields. */
export interface ResultForm {
  readonly regelnummers: boolean
  /** The own fields of a request that come back with its result. */
  readonly bewaar: readonly string[]
}
