import { expect, it } from 'vitest'

import { ownNamespaces } from '../../../adapters/element/ownNamespaces.rollup.mjs'
import { buildOf } from '../../support/buildOf'

const STEPS = `export const som = (a, b) => a + b
  export const GRENS = 3`

const built = (words: string): Promise<string> =>
  buildOf({ '/words.js': words, '/steps.js': STEPS }, ownNamespaces(/words\.js$/))

it('the object of what a module exports is made where it is used, with the same names and values', async () => {
  const code = await built(`import * as steps from '/steps.js'
    import { GRENS } from '/steps.js'
    export const words = Object.entries(steps).map(([name, step]) => [name, typeof step]).sort()
    export const sum = steps.som(GRENS, 1)`)
  expect(code).not.toContain('Object.freeze')
  const { words, sum } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>
  expect(words).toEqual([
    ['GRENS', 'number'],
    ['som', 'function'],
  ])
  expect(sum).toBe(4)
})

it('fails the build when there is none any more', async () => {
  await expect(built(`import { som } from '/steps.js'; export const sum = som(1, 2)`)).rejects.toThrow(
    '/words.js imports no module as a whole any more',
  )
})

it('fails the build when the modules have moved', async () => {
  await expect(buildOf({ '/steps.js': STEPS }, ownNamespaces(/words\.js$/))).rejects.toThrow('No module fits')
})
