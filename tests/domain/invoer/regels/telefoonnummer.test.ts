import { describe, expect, it } from 'vitest'

import { telefoonnummer } from '../../../../domain/invoer'

const MELDING = 'We herkennen de invoer niet als een telefoonnummer. Controleer of je invoer klopt.'

describe('a telephone number', () => {
  it.each([
    '0612345678',
    '0201234567',
    '+31612345678',
    '0031612345678',
    '06-12345678',
    '06 12 34 56 78',
    '+31 6 1234 5678',
    ' 0612345678 ',
  ])('%j is one', (tekst) => {
    expect(telefoonnummer()(tekst)).toBeUndefined()
  })

  it.each([
    '061234567',
    '06123456789',
    '0012345678',
    '+310612345678',
    '+32612345678',
    '00310612345678',
    '31612345678',
    '612345678',
    '06--12345678',
    '06  12345678',
    '0612345678-',
    '06.12345678',
    '06123a5678',
    'x0612345678',
  ])('%j is not', (tekst) => {
    expect(telefoonnummer()(tekst)).toBe(MELDING)
  })

  it.each(['', '  ', undefined])('is optional: %j passes', (tekst) => {
    expect(telefoonnummer()(tekst)).toBeUndefined()
  })

  it('can have a message of its own', () => {
    expect(telefoonnummer('Nee.')('x')).toBe('Nee.')
  })
})
