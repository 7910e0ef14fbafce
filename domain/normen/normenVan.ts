import { bevroren } from './bevroren'
import { normen2025 } from './2025'
import { normen2026 } from './2026'
import type { Normen } from './normen'
import type { Normjaar } from './normjaar'

const normenPerJaar: Readonly<Record<Normjaar, Normen>> = bevroren({ 2025: normen2025, 2026: normen2026 })

/**
 * The figures of a year, which nobody can change. Who needs one year only imports that year's folder, so that the other
 * stays out of the bundle.
 */
export const normenVan = (jaar: Normjaar): Normen => normenPerJaar[jaar]
