import type { Leesfout } from '../../../domain'
import { expectations, problems, type Bilingual } from './problems'

/** Which of the known things went wrong. */
export type ProblemCode = keyof typeof problems

/** What is wrong in one field of a request. */
export interface FieldProblem {
  /** The way to the field, such as `hypotheekgevers[0].inkomsten.bedrag`; empty for the whole body. */
  readonly veld: string
  readonly melding: Bilingual
}

/** The body of every answer that is not a success: a problem (RFC 9457) in two languages. */
export interface Problem {
  readonly type: 'about:blank'
  readonly title: string
  readonly status: number
  readonly code: ProblemCode
  readonly melding: Bilingual
  /** What is wrong field by field, when the body does not decode. */
  readonly velden?: readonly FieldProblem[]
  /** Why a request that decodes cannot be calculated. */
  readonly reden?: string
}

/** The media type of a problem. */
export const PROBLEM_TYPE = 'application/problem+json'

/** The answer to a call that went wrong in this way. */
export const toProblem = (code: ProblemCode, details: Pick<Problem, 'velden' | 'reden'> = {}): Problem => {
  const { status, ...melding } = problems[code]
  return { type: 'about:blank', title: melding.en, status, code, melding, ...details }
}

/** What is wrong in a field, in both languages. */
export const toFieldProblem = (leesfout: Leesfout): FieldProblem => ({
  veld: leesfout.veld,
  melding: { nl: leesfout.melding, en: inEnglish(leesfout) },
})

const inEnglish = ({ ontbreekt, keuzes, verwacht }: Leesfout): string => {
  if (ontbreekt) return 'is missing'
  return expectations[verwacht] ?? (keuzes.length > 0 ? `expected one of ${keuzes.join(', ')}` : 'expected an object')
}
