const METADATA = 'reflect-metadata/lite'
const OWN = '\0own-reflect'

/** Fits the modules of inversify that keep metadata. */
const USERS = /\/@inversifyjs\/reflect-metadata-utils\/lib\/.*\.js$/

/** Metadata by target, in the place of the methods that reflect-metadata adds to the `Reflect` of the page. */
const NOTES = `const notes = new WeakMap()
const on = (target) => notes.get(target) ?? notes.set(target, new Map()).get(target)
export const getOwnMetadata = (key, target) => on(target).get(key)
export const defineMetadata = (key, value, target) => void on(target).set(key, value)`

/**
 * Has inversify keep its metadata to itself. It asks for a package that adds methods to the global `Reflect`: without
 * this `tests/long/browser/host/prototype.test.ts` fails, where the `Reflect` of the page stays as it is. The build
 * fails when inversify keeps its metadata otherwise.
 *
 * @returns {import('rollup').Plugin}
 */
export const ownReflect = () => {
  let isAsked = false
  return {
    name: 'own-reflect',
    buildStart() {
      isAsked = false
    },
    resolveId: (source) => ([METADATA, OWN].includes(source) ? OWN : undefined),
    load: (id) => (id === OWN ? NOTES : undefined),
    transform(code, id) {
      if (!USERS.test(id) || !code.includes('Reflect.')) return undefined
      isAsked = true
      return { code: `import * as Reflect from '${OWN}';${code}`, map: null }
    },
    buildEnd(error) {
      if (error === undefined && !isAsked) this.error('Inversify keeps no metadata where it did')
    },
  }
}
