import { describe, expect, it } from 'vitest'

import { packedTables } from '../../../adapters/element/packedTables.rollup.mjs'
import { buildOf } from '../../support/buildOf'

const packed = (source: string): Promise<string> => buildOf({ '/in.js': source }, packedTables(/in\.js$/))

const tableOf = async (rows: string): Promise<unknown> => {
  const code = await packed(`export const tabel = { banden: [1.5, 2], rijen: ${rows} }`)
  return ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { readonly tabel: unknown }).tabel
}

describe('a table of figures, in the bundle', () => {
  it.each(['[[0, 15.5, 16.5], [30_000, 16.2, 17.3], [31_000, 16, 17.3]]', '[[28_000, 0.1]]'])(
    '%s: is the same as in the source',
    async (rows) => {
      const rijen = JSON.parse(rows.replaceAll('_', '')) as unknown
      expect(await tableOf(rows)).toEqual({ banden: [1.5, 2], rijen })
    },
  )

  it('is no list of values', async () => {
    expect(await packed('export const tabel = { rijen: [[20, 15.5], [30, 16.5]] }')).not.toContain('16.5')
  })

  it('fails the build when a figure is no number of tenths', async () => {
    await expect(tableOf('[[20, 15.55]]')).rejects.toThrow('A table has a figure that is no number of tenths.')
    await expect(tableOf('[[20, 10 + 5]]')).rejects.toThrow('A table has a figure that is no number of tenths.')
  })

  it('fails the build when its module has moved', async () => {
    const modules = { '/moved.js': 'export const tabel = { rijen: [[20, 15.5]] }' }
    await expect(buildOf(modules, packedTables(/in\.js$/))).rejects.toThrow('No module fits /in\\.js$/')
  })

  it('fails the build when there is none any more', async () => {
    await expect(packed('export const tabel = { lijnen: [[20, 15.5]] }')).rejects.toThrow('has no table any more')
  })
})
