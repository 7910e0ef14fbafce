import { describe, expect, it } from 'vitest'

import { quietInversify } from '../../../adapters/container/quietInversify.rollup.mjs'
import { buildOf } from '../../support/buildOf'

const JIT = '/node_modules/@inversifyjs/core/lib/buildResolverJit.js'
const LITE = '/node_modules/reflect-metadata/lite'
const REFLECT = '/node_modules/reflect-metadata/ReflectLite.js'
const UTILS = '/node_modules/@inversifyjs/reflect-metadata-utils/lib'

const sound: Readonly<Record<string, string>> = {
  '/in.js': `import '${JIT}'; import '${REFLECT}'; import '${UTILS}/getOwnReflectMetadata.js'
    import '${UTILS}/setReflectMetadata.js'`,
  [JIT]: `export function buildResolverJit() { return new Function('') }`,
  [REFLECT]: `exporter("getOwnMetadata", a); exporter("defineMetadata", b)`,
  [LITE]: `export const getOwnMetadata = 1, defineMetadata = 1`,
  [`${UTILS}/getOwnReflectMetadata.js`]: `export const getOwn = (t, k) => Reflect.getOwnMetadata(k, t)`,
  [`${UTILS}/setReflectMetadata.js`]: `export const set = (t, k, v) => { Reflect.defineMetadata(k, v, t) }`,
}

describe('inversify in the bundle', () => {
  it('makes no code out of text and leaves Reflect as it is', async () => {
    const code = await buildOf(sound, quietInversify())
    expect(code).not.toMatch(/new Function|Reflect\./)
    expect(code).toContain('getOwnMetadata(k, t)')
  })

  it.each(Object.keys(sound).filter((path) => !['/in.js', LITE].includes(path)))(
    'fails the build when %s is not what it was',
    async (path) => {
      const changed = buildOf({ ...sound, [path]: 'export const another = 1' }, quietInversify())
      await expect(changed).rejects.toThrow('The text to replace is not there')
    },
  )

  it('fails the build when a module is not there', async () => {
    await expect(buildOf({ ...sound, '/in.js': `import '${JIT}'` }, quietInversify())).rejects.toThrow('No module fits')
  })
})
