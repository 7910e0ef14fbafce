import { normen2025 } from './2025/normen2025'
import { normen2026 } from './2026/normen2026'
import type { Normen } from './normen'
import { NORMJAREN, normjaarCodec, type Normjaar } from './normjaar'

const normenPerJaar: Readonly<Record<Normjaar, Normen>> = { 2025: normen2025, 2026: normen2026 }

/** Any value in words; `String` and `JSON.stringify` throw for some. */
const inWoorden = (waarde: unknown): string =>
  typeof waarde === 'number' ? String(waarde) : `iets van het type ${typeof waarde}`

/**
 * The figures of a year, which nobody can change. Throws a RangeError for a year without figures, which the compiler
 * refuses already. Who needs one year only imports that year's folder, so that the other stays out of the bundle.
 */
export const normenVan = (jaar: Normjaar): Normen => {
  if (normjaarCodec.is(jaar)) return normenPerJaar[jaar]
  throw new RangeError(`normenVan: verwacht een van ${NORMJAREN.join(', ')}, niet ${inWoorden(jaar)}`)
}
