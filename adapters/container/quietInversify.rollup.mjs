import { basename } from 'node:path'
import { changeModules, replaceText } from '../changeModules.rollup.mjs'

/** Metadata by target, in the place of the methods that reflect-metadata would add to the global `Reflect`. */
const NOTES = `const notes = new WeakMap()
const on = (target) => notes.get(target) ?? notes.set(target, new Map()).get(target)
export const getOwnMetadata = (key, target) => on(target).get(key)
export const defineMetadata = (key, value, target) => void on(target).set(key, value)`

const toNotes = (code) => {
  for (const method of ['getOwnMetadata', 'defineMetadata']) replaceText(code, `exporter("${method}"`, '')
  return NOTES
}

const withNotes = (method) => (code) =>
  `import { ${method} } from 'reflect-metadata/lite'\n${replaceText(code, `Reflect.${method}(`, `${method}(`)}`

const withoutGenerator = (code, id) => {
  const name = basename(id, '.js')
  replaceText(code, `export function ${name}(`, '')
  return `export const ${name} = undefined`
}

/**
 * Inversify without its code generator, which is off unless somebody asks for it, and with metadata of its own: the
 * `Reflect` of the page stays as it is.
 *
 * @returns {import('rollup').Plugin}
 */
export const quietInversify = () =>
  changeModules('quiet-inversify', [
    { module: /\/@inversifyjs\/core\/.*Jit\.js$/, to: withoutGenerator },
    { module: /\/reflect-metadata\/ReflectLite\.js$/, to: toNotes },
    { module: /\/getOwnReflectMetadata\.js$/, to: withNotes('getOwnMetadata') },
    { module: /\/(set|updateOwn|update)ReflectMetadata\.js$/, to: withNotes('defineMetadata') },
  ])
