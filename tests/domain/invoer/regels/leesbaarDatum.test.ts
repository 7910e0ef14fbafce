import { expect, it } from 'vitest'

import { leesbaarDatum } from '../../../../domain/invoer'

it.each([
  ['01-02-2026', undefined],
  ['', undefined],
  ['30-02-2026', 'We herkennen de invoer niet als een datum. Vul dag, maand en jaar in, bijvoorbeeld 31-12-1990.'],
])('about %j the visitor reads %j', (tekst, melding) => {
  expect(leesbaarDatum()(tekst)).toBe(melding)
})
