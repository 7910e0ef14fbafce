import type { Plugin } from 'vite'

const LOADER = '/adapters/element/loader/loadApplication.ts'
const LOADS_APPLICATION = 'const mount = createLoader'
const LOADS_NORMS = 'const normen:'

/** Runs in the browser: takes the changed modules, and starts each calculator on the page again with its answers. */
const ACCEPT = `
import.meta.hot.accept(
  ['../mount/mount', '../../../domain/normen/2025', '../../../domain/normen/2026'],
  ([application, normen2025, normen2026]) => {
    if (application) mount = async () => application.mount
    if (normen2025) normen[2025] = async () => Object.values(normen2025)[0]
    if (normen2026) normen[2026] = async () => Object.values(normen2026)[0]
    for (const calculator of document.querySelectorAll('hypotheek-orientatie')) {
      calculator.adoptedCallback()
      calculator.connectedCallback()
    }
  },
)`

/**
 * Replaces everything behind the loader of the element while the page stays, so that an edit keeps the answers. React
 * replaces a changed component by itself; every other module reaches the page through here.
 */
export const hotApplication: Plugin = {
  name: 'hot-application',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith(LOADER)) return undefined
    for (const text of [LOADS_APPLICATION, LOADS_NORMS])
      if (!code.includes(text)) this.error(`The loader no longer has: ${text}`)
    return { code: code.replace(LOADS_APPLICATION, LOADS_APPLICATION.replace('const', 'let')) + ACCEPT, map: null }
  },
}

const NOT_RENEWED = 'let renewed = false'

/** Has a reload of the page keep the answers, as the element does for a visitor whose page was renewed. */
export const answersAfterReload: Plugin = {
  name: 'answers-after-reload',
  transform(code, id) {
    if (!id.endsWith('/adapters/element/loader/createLoader.ts')) return undefined
    if (!code.includes(NOT_RENEWED)) this.error(`The loader no longer has: ${NOT_RENEWED}`)
    return { code: code.replace(NOT_RENEWED, 'let renewed = true'), map: null }
  },
}
