import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { klik, toonRekenhulp, vulIn, wacht } from '../../support/scherm'

const dialoog = () => screen.getByRole('dialog')
const regio = (soort: 'polite' | 'assertive') => dialoog().querySelector(`[aria-live=${soort}]`)

beforeEach(() => {
  vi.useFakeTimers()
  toonRekenhulp()
  klik('Bereken jaarinkomen')
})
afterEach(() => vi.useRealTimers())

describe('the income dialog tells a screen reader', () => {
  it('its result, each time there is another', () => {
    expect(regio('polite')).toHaveTextContent(/-$/)
    vulIn('Bruto maandinkomen', '4.000', dialoog())
    expect(regio('polite')).toHaveTextContent('€ 48.000')
  })

  it('an error, 100 ms after it was made and for a second', () => {
    vulIn('Bruto maandinkomen', 'veel', dialoog())
    wacht(99)
    expect(regio('assertive')).toHaveTextContent(/^$/)
    wacht(1)
    expect(regio('assertive')).toHaveTextContent(/^We herkennen de invoer niet als een bedrag/)
    wacht(999)
    expect(regio('assertive')).toHaveTextContent(/^We herkennen de invoer niet als een bedrag/)
    wacht(1)
    expect(regio('assertive')).toHaveTextContent(/^$/)
  })
})
