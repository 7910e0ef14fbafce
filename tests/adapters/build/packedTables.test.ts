import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

import { packedTables, packRows, unpackRows } from '../../../adapters/build/packedTables.mjs'
import { buildOf } from '../../support/buildOf'

const ROWS = [
  [0, 15.5, 16.5],
  [30_000, 15.5, 16.5],
  [31_000, 16.2, 17.3],
  [32_000, 16.1, 17],
]

const NORMEN = '/domain/normen/2026/normen2026.ts'

const normsWith = (rows: string): Readonly<Record<string, string>> => ({
  '/in.js': `import '${NORMEN}'`,
  [NORMEN]: `show({ rijen: ${rows} })`,
})

describe('packedTables', () => {
  it('packRows writes each number as its difference from the row above', () => {
    expect(packRows(ROWS)).toBe(',155,165;30,,;1,7,8;1,-1,-3')
  })

  it('packedTables writes tables that unpack to the same rows', async () => {
    const code = await buildOf(normsWith(JSON.stringify(ROWS)), packedTables())
    expect(code).not.toContain('[[')
    const shown: unknown[] = []
    runInNewContext(code, { show: (table: unknown) => shown.push(table) })
    expect(shown).toEqual([{ rijen: ROWS }])
    expect(unpackRows(packRows(ROWS))).toEqual(ROWS)
  })

  it('packedTables keeps the number of lines of a table, so that the source map stays right', async () => {
    const code = await buildOf(normsWith('[\n[0, 1],\n[1000, 2],\n]'), packedTables())
    expect(code.split('\n').findIndex((line) => line.includes('})'))).toBeGreaterThanOrEqual(3)
  })

  it('packedTables fails the build for a number that packing would round', async () => {
    await expect(buildOf(normsWith('[[0, 15.55]]'), packedTables())).rejects.toThrow('cannot be packed')
    await expect(buildOf(normsWith('[[500, 15]]'), packedTables())).rejects.toThrow('cannot be packed')
  })

  it('packedTables leaves a table in a module outside domain/normen unchanged', async () => {
    const code = await buildOf({ '/in.js': 'show({ rijen: [[0, 1]] })' }, packedTables())
    expect(code).toContain('[[0, 1]]')
  })
})
