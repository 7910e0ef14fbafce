import { expect, it } from 'vitest'

import { leesbaarGetal } from '../../../../domain/invoer'

it.each([
  ['12', 0, undefined],
  ['', 0, undefined],
  ['abc', 0, 'We herkennen de invoer niet als een getal. Vul alleen cijfers in.'],
  ['2,5', 0, 'Vul een heel getal in.'],
  ['1.000', 0, 'Vul het getal in zonder punten of spaties.'],
  ['2,5', 1, undefined],
  ['2,25', 1, 'Vul een getal in met maximaal 1 cijfer achter de komma.'],
])('about %j with at most %d decimals the visitor reads %j', (tekst, decimalen, melding) => {
  expect(leesbaarGetal(decimalen)(tekst)).toBe(melding)
})
