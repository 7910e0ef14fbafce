import fc from 'fast-check'
import { bench, describe } from 'vitest'

import { createLineCalculator } from '../../adapters/batch/lines'
import { voorbeeldRentes } from '../../domain'
import { verzoek } from '../../adapters/testing/arbitraries/verzoek'

const regels = fc.sample(verzoek(), { numRuns: 1000, seed: 7 }).map((vraag) => JSON.stringify(vraag))
const rekenaar = createLineCalculator(2025, voorbeeldRentes)

describe('the batch channel, without reading and writing files', () => {
  bench('a thousand lines: read, decode, calculate, write', () => {
    for (const regel of regels) JSON.stringify(rekenaar(regel))
  })
})
