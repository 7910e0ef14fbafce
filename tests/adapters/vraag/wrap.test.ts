import fc from 'fast-check'
import { expect, it } from 'vitest'

import { wrap } from '../../../adapters/vraag/wrap'
import { formatEuro } from '../../../domain/geld'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'

const ROOM = 20

const woorden = fc.array(
  fc.oneof(
    fc.constantFrom('je', 'hypotheek', 'per maand'),
    fc.integer({ min: -1_000_000, max: 1_000_000 }).map((bedrag) => formatEuro(bedrag)),
  ),
  { minLength: 1 },
)

it('wrap breaks a text between words, and never after the euro or minus sign of an amount', () => {
  everyTimes(numberOfRuns(100), woorden, (delen) => {
    const tekst = delen.join(' ')
    const lines = wrap(tekst, ROOM)

    expect(lines.join(' ')).toBe(tekst)
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(ROOM)
      expect(line).not.toMatch(/[€−]$/)
    }
  })
})

it('wrap cuts a word that is longer than a line', () => {
  expect(wrap(`${'x'.repeat(2 * ROOM + 5)} ja`, ROOM)).toEqual(['x'.repeat(ROOM), 'x'.repeat(ROOM), 'xxxxx ja'])
})
