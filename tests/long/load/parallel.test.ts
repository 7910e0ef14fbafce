import { execFileSync, spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { verzoek as verzoeken } from '../../../adapters/testing/arbitraries/verzoek'
import { COMMAND } from '../../support/bundle'

const AANTAL = 20_000

if (spawnSync('which', ['parallel']).status !== 0)
  throw new Error('This test needs GNU parallel: apt-get install parallel')

it('parallel processes give the same bytes in the same order as one process', () => {
  const invoer = fc
    .sample(verzoeken(), { numRuns: AANTAL, seed: 11 })
    .map((verzoek, nummer) => `${JSON.stringify({ klant: `k${nummer}`, ...verzoek })}\n`)
    .join('')
  const opdracht = [process.execPath, COMMAND, 'bereken', '--normjaar', '2026', '--bewaar', 'klant']
  const [node = '', ...rest] = opdracht
  const alleen = execFileSync(node, rest, { input: invoer, maxBuffer: 1e9 })
  const samen = execFileSync('parallel', ['--pipe', '--keep-order', '--block', '1M', '--jobs', '4', ...opdracht], {
    input: invoer,
    maxBuffer: 1e9,
  })
  expect(alleen.toString().split('\n')).toHaveLength(AANTAL + 1)
  expect(samen.equals(alleen)).toBe(true)
})
