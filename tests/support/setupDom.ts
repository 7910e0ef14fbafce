import '@testing-library/jest-dom/vitest'

/** jsdom lays nothing out, so nothing changes its size or can be scrolled to. */
if (!('ResizeObserver' in globalThis)) {
  const niets = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined }
  Object.assign(globalThis, {
    ResizeObserver: function () {
      return niets
    },
  })
}
if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => undefined })
