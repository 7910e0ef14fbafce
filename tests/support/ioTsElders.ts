import { createRequire } from 'node:module'
import type * as t from 'io-ts'

/** io-ts once more, as an installation has it in which each package keeps a copy of its own. */
export const ioTsElders = (): typeof t => {
  const require = createRequire(import.meta.url)
  Reflect.deleteProperty(require.cache, require.resolve('io-ts'))
  return require('io-ts') as typeof t
}
