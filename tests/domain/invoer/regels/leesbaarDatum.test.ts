import { expect, it } from 'vitest'

import { leesbaarDatum } from '../../../../domain'

it.each([
  ['01-02-2026', undefined],
  ['', undefined],
  ['30-02-2026', 'We herkennen de invoer niet als een datum. Controleer of je invoer klopt.'],
])('about %j the visitor reads %j', (tekst, melding) => {
  expect(leesbaarDatum()(tekst)).toBe(melding)
})
