import type { Normen, Normjaar } from '../../../domain'
import type * as application from '../mount/mount'
import { createLoader } from './createLoader'

const normen: Readonly<Record<Normjaar, () => Promise<Normen>>> = {
  2025: createLoader(() => import('../../../domain/normen/2025'), import.meta.url),
  2026: createLoader(() => import('../../../domain/normen/2026'), import.meta.url),
}
/** Loads the application. A retry uses the same address, because other chunks import the application from there. */
const mount = createLoader<typeof application.mount>(() => import('../mount/mount'), import.meta.url, [])

/** Whether a value is a known norm year, as a number or as a text. */
const isNormjaar = (jaar: unknown): jaar is Normjaar =>
  (typeof jaar === 'number' || typeof jaar === 'string') && Object.hasOwn(normen, jaar)

/** Loads the norms of one year; rejects when they fail to load. */
export const loadNormen = (jaar: Normjaar): Promise<Normen> => normen[jaar]()

/** Loads the application. Also begins to load React and the norms (by default of 2025), and ignores their failures. */
export const loadApplication = (normjaar: unknown): Promise<typeof application.mount> => {
  loadNormen(isNormjaar(normjaar) ? normjaar : 2025).catch(() => undefined)
  import('../mount/react').catch(() => undefined)
  return mount()
}

/** The longest wait for a frame, in milliseconds, because a hidden page draws no frames. */
const PATIENCE = 100

/** Resolves at the next animation frame, or after `PATIENCE`. The browser can then paint before the next files load. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve())
    setTimeout(resolve, PATIENCE)
  })
