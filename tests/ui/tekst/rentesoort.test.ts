import { describe, expect, it } from 'vitest'

import { exactKopenTot } from '../../../ui/tekst/aankoopgrens'
import { showRente, showRentes } from '../../../ui/tekst/rentesoort'
import { rentesoortZinnen } from '../../../ui/tekst/rentesoortZinnen'
import { readable } from '../../support/readable'

describe('rates with and without NHG in texts', () => {
  it.each([
    [undefined, '3,60%'],
    ['nhg', '3,60% met NHG'],
    ['zonder', '3,60% zonder NHG'],
  ] as const)('showRente of 3,6 percent of the kind %s is %s', (soort, tekst) => {
    expect(showRente(3.6, soort)).toBe(tekst)
  })

  it('showRentes names both rates, and an equal rate once', () => {
    expect(showRentes({ nhg: 3.6, zonder: 3.8 })).toBe('3,60% met NHG of 3,80% zonder')
    expect(showRentes({ nhg: 3.8, zonder: 3.8 })).toBe('3,80%')
  })

  it.each<readonly [string, readonly (readonly [60 | 120 | 240, ('nhg' | 'zonder')?])[], readonly string[]]>([
    ['periods with one rate', [[60], [120]], []],
    [
      'periods that all have the rate with NHG',
      [
        [60, 'nhg'],
        [120, 'nhg'],
      ],
      ['Dit zijn de rentes met NHG.'],
    ],
    [
      'periods that all have the rate without NHG',
      [
        [60, 'zonder'],
        [120, 'zonder'],
      ],
      ['Dit zijn de rentes zonder NHG.'],
    ],
    [
      'both kinds of periods',
      [
        [60, 'zonder'],
        [120, 'nhg'],
        [240, 'zonder'],
      ],
      ['Bij 5 jaar en 20 jaar geldt de rente zonder NHG.', 'De andere rentes zijn met NHG.'],
    ],
  ])('rentesoortZinnen of %s', (_, periodes, zinnen) => {
    const gegeven = periodes.map(([rentevastperiode, rentesoort]) => ({
      rentevastperiode,
      ...(rentesoort && { rentesoort }),
    }))
    expect(rentesoortZinnen(gegeven).map(readable)).toEqual(zinnen)
  })
})

describe('exactKopenTot', () => {
  it('exactKopenTot gives the exact price, and the own money that it takes if there is too little, rounded up', () => {
    const grens = { prijs: 187_523, eigenGeld: 8123.01, rentepercentage: 3.8, nhg: false, isLagerOokGenoeg: true }
    expect(readable(exactKopenTot({ ...grens, isGenoeg: true }, 3.8))).toBe('Je kan kopen tot € 187.523.')
    expect(readable(exactKopenTot({ ...grens, isGenoeg: false }, 3.8))).toBe(
      'Je kan kopen tot € 187.523. Daarvoor heb je € 8.124 eigen geld nodig.',
    )
    expect(readable(exactKopenTot({ ...grens, isGenoeg: true, isLagerOokGenoeg: false }, 3.8))).toBe(
      'Je kan een woning kopen van € 187.523.',
    )
    expect(readable(exactKopenTot({ ...grens, isGenoeg: true }, 3.6))).toBe(
      'Je kan kopen tot € 187.523. Bij die prijs is de rente 3,80% zonder NHG.',
    )
  })
})
