import { codecOf } from '../codec/codecOf'

/** The years for which the figures are known. */
export const NORMJAREN = Object.freeze([2025, 2026] as const)

/** A year for which the figures are known. */
export type Normjaar = (typeof NORMJAREN)[number]

/**
 * The newest norm year later than `normjaar` that has begun in the calendar year `nu`; undefined when there is none.
 */
export const nieuwerNormjaar = (normjaar: number, nu: number): Normjaar | undefined =>
  NORMJAREN.findLast((jaar) => jaar > normjaar && jaar <= nu)

/** The newest norm year that has begun in the calendar year `nu`; the first one known when none has. */
export const normjaarIn = (nu: number): Normjaar => NORMJAREN.findLast((jaar) => jaar <= nu) ?? NORMJAREN[0]

const isNormjaar = (waarde: unknown): waarde is Normjaar => NORMJAREN.some((jaar) => jaar === waarde)

/** Reads one of the known norm years, written as a number. */
export const normjaarCodec = codecOf('Normjaar', isNormjaar, `verwacht een van ${NORMJAREN.join(', ')}`)
