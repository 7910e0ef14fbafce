import type { Normen, Normjaar } from '../../domain'
import type * as applicatie from './applicatie'
import { createLader } from './lader'

const normen: Readonly<Record<Normjaar, () => Promise<Normen>>> = {
  2025: createLader(() => import('../../domain/normen/2025')),
  2026: createLader(() => import('../../domain/normen/2026')),
}
const mount = createLader<typeof applicatie.mount>(() => import('./applicatie'))

/** The figures of one norm year, and of no other. */
export const laadNormen = (jaar: Normjaar): Promise<Normen> => normen[jaar]()

/** Begins the application; asks for figures while it is on its way, which asks again and so meets what goes wrong. */
export const laadApplicatie = (normjaar: unknown): Promise<typeof applicatie.mount> => {
  laadNormen(normjaar === 2026 || normjaar === '2026' ? 2026 : 2025).catch(() => undefined)
  return mount()
}
