import '@testing-library/jest-dom/vitest'

import { configure } from '@testing-library/dom'

configure({ asyncUtilTimeout: 15_000 })

/** Stubs for observers and scrolling, because jsdom has no layout. Some tests have no DOM, so no `Element` either. */
const nothing = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined }
const createNothing = function () {
  return nothing
}
for (const name of ['ResizeObserver', 'IntersectionObserver'])
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: createNothing })
const prototype = (globalThis as Partial<typeof globalThis>).Element?.prototype
if (prototype && !('scrollIntoView' in prototype)) Object.assign(prototype, { scrollIntoView: () => undefined })
/** A stub of matchMedia: no media query matches, unless a test replaces the stub. */
if ((globalThis as Partial<typeof globalThis>).matchMedia === undefined) {
  const list = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
  Object.assign(globalThis, { matchMedia: () => list })
}
