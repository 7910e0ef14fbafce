import type { either } from 'fp-ts'

import type { FinancieringsOpzet, FinancieringsOpzetVerzoek } from '../../domain'

/** The separator of a CSV. */
export type Separator = ';' | ',' | '\t'

/** Own fields of a request that the calculation ignores, by name. */
export type OwnFields = Readonly<Record<string, unknown>>

/** One request of the input. */
export interface InputRequest {
  /** The line on which the request begins, from 1. */
  readonly nummer: number
  /** The request, or a Dutch sentence about its errors that repeats nothing of its content. */
  readonly verzoek: either.Either<string, FinancieringsOpzetVerzoek>
  /** Returns the own fields that `--bewaar` asks for. */
  readonly eigen: () => OwnFields
}

/** The requests in a piece of the input. */
export interface InputBatch {
  readonly requests: readonly InputRequest[]
  /** The separator of the input; absent for lines of JSON. */
  readonly separator?: Separator | undefined
}

/** Reads the requests in an input, a piece at a time. */
export type RequestReader = (pieces: AsyncIterable<Uint8Array>) => AsyncIterable<InputBatch>

/** One result, with the line and the own fields of its request. */
export interface BatchResult {
  readonly nummer: number
  readonly eigen: OwnFields
  readonly financieringsOpzet: FinancieringsOpzet
}

/** Formats results in the given order, with the separator of the input if it has one. */
export type ResultWriter = (results: readonly BatchResult[], separator: Separator | undefined) => string

/** The data of a request that are written with its result. */
export interface ResultForm {
  readonly regelnummers: boolean
  /** The names of own fields that are copied to each result. */
  readonly bewaar: readonly string[]
}
