import { codecOf } from '../codec/codecOf'
import { withStandard, type StandardCodec } from '../codec/standardSchema'

/** The years whose norms are known. */
export const NORMJAREN = Object.freeze([2025, 2026] as const)

/** A year whose norms are known. */
export type Normjaar = (typeof NORMJAREN)[number]

/**
 * Returns the newest norm year that is after `normjaar` and not after the calendar year `nu`; undefined when there is
 * no such year.
 * @example
 * nieuwerNormjaar(2025, 2026) // 2026
 * nieuwerNormjaar(2026, 2026) // undefined
 */
export const nieuwerNormjaar = (normjaar: number, nu: number): Normjaar | undefined =>
  NORMJAREN.findLast((jaar) => jaar > normjaar && jaar <= nu)

/**
 * Returns the newest norm year that is not after the calendar year `nu`, or the first norm year when `nu` is before all
 * norm years.
 * @example
 * normjaarIn(2026) // 2026
 */
export const normjaarIn = (nu: number): Normjaar => NORMJAREN.findLast((jaar) => jaar <= nu) ?? NORMJAREN[0]

/**
 * Returns the calendar year `nu` when its norms are missing for a calculation with the norms of `normjaar`: when it is
 * after `normjaar` and after every known norm year. Otherwise undefined. Newer norms than those of `normjaar` may be
 * known.
 * @example
 * ontbrekendNormjaar(2026, 2027) // 2027
 * ontbrekendNormjaar(2026, 2026) // undefined
 */
export const ontbrekendNormjaar = (normjaar: number, nu: number): number | undefined =>
  nu > Math.max(normjaar, ...NORMJAREN) ? nu : undefined

/**
 * Returns the norm year before `normjaar`; undefined for the first norm year.
 * @example
 * vorigNormjaar(2026) // 2025
 */
export const vorigNormjaar = (normjaar: number): Normjaar | undefined => NORMJAREN.findLast((jaar) => jaar < normjaar)

const isNormjaar = (waarde: unknown): waarde is Normjaar => NORMJAREN.some((jaar) => jaar === waarde)

/** Codec for one of the known norm years, as a number. */
export const normjaarCodec: StandardCodec<Normjaar> = withStandard(
  codecOf('Normjaar', isNormjaar, `verwacht een van ${NORMJAREN.join(', ')}`),
)
