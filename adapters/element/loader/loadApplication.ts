import type { Normen, Normjaar } from '../../../domain'
import type * as application from '../mount'
import { createLoader } from './createLoader'

const normen: Readonly<Record<Normjaar, () => Promise<Normen>>> = {
  2025: createLoader(() => import('../../../domain/normen/2025')),
  2026: createLoader(() => import('../../../domain/normen/2026')),
}
const mount = createLoader<typeof application.mount>(() => import('../mount'))

/** The figures of one norm year, and of no other. */
export const loadNormen = (jaar: Normjaar): Promise<Normen> => normen[jaar]()

/** Begins the application; asks for figures while it is on its way, which asks again and so meets what goes wrong. */
export const loadApplication = (normjaar: unknown): Promise<typeof application.mount> => {
  loadNormen(normjaar === 2026 || normjaar === '2026' ? 2026 : 2025).catch(() => undefined)
  return mount()
}
