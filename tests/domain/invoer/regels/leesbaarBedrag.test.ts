import { describe, expect, it } from 'vitest'

import { leesbaarBedrag } from '../../../../domain'

describe('an amount in a text', () => {
  it.each(['', '3.500', '€ 3.500,-', '999.999.999'])('%j passes', (tekst) => {
    expect(leesbaarBedrag()(tekst)).toBeUndefined()
  })

  it('that is no amount is not recognised', () => {
    expect(leesbaarBedrag()('veel')).toBe('We herkennen de invoer niet als een bedrag. Controleer of je invoer klopt.')
  })

  it('that is negative is out of bounds', () => {
    expect(leesbaarBedrag({ centen: true })('-0,01')).toBe(
      'Ingevulde waarde valt niet binnen het minimum van 0 en maximum van 99.999.999.',
    )
  })
})
