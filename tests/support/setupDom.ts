import '@testing-library/jest-dom/vitest'

import { configure } from '@testing-library/dom'

configure({ asyncUtilTimeout: 15_000 })

/** jsdom lays nothing out, so nothing changes its size or can be scrolled to; some tests ask for no DOM at all. */
const niets = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined }
const createNiets = function () {
  return niets
}
for (const naam of ['ResizeObserver', 'IntersectionObserver'])
  if (!(naam in globalThis)) Object.assign(globalThis, { [naam]: createNiets })
const prototype = (globalThis as Partial<typeof globalThis>).Element?.prototype
if (prototype && !('scrollIntoView' in prototype)) Object.assign(prototype, { scrollIntoView: () => undefined })
/** A window is wide, and nobody prefers anything, unless a test says so. */
if ((globalThis as Partial<typeof globalThis>).matchMedia === undefined) {
  const lijst = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
  Object.assign(globalThis, { matchMedia: () => lijst })
}
