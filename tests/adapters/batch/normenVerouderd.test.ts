import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'

import { ndjson, verzoekMet, voerUit } from './opstelling'

const IN_2026 = new Date(2026, 11, 31)
const IN_2027 = new Date(2027, 0, 1)
const VERZOEKEN = ndjson(verzoekMet(60_000), verzoekMet(40_000))

/** Runs bereken with the norms of a year on a day, for two requests. */
const bereken = (normjaar: number, vandaag: Date, ...opties: readonly string[]) =>
  voerUit(['bereken', '--normjaar', String(normjaar), ...opties], VERZOEKEN, false, vandaag)

/** Returns the cells of the column `normenVerouderd` in the CSV of results. */
const kolomIn = (uit: string): readonly (string | undefined)[] =>
  parse<Readonly<Record<string, string>>>(uit, { delimiter: ';', bom: true, columns: true }).map(
    ({ normenVerouderd }) => normenVerouderd,
  )

describe('norms of an earlier year than the present one', () => {
  it.each([2025, 2026])(
    'from 1 January 2027, bereken with %i reports once on stderr that it has no norms of 2027, and exits with 0',
    async (jaar) => {
      const { code, fout } = await bereken(jaar, IN_2027)
      expect([code, fout]).toEqual([
        0,
        `hypotheek-orientatie: let op, we rekenen met de leennormen van ${jaar}; ` +
          'die van 2027 zitten niet in deze versie\n',
      ])
    },
  )

  it.each([
    ['2026 in 2027', 2026, IN_2027],
    ['2025 in 2026', 2025, IN_2026],
  ])('bereken with the norms of %s marks each result and fills the CSV column', async (_wat, normjaar, vandaag) => {
    const merk = { normjaar, normenVerouderd: true }
    expect((await bereken(normjaar, vandaag)).resultaten).toMatchObject([merk, merk])
    expect(kolomIn((await bereken(normjaar, vandaag, '--uitvoer', 'csv')).uit)).toEqual(['WAAR', 'WAAR'])
  })

  it('on 31 December 2026, bereken with the norms of 2026 marks no result, and its CSV column is empty', async () => {
    const { resultaten } = await bereken(2026, IN_2026)
    expect(resultaten).toHaveLength(2)
    for (const resultaat of resultaten) expect(resultaat).not.toHaveProperty('normenVerouderd')
    expect(kolomIn((await bereken(2026, IN_2026, '--uitvoer', 'csv')).uit)).toEqual(['', ''])
  })

  it.each([
    ['2026 on 31 December 2026', 2026, IN_2026],
    ['2025 in 2026, because the norms of 2026 are known', 2025, IN_2026],
  ])('bereken reports no missing norms for the norms of %s', async (_wat, normjaar, vandaag) => {
    expect((await bereken(normjaar, vandaag)).fout).toBe('')
  })
})
