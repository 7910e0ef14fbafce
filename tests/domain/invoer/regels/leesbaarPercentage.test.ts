import { describe, expect, it } from 'vitest'

import { leesbaarPercentage } from '../../../../domain/invoer'

describe('a percentage in a text', () => {
  it.each(['', '0', '3,75', '100'])('%j passes', (tekst) => {
    expect(leesbaarPercentage()(tekst)).toBeUndefined()
  })

  it.each([
    ['veel', 'We herkennen de invoer niet als een percentage. Vul een getal van 0 tot en met 100 in.'],
    ['3,125', 'Vul een percentage in met maximaal 2 cijfers achter de komma.'],
    ['100,01', 'Ingevulde waarde valt niet binnen het minimum van 0 en maximum van 100.'],
    ['-1', 'Ingevulde waarde valt niet binnen het minimum van 0 en maximum van 100.'],
  ])('%j: %s', (tekst, melding) => {
    expect(leesbaarPercentage()(tekst)).toBe(melding)
  })
})
