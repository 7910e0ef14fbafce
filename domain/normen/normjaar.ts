import { codecOf } from '../codec/codecOf'

/** The years whose norms are known. */
export const NORMJAREN = Object.freeze([2025, 2026] as const)

/** A year whose norms are known. */
export type Normjaar = (typeof NORMJAREN)[number]

/**
 * Returns the newest norm year after `normjaar` that has begun by the calendar year `nu`; undefined when there is none.
 * @example
 * nieuwerNormjaar(2025, 2026) // 2026
 * nieuwerNormjaar(2026, 2026) // undefined
 */
export const nieuwerNormjaar = (normjaar: number, nu: number): Normjaar | undefined =>
  NORMJAREN.findLast((jaar) => jaar > normjaar && jaar <= nu)

/**
 * Returns the newest norm year that has begun by the calendar year `nu`; the first known year when none has.
 * @example
 * normjaarIn(2026) // 2026
 */
export const normjaarIn = (nu: number): Normjaar => NORMJAREN.findLast((jaar) => jaar <= nu) ?? NORMJAREN[0]

const isNormjaar = (waarde: unknown): waarde is Normjaar => NORMJAREN.some((jaar) => jaar === waarde)

/** Codec for one of the known norm years, as a number. */
export const normjaarCodec = codecOf('Normjaar', isNormjaar, `verwacht een van ${NORMJAREN.join(', ')}`)
