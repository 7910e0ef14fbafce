import { describe, expect, it } from 'vitest'

import { ownKeysOnly } from '../../../adapters/element/ownKeysOnly.rollup.mjs'
import { buildOf } from '../../support/buildOf'

/** What the built code finds in an object with a key of its own and one that it inherits. */
const keysOf = async (loop: string): Promise<unknown> => {
  const source = `export const keysIn = (object) => { const found = []; ${loop}; return found }`
  const code = await buildOf({ '/in.js': source }, ownKeysOnly())
  const { keysIn } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Built
  return keysIn(Object.assign(Object.create({ ofThePage: 1 }) as object, { own: 1 }))
}

interface Built {
  readonly keysIn: (object: object) => unknown
}

describe('a loop over the keys of an object, in the bundle', () => {
  it.each([
    'for (const key in object) found.push(key)',
    'for (var key in(object)) found.push(key)',
    'for (const key in object) for (const inner in object) if (key === inner) found.push(key)',
    'for (const key in undefined) found.push(key); for (const key in object) found.push(key)',
  ])('%s: passes over its own keys only', async (loop) => {
    expect(await keysOf(loop)).toEqual(['own'])
  })

  it('fails the build when it cannot be read', async () => {
    await expect(keysOf('for (const key /* of what was given */ in object) found.push(key)')).rejects.toThrow(
      'The head of a loop cannot be read',
    )
  })

  it('leaves a chunk without one as it is', async () => {
    expect(await buildOf({ '/in.js': 'go()' }, ownKeysOnly())).toBe('go();\n')
  })
})
