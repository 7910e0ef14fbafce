import { normen2025 } from './2025/normen2025'
import { normen2026 } from './2026/normen2026'
import type { Normen } from './normen'
import { NORMJAREN, normjaarCodec, type Normjaar } from './normjaar'

const normenPerJaar: Readonly<Record<Normjaar, Normen>> = { 2025: normen2025, 2026: normen2026 }

/** Returns a value in Dutch: the text of a number, otherwise the type, because `String` throws for some values. */
const inWoorden = (waarde: unknown): string =>
  typeof waarde === 'number' ? String(waarde) : `iets van het type ${typeof waarde}`

/**
 * Returns the norms of a year, deeply frozen. Throws a RangeError for a year without known norms; TypeScript already
 * rejects such a call. To keep the norms of other years out of a bundle, import `normen/<year>` instead.
 * @example
 * normenVan(2026).nhg.waarde.grens // 470000
 */
export const normenVan = (jaar: Normjaar): Normen => {
  if (normjaarCodec.is(jaar)) return normenPerJaar[jaar]
  throw new RangeError(`normenVan: verwacht een van ${NORMJAREN.join(', ')}, niet ${inWoorden(jaar)}`)
}
