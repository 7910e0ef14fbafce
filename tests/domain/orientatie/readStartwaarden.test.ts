import { describe, expect, it } from 'vitest'

import { readStartwaarden, VELDEN } from '../../../domain/orientatie'
import { startwaarden } from '../../../adapters/testing/arbitraries/wijziging'
import { every } from '../../support/every'
import { sometimes } from '../../support/sometimes'

describe('readStartwaarden', () => {
  it('readStartwaarden returns every valid answer, in the given order, without a message', () => {
    every(startwaarden(), (waarden) => {
      const { antwoorden, meldingen } = readStartwaarden(waarden)
      sometimes('there is an answer', antwoorden)
      expect(Object.fromEntries(antwoorden.map(({ veld, waarde }) => [veld, waarde]))).toEqual(waarden)
      expect(meldingen).toEqual([])
    })
  })

  it('readStartwaarden keeps the valid answers next to unknown questions and bad values', () => {
    expect(
      readStartwaarden({
        vraagprijsWoning: 350_000,
        prijs: 350_000,
        eigenGeld: -1,
        meerwerk: '5000',
        alleenSamen: 'met zijn drieën',
        toString: 1,
      }),
    ).toEqual({
      antwoorden: [{ soort: 'beantwoord', veld: 'vraagprijsWoning', waarde: 350_000 }],
      meldingen: [
        'prijs is geen vraag van de rekenhulp',
        'eigenGeld telt niet mee: verwacht een getal van 0 tot en met 99999999',
        'meerwerk telt niet mee: verwacht een getal van 0 tot en met 99999999',
        'alleenSamen telt niet mee: verwacht een van "alleen", "samen"',
        'toString is geen vraag van de rekenhulp',
      ],
    })
  })

  it.each([
    [99_999_999, 1],
    [100_000_000, 0],
    [0, 1],
    [-1, 0],
  ])('readStartwaarden accepts an amount of %d: %d', (bedrag, aantal) => {
    expect(readStartwaarden({ vraagprijsWoning: bedrag }).antwoorden).toHaveLength(aantal)
  })

  it('readStartwaarden knows every question', () => {
    const { meldingen } = readStartwaarden(Object.fromEntries(VELDEN.map((veld) => [veld, {}])))
    expect(meldingen.filter((melding) => melding.includes('geen vraag'))).toEqual([])
    expect(meldingen).toHaveLength(VELDEN.length)
  })
})
