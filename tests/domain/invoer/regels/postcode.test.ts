import { describe, expect, it } from 'vitest'

import { postcode } from '../../../../domain/invoer'

const MELDING = 'We herkennen de postcode niet. Controleer of je invoer klopt.'

describe('a postcode', () => {
  it.each(['1000AA', '9999zz', '1234 AB', ' 1234ab '])('%j is one', (tekst) => {
    expect(postcode()(tekst)).toBeUndefined()
  })

  it.each(['0123AB', '123AB', '12345AB', '1234A', '1234ABC', '1234  AB', '1234-AB', '1234 A1', 'AB1234', 'x1234AB'])(
    '%j is not',
    (tekst) => {
      expect(postcode()(tekst)).toBe(MELDING)
    },
  )

  it.each(['', '  ', undefined])('is optional: %j passes', (tekst) => {
    expect(postcode()(tekst)).toBeUndefined()
  })

  it('can have a message of its own', () => {
    expect(postcode('Nee.')('x')).toBe('Nee.')
  })
})
