import type { Plugin } from 'vite'

const LOADER = '/adapters/element/loader/loadApplication.ts'
const LOADS_APPLICATION = 'const mount = createLoader'
const LOADS_NORMS = /import\('(\S+\/normen\/(\d{4}))'\)/g

/** Returns browser code that applies changed modules and restarts each calculator on the page with its answers. */
const toAccept = (paths: readonly string[], jaren: readonly string[]): string => `
import.meta.hot.accept(
  ${JSON.stringify(['../mount/mount', ...paths])},
  ([application, ...norms]) => {
    if (application) mount = async () => application.mount
    for (const [index, jaar] of ${JSON.stringify(jaren)}.entries())
      if (norms[index]) normen[jaar] = async () => Object.values(norms[index])[0]
    for (const calculator of document.querySelectorAll('hypotheek-orientatie')) {
      calculator.adoptedCallback()
      calculator.connectedCallback()
    }
  },
)`

/**
 * Replaces changed modules of the application without a reload of the page, so that an edit keeps the answers. React
 * itself replaces changed components; this plugin replaces all other modules.
 */
export const hotApplication: Plugin = {
  name: 'hot-application',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith(LOADER)) return undefined
    const norms = [...code.matchAll(LOADS_NORMS)]
    if (!code.includes(LOADS_APPLICATION) || norms.length === 0)
      this.error('loadApplication.ts lacks the expected imports')
    const accept = toAccept(
      norms.map(([, path = '']) => path),
      norms.map(([, , jaar = '']) => jaar),
    )
    return { code: code.replace(LOADS_APPLICATION, LOADS_APPLICATION.replace('const', 'let')) + accept, map: null }
  },
}

const NOT_RENEWED = 'let renewed = false'

/** Makes a reload of the page keep the answers, as the element does when a new release requires a reload. */
export const answersAfterReload: Plugin = {
  name: 'answers-after-reload',
  transform(code, id) {
    if (!id.endsWith('/adapters/element/loader/createLoader.ts')) return undefined
    if (!code.includes(NOT_RENEWED)) this.error(`createLoader.ts does not contain: ${NOT_RENEWED}`)
    return { code: code.replace(NOT_RENEWED, 'let renewed = true'), map: null }
  },
}
