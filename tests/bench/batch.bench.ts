import fc from 'fast-check'
import { bench, describe } from 'vitest'

import { createRekenaar } from '../../adapters/batch/rekenaar'
import { voorbeeldRentes } from '../../domain'
import { verzoek } from '../support/arbitraries/verzoek'

const regels = fc.sample(verzoek, { numRuns: 1000, seed: 7 }).map((vraag) => JSON.stringify(vraag))
const rekenaar = createRekenaar(2025, voorbeeldRentes)

describe('the batch channel, without reading and writing files', () => {
  bench('a thousand lines: read, decode, calculate, write', () => {
    for (const regel of regels) JSON.stringify(rekenaar(regel))
  })
})
