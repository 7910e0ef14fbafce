import fc from 'fast-check'
import { either, function as fp } from 'fp-ts'
import { bench, describe } from 'vitest'

import { createBatchCalculator } from '../../adapters/batch/batchCalculator'
import { createLineReader } from '../../adapters/batch/ndjson'
import { voorbeeldRentes } from '../../domain'
import { verzoek } from '../../adapters/testing/arbitraries/verzoek'

const regels = fc.sample(verzoek(), { numRuns: 1000, seed: 7 }).map((vraag) => JSON.stringify(vraag))
const readLine = createLineReader([])
const rekenaar = createBatchCalculator(2025, voorbeeldRentes, new Date(2025, 2, 14))

describe('the batch channel, without reading and writing files', () => {
  bench('parsing, calculating and serialising a thousand lines of JSON', () => {
    for (const regel of regels) JSON.stringify(fp.pipe(readLine(regel), either.flatMap(rekenaar)))
  })
})
