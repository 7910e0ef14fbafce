import type { Normen, Normjaar } from '../../../domain'
import type * as application from '../mount/mount'
import { createLoader } from './createLoader'

const normen: Readonly<Record<Normjaar, () => Promise<Normen>>> = {
  2025: createLoader(() => import('../../../domain/normen/2025'), import.meta.url),
  2026: createLoader(() => import('../../../domain/normen/2026'), import.meta.url),
}
/** Under its own address at each attempt: the chunks of the application import it by that. */
const mount = createLoader<typeof application.mount>(() => import('../mount/mount'), import.meta.url, [])

/** Is this a known year, as a property gives it: in figures or in text? */
const isNormjaar = (jaar: unknown): jaar is Normjaar =>
  (typeof jaar === 'number' || typeof jaar === 'string') && Object.hasOwn(normen, jaar)

/** Loads the figures of one norm year only. */
export const loadNormen = (jaar: Normjaar): Promise<Normen> => normen[jaar]()

/**
 * Loads the application, and React and the figures at the same time; it asks for both again, and handles a failure.
 */
export const loadApplication = (normjaar: unknown): Promise<typeof application.mount> => {
  loadNormen(isNormjaar(normjaar) ? normjaar : 2025).catch(() => undefined)
  import('../mount/react').catch(() => undefined)
  return mount()
}

/** How long to wait for a frame at most, in milliseconds: a page that is not shown draws none. */
const PATIENCE = 100

/** Resolves in the next animation frame, so that what is requested then loads while the browser paints. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve())
    setTimeout(resolve, PATIENCE)
  })
