import { createRequire } from 'node:module'
import type * as t from 'io-ts'

/** Returns a second copy of io-ts, as in an installation where each package has its own copy. */
export const otherIoTs = (): typeof t => {
  const require = createRequire(import.meta.url)
  Reflect.deleteProperty(require.cache, require.resolve('io-ts'))
  return require('io-ts') as typeof t
}
