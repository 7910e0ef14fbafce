import { describe, expect, it } from 'vitest'

import { email, postcode, telefoonnummer } from '../../../../domain/invoer'

const HERKEND = [
  ['postcode', postcode],
  ['email', email],
  ['telefoonnummer', telefoonnummer],
] as const

describe.each(HERKEND)('%s', (naam, regel) => {
  it.each(['', '  ', undefined])(`${naam} accepts the empty answer %j`, (tekst) => {
    expect(regel()(tekst)).toBeUndefined()
  })

  it(`${naam} returns its custom message for an invalid text`, () => {
    expect(regel('Nee.')('x')).toBe('Nee.')
  })
})

describe('postcode', () => {
  it.each(['1000AA', '9999zz', '1234 AB', ' 1234ab '])('postcode accepts %j', (tekst) => {
    expect(postcode()(tekst)).toBeUndefined()
  })

  it.each(['0123AB', '12345AB', '1234A', '1234ABC', '1234  AB', '1234-AB', '1234 A1', 'x1234AB'])(
    'postcode refuses %j',
    (tekst) => {
      expect(postcode()(tekst)).toBeDefined()
    },
  )
})

describe('email', () => {
  const deel = (lengte: number): string => 'a'.repeat(lengte)

  it.each([
    'jan.jansen+huis@mail.example.co.uk',
    "o'neill@example.com",
    'a+b?c=1.d+e?f=2@example.nl',
    'JAN_1@EXAMPLE.NL',
    'x@a-b.nl',
    'x@1.nl',
    ' jan@example.nl ',
    `x@${deel(63)}.nl`,
  ])('email accepts %j', (tekst) => {
    expect(email()(tekst)).toBeUndefined()
  })

  it.each([
    ['without a name, a domain or an at sign', ['jan', 'jan@', '@example.nl', 'jan@.nl']],
    ['with two at signs', ['jan@@example.nl', 'jan@example.nl, piet@example.nl']],
    ['with a dot in the wrong place', ['.jan@example.nl', 'jan.@example.nl', 'jan..jansen@example.nl']],
    ['with a wrong dot or a short end in its domain', ['jan@example..nl', 'jan@example.nl.', 'jan@example.n']],
    ['with a wrong dash in its domain', ['jan@-example.nl', 'jan@example-.nl']],
    ['with a space or a domain part that is too long', ['jan@exam ple.nl', `x@${deel(64)}.nl`]],
  ])('email refuses an address %s: %j', (_, teksten) => {
    expect(teksten.filter((tekst) => email()(tekst) === undefined)).toEqual([])
  })

  it('email refuses an invalid address of 200.001 characters', () => {
    expect(email()(`${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}`)).toBeDefined()
  })
})

describe('telefoonnummer', () => {
  it.each(['0201234567', '+31612345678', '0031612345678', '06-12345678', '06 12 34 56 78', ' 0612345678 '])(
    'telefoonnummer accepts %j',
    (tekst) => {
      expect(telefoonnummer()(tekst)).toBeUndefined()
    },
  )

  it.each([
    ['with too few digits', ['061234567', '612345678', '31612345678']],
    ['with too many digits', ['06123456789', '+310612345678', '00310612345678']],
    ['of another country', ['+32612345678', '0012345678']],
    ['with a wrong or misplaced separator', ['06--12345678', '06  12345678', '0612345678-', '06.12345678']],
    ['with letters', ['06123a5678', 'x0612345678']],
  ])('telefoonnummer refuses a number %s: %j', (_, teksten) => {
    expect(teksten.filter((tekst) => telefoonnummer()(tekst) === undefined)).toEqual([])
  })
})
