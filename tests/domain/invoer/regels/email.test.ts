import { describe, expect, it } from 'vitest'

import { email } from '../../../../domain/invoer'

const MELDING = 'We herkennen de invoer niet als een e-mailadres. Controleer of je invoer klopt.'
const deel = (lengte: number): string => 'a'.repeat(lengte)

describe('an e-mail address', () => {
  it.each([
    'a@b.nl',
    'jan.jansen+huis@mail.example.co.uk',
    "o'neill@example.com",
    'a+b?c=1.d+e?f=2@example.nl',
    'JAN_1@EXAMPLE.NL',
    'x@a-b.nl',
    'x@1.nl',
    ' jan@example.nl ',
    `x@${deel(63)}.nl`,
  ])('%j is one', (tekst) => {
    expect(email()(tekst)).toBeUndefined()
  })

  it.each([
    'jan',
    'jan@',
    '@example.nl',
    'jan@example',
    'jan@@example.nl',
    'jan@example..nl',
    'jan@.nl',
    'jan@example.n',
    'jan@-example.nl',
    'jan@example-.nl',
    'jan@example.nl.',
    '.jan@example.nl',
    'jan.@example.nl',
    'jan..jansen@example.nl',
    'jan jansen@example.nl',
    'jan@exam ple.nl',
    'jan@example.nl, piet@example.nl',
    `x@${deel(64)}.nl`,
  ])('%j is not', (tekst) => {
    expect(email()(tekst)).toBe(MELDING)
  })

  it.each(['', '  ', undefined])('is optional: %j passes', (tekst) => {
    expect(email()(tekst)).toBeUndefined()
  })

  it('of great length is judged at once', () => {
    expect(email()(`${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}`)).toBe(MELDING)
  })

  it('can have a message of its own', () => {
    expect(email('Nee.')('x')).toBe('Nee.')
  })
})
