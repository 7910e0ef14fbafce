import { describe, expect, it } from 'vitest'

import { leesbaarBedrag } from '../../../../domain/invoer'

describe('an amount in a text', () => {
  it.each(['', '3.500', '€ 3.500,-', '999.999.999'])('%j passes', (tekst) => {
    expect(leesbaarBedrag()(tekst)).toBeUndefined()
  })

  it('that is no amount is not recognised', () => {
    expect(leesbaarBedrag()('veel')).toBe(
      'We herkennen de invoer niet als een bedrag. Vul alleen cijfers in, bijvoorbeeld 3.500.',
    )
  })

  it.each(['3.5000', '1.23.456', '3500 500'])('whose signs group nothing is asked for without them: %j', (tekst) => {
    expect(leesbaarBedrag()(tekst)).toBe('Vul het bedrag in zonder punten of spaties, bijvoorbeeld 3500 of 3500,50.')
  })

  it('that is negative is out of bounds', () => {
    expect(leesbaarBedrag({ centen: true })('-0,01')).toBe(
      'Ingevulde waarde valt niet binnen het minimum van 0 en maximum van 99.999.999.',
    )
  })
})
