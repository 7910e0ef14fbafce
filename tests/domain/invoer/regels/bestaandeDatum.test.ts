import { describe, expect, it } from 'vitest'

import { bestaandeDatum } from '../../../../domain/invoer'

describe('a date in a text', () => {
  it.each(['2024-02-29', ' 2025-01-01 ', '', '  ', undefined])('%j passes', (tekst) => {
    expect(bestaandeDatum()(tekst)).toBeUndefined()
  })

  it.each(['2025-02-29', '01-01-2025', 'morgen'])('%j does not', (tekst) => {
    expect(bestaandeDatum()(tekst)).toBe(
      'We herkennen de invoer niet als een datum. Vul dag, maand en jaar in, bijvoorbeeld 31-12-1990.',
    )
  })

  it('can have a message of its own', () => {
    expect(bestaandeDatum('Nee.')('x')).toBe('Nee.')
  })
})
