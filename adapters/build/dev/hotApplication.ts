import type { Plugin } from 'vite'

const LOADER = '/adapters/element/loader/loadApplication.ts'
const LOADS_APPLICATION = 'const mount = createLoader'
const LOADS_NORMS = /import\('(\S+\/normen\/(\d{4}))'\)/g

/** Returns browser code that applies changed modules. Each `<hypotheek-orientatie>` restarts and keeps its answers. */
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
 * A Vite plugin that replaces changed modules without a reload of the page, so that an edit keeps the answers. React
 * Fast Refresh replaces changed components; this plugin replaces the other modules of the application and the norms.
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

/** A Vite plugin that makes the element keep its answers when the page is reloaded, as after a new release. */
export const answersAfterReload: Plugin = {
  name: 'answers-after-reload',
  transform(code, id) {
    if (!id.endsWith('/adapters/element/loader/createLoader.ts')) return undefined
    if (!code.includes(NOT_RENEWED)) this.error(`createLoader.ts does not contain: ${NOT_RENEWED}`)
    return { code: code.replace(NOT_RENEWED, 'let renewed = true'), map: null }
  },
}
