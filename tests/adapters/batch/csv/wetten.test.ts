import { Readable } from 'node:stream'
import { either } from 'fp-ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { createCsvReader } from '../../../../adapters/batch/csv/readCsv'
import type { InputRequest } from '../../../../adapters/batch/requests'
import { verzoek } from '../../../../adapters/testing/arbitraries/verzoek'
import { BEREKEN, ndjson, voerUit } from '../opstelling'
import { bladMet, EXCEL, PROGRAMMA, volledigeVerzoeken, type Schrijfwijze } from './blad'
import { everyAsync } from '../../../support/every'
import { numberOfRuns } from '../../../support/numberOfRuns'

const schrijfwijzen = fc.record<Schrijfwijze>({
  separator: fc.constantFrom(';', ',', '\t'),
  decimaal: fc.constantFrom(',', '.'),
  regeleinde: fc.constantFrom('\n', '\r\n'),
  ja: fc.constantFrom('ja', 'WAAR', 'true'),
  nee: fc.constantFrom('nee', 'ONWAAR', 'false'),
})

const VULLING = { ingangsdatum: '2000-01-01', timestamp: '2001-01-01T00:00:00.000Z' }

const leesIn = async (
  blad: string,
  lengte: number,
  bewaar: readonly string[] = [],
): Promise<readonly InputRequest[]> => {
  const bytes = Buffer.from(blad)
  const stukken = Array.from({ length: Math.ceil(bytes.length / lengte) }, (_leeg, plek) =>
    bytes.subarray(plek * lengte, (plek + 1) * lengte),
  )
  const gelezen: InputRequest[] = []
  for await (const { requests } of createCsvReader(bewaar, VULLING)(Readable.from(stukken))) gelezen.push(...requests)
  return gelezen
}

const regeleindenIn = (tekst: string): number => tekst.split(/\r\n|\n|\r/).length - 1

it('for any requests and notation, createCsvReader reads back the requests written as CSV', async () => {
  await everyAsync(
    {},
    fc.array(volledigeVerzoeken(), { minLength: 1, maxLength: 4 }),
    schrijfwijzen,
    async (verzoeken, wijze) => {
      const gelezen = await leesIn(bladMet(verzoeken, wijze), 65_536)
      expect(gelezen.map((een) => een.verzoek)).toEqual(
        verzoeken.map((een) => either.right(JSON.parse(JSON.stringify(een)))),
      )
    },
  )
})

it('createCsvReader returns the same line numbers and --bewaar cells for any chunk size', async () => {
  const eigen = fc.string({ unit: fc.constantFrom('a', 'é', '\r', '\n', '"', ';', ',', ' ', '😀'), maxLength: 8 })
  await everyAsync(
    {},
    fc.array(eigen, { minLength: 1, maxLength: 5 }),
    fc.constantFrom(EXCEL, PROGRAMMA),
    fc.integer({ min: 1, max: 40 }),
    async (klanten, wijze, lengte) => {
      const [een] = fc.sample(verzoek(), { numRuns: 1, seed: 1 })
      const rijen = klanten.map((klant) => ({ klant }))
      const gelezen = await leesIn(
        bladMet(
          rijen.map(() => een ?? {}),
          wijze,
          rijen,
        ),
        lengte,
        ['klant'],
      )
      expect(gelezen.map(({ nummer, eigen }) => ({ nummer, eigen: eigen() }))).toEqual(
        klanten.map((klant, plek) => ({
          nummer: 2 + plek + klanten.slice(0, plek).reduce((som, tekst) => som + regeleindenIn(tekst), 0),
          eigen: { klant },
        })),
      )
    },
  )
})

it('for any requests, bereken writes the same results for a CSV as for lines of JSON', async () => {
  await everyAsync(
    numberOfRuns(50),
    fc.array(volledigeVerzoeken(), { minLength: 1, maxLength: 4 }),
    schrijfwijzen,
    async (verzoeken, wijze) => {
      const vanRegels = await voerUit(BEREKEN, ndjson(...verzoeken))
      const vanRijen = await voerUit([...BEREKEN, '--invoer', 'csv', '--uitvoer', 'ndjson'], bladMet(verzoeken, wijze))
      expect([vanRijen.code, vanRijen.fout.replaceAll(/^regel \d+: let op, .*\n/gm, '')]).toEqual([0, ''])
      expect(vanRijen.uit).toBe(vanRegels.uit)
    },
  )
})
