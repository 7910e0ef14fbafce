const METADATA = 'reflect-metadata/lite'
const OWN = '\0own-reflect'

/** Matches the modules of inversify that may store metadata. */
const USERS = /\/@inversifyjs\/reflect-metadata-utils\/lib\/.*\.js$/

/** The source of a module that stores metadata, in place of the methods that reflect-metadata adds to `Reflect`. */
const NOTES = `const notes = new WeakMap()
const on = (target) => notes.get(target) ?? notes.set(target, new Map()).get(target)
export const getOwnMetadata = (key, target) => on(target).get(key)
export const defineMetadata = (key, value, target) => void on(target).set(key, value)`

/**
 * Creates a plugin that makes inversify store its metadata in a module of our own. Inversify imports a package that
 * adds methods to the global `Reflect`. `tests/long/browser/host/prototype.test.ts` checks that `Reflect` gets no new
 * keys. The build fails when no known module of inversify uses `Reflect`.
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
      if (error === undefined && !isAsked) this.error('Inversify now stores its metadata in another module')
    },
  }
}
