import { expect, it } from 'vitest'

import { firstLoad, LOADER, readManifest, sizeOf } from '../../support/bundle'

const KB = 1000
const LOADER_BUDGET = 6 * KB
const FIRST_LOAD_BUDGET = 150 * KB

const inKb = (bytes: number): string => `${(bytes / KB).toFixed(1).padStart(6)} kB`

const measured = (title: string, files: Iterable<string>): number => {
  const sizes = [...files].map((file) => ({ file, bytes: sizeOf(file) }))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  const lines = sizes.map(({ file, bytes }) => `${inKb(bytes)}  ${file}`)
  console.log([`${inKb(total)}  ${title} (brotli 11)`, ...lines].join('\n  '))
  return total
}

it('the loader is a few kB', () => {
  expect(sizeOf(LOADER)).toBeLessThanOrEqual(LOADER_BUDGET)
})

it.each([2025, 2026])('the first load until step 1 calculates with the norms of %i keeps its budget', (normjaar) => {
  const size = measured(`first load, norms of ${normjaar}`, firstLoad(readManifest(), normjaar))
  expect(size).toBeLessThanOrEqual(FIRST_LOAD_BUDGET)
})
