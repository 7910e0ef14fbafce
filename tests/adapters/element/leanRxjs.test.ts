import { describe, expect, it } from 'vitest'

import { leanRxjs } from '../../../adapters/element/leanRxjs.rollup.mjs'
import { buildOf } from '../../support/buildOf'

const UTIL = '/node_modules/rxjs/dist/esm/internal/util'

const sound: Readonly<Record<string, string>> = {
  '/in.js': `export { isAsyncIterable } from '${UTIL}/isAsyncIterable.js'
    export { isReadableStreamLike, readableStreamLikeToAsyncGenerator } from '${UTIL}/isReadableStreamLike.js'`,
  [`${UTIL}/isAsyncIterable.js`]: `export function isAsyncIterable(it) { return Symbol.asyncIterator in it }`,
  [`${UTIL}/isReadableStreamLike.js`]: `export function isReadableStreamLike(it) { return 'getReader' in it }
    export function readableStreamLikeToAsyncGenerator(it) { return it.getReader() }`,
}

describe('rxjs in the bundle', () => {
  it('makes no stream of an asynchronous generator or of a stream of the browser', async () => {
    expect(await buildOf(sound, leanRxjs())).not.toMatch(/asyncIterator|getReader/)
  })

  it.each(Object.keys(sound).filter((path) => path !== '/in.js'))(
    'fails the build when %s is not what it was',
    async (path) => {
      const changed = buildOf({ ...sound, [path]: 'export function another(it) { return it }' }, leanRxjs())
      await expect(changed).rejects.toThrow('The text to replace is not there')
    },
  )
})
