import type { Normen, Normjaar } from '../../../domain'
import type * as application from '../mount/mount'
import { createLoader } from './createLoader'

const normen: Readonly<Record<Normjaar, () => Promise<Normen>>> = {
  2025: createLoader(() => import('../../../domain/normen/2025'), import.meta.url),
  2026: createLoader(() => import('../../../domain/normen/2026'), import.meta.url),
}
/** Loads the application. Every attempt uses the same address, because other chunks import the application by it. */
const mount = createLoader<typeof application.mount>(() => import('../mount/mount'), import.meta.url, [])

/** Whether this is a known norm year, as a number or as text. */
const isNormjaar = (jaar: unknown): jaar is Normjaar =>
  (typeof jaar === 'number' || typeof jaar === 'string') && Object.hasOwn(normen, jaar)

/** Loads the norms of one year. */
export const loadNormen = (jaar: Normjaar): Promise<Normen> => normen[jaar]()

/** Loads the application. Starts loading React and the norms too; the application handles their failures. */
export const loadApplication = (normjaar: unknown): Promise<typeof application.mount> => {
  loadNormen(isNormjaar(normjaar) ? normjaar : 2025).catch(() => undefined)
  import('../mount/react').catch(() => undefined)
  return mount()
}

/** How long to wait for a frame at most, in milliseconds: a hidden page draws none. */
const PATIENCE = 100

/** Resolves in the next animation frame, so that the browser paints before the next files load. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve())
    setTimeout(resolve, PATIENCE)
  })
