import '@testing-library/jest-dom/vitest'

import { configure } from '@testing-library/dom'

configure({ asyncUtilTimeout: 15_000 })

/** Stubs for observers and scrolling, because jsdom has no layout. Some tests run without a DOM. */
const niets = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined }
const createNiets = function () {
  return niets
}
for (const naam of ['ResizeObserver', 'IntersectionObserver'])
  if (!(naam in globalThis)) Object.assign(globalThis, { [naam]: createNiets })
const prototype = (globalThis as Partial<typeof globalThis>).Element?.prototype
if (prototype && !('scrollIntoView' in prototype)) Object.assign(prototype, { scrollIntoView: () => undefined })
/** A stub of matchMedia: no media query matches, unless a test sets it. */
if ((globalThis as Partial<typeof globalThis>).matchMedia === undefined) {
  const lijst = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
  Object.assign(globalThis, { matchMedia: () => lijst })
}
