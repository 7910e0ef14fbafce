import fc from 'fast-check'
import { expect, it } from 'vitest'

import { CIJFERS } from '../../../adapters/mcp/cijfers'
import { numberOfRuns, VEEL } from '../../support/numberOfRuns'
import { huishoudens } from '../../ui/optellen/huishoudens'
import { metPensioen, verbind } from './opstelling'

/** The most that an explanation takes of what an assistant can hold, in bytes, unless more is asked. */
const LONGEST = 10_000

it('an explanation of any figure of any household is short, words and data together', async () => {
  const client = await verbind()
  await fc.assert(
    fc.asyncProperty(huishoudens, fc.constantFrom(...CIJFERS), async ({ verzoek }, veld) => {
      const invoer = { verzoek: metPensioen(verzoek), veld, inkomenPerJaar: true }
      const antwoord = await client.callTool({ name: 'leg_uit', arguments: invoer })
      expect(Buffer.byteLength(JSON.stringify(antwoord))).toBeLessThan(LONGEST)
    }),
    numberOfRuns(30, VEEL),
  )
})
