import { execFileSync, spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

import { COMMAND } from '../../support/bundle'
import { requestsWithIncomes } from './requests'

const COUNT = 20_000

if (spawnSync('which', ['parallel']).status !== 0)
  throw new Error('This test needs GNU parallel: apt-get install parallel')

it('GNU parallel with four bereken processes outputs the same bytes as one process', () => {
  const input = requestsWithIncomes(COUNT, 11)
    .map((verzoek, number) => `${JSON.stringify({ klant: `k${number}`, ...verzoek })}\n`)
    .join('')
  const command = [process.execPath, COMMAND, 'bereken', '--normjaar', '2026', '--bewaar', 'klant']
  const [node = '', ...rest] = command
  const alone = execFileSync(node, rest, { input, maxBuffer: 1e9 })
  const together = execFileSync('parallel', ['--pipe', '--keep-order', '--block', '1M', '--jobs', '4', ...command], {
    input,
    maxBuffer: 1e9,
  })
  expect(alone.toString().split('\n')).toHaveLength(COUNT + 1)
  expect(together.equals(alone)).toBe(true)
})
