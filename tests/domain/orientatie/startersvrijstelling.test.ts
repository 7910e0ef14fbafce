import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, toVerzoek, wijzig, type Orientatie } from '../../../domain'
import {
  mogelijkeStarters,
  startersvrijstellingVan,
  type JaNeeWeetNiet,
  type Persoon,
} from '../../../domain/orientatie'
import { mogelijkeVrijstelling, toStartersantwoorden } from '../../../domain/vergelijking'
import * as keuze from '../../../adapters/testing/arbitraries/keuzes'
import { orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { every } from '../../support/every'

const begin = nieuweOrientatie('MY')
const met = (eigen: Partial<Persoon>, partner?: Partial<Persoon>): Orientatie => ({
  ...begin,
  alleenSamen: partner === undefined ? 'alleen' : 'samen',
  eigen: { ...begin.eigen, ...eigen },
  partner: { ...begin.partner, ...partner },
})
const zegt = (startersvrijstelling: JaNeeWeetNiet) => ({ startersvrijstelling })

describe('the exemption for starters', () => {
  it('is nobody’s before anything is answered', () => {
    expect([begin.eigen.startersvrijstelling, startersvrijstellingVan(begin)]).toEqual(['weetNiet', 'nee'])
  })

  it.each([
    ['who says so', met(zegt('ja')), 'ja'],
    ['who says no', met(zegt('nee')), 'nee'],
    ['who does not know', met(zegt('weetNiet')), 'nee'],
    ['two who both say so', met(zegt('ja'), zegt('ja')), 'ja'],
    ['two of whom the first says so', met(zegt('ja'), zegt('nee')), 'eenVanTwee'],
    ['two of whom the second says so', met(zegt('weetNiet'), zegt('ja')), 'eenVanTwee'],
    ['two of whom none says so', met(zegt('weetNiet'), zegt('nee')), 'nee'],
    ['who gets AOW', met({ ...zegt('ja'), dienstBetrekking: 'Pensioen' }), 'nee'],
    ['who will get AOW', met({ ...zegt('ja'), pensioenBinnen10Jaar: 'ja' }), 'nee'],
    ['two of whom one gets AOW', met({ ...zegt('ja'), dienstBetrekking: 'Pensioen' }, zegt('ja')), 'eenVanTwee'],
  ] as const)('of %s', (_, orientatie, wie) => {
    expect(startersvrijstellingVan(orientatie)).toBe(wie)
  })

  it.each([
    ['the first', zegt('weetNiet'), zegt('nee'), 'eenVanTwee', ['eigen']],
    ['the second', zegt('ja'), zegt('weetNiet'), 'ja', ['partner']],
    ['the second, beside who says no', zegt('nee'), zegt('weetNiet'), 'eenVanTwee', ['partner']],
    ['both', zegt('weetNiet'), zegt('weetNiet'), 'ja', ['eigen', 'partner']],
    ['none', zegt('nee'), zegt('ja'), 'eenVanTwee', []],
  ] as const)('may come for who left it open, and for nobody else: %s of two', (_, een, ander, mogelijk, wie) => {
    const orientatie = met(een, ander)
    expect(mogelijkeVrijstelling(orientatie)).toBe(mogelijk)
    expect(toStartersantwoorden(orientatie).map(({ veld }) => veld)).toEqual(
      wie.map((naam) => `${naam}.startersvrijstelling`),
    )
  })

  it('of a partner does not count for who buys alone, and comes back', () => {
    const samen = met(zegt('nee'), zegt('ja'))
    const alleen = wijzig(samen, { soort: 'beantwoord', veld: 'alleenSamen', waarde: 'alleen' })
    const weer = wijzig(alleen, { soort: 'beantwoord', veld: 'alleenSamen', waarde: 'samen' })
    expect([alleen, weer].map(startersvrijstellingVan)).toEqual(['nee', 'eenVanTwee'])
  })

  it('is not cleared by another home: it is about the buyer', () => {
    const nieuwbouw = wijzig(met(zegt('ja')), { soort: 'beantwoord', veld: 'bestaandeWoning', waarde: 'Nieuwbouw' })
    const terug = wijzig(nieuwbouw, { soort: 'beantwoord', veld: 'bestaandeWoning', waarde: 'BestaandeBouw' })
    expect(startersvrijstellingVan(terug)).toBe('ja')
  })

  it('is asked of one buyer, or of two, who can be young enough', () => {
    expect(mogelijkeStarters(met({}))).toEqual(['eigen'])
    expect(mogelijkeStarters(met({}, {}))).toEqual(['eigen', 'partner'])
    expect(mogelijkeStarters(met({ dienstBetrekking: 'Pensioen' }, {}))).toEqual(['partner'])
    expect(mogelijkeStarters(met({ pensioenBinnen10Jaar: 'ja' }))).toEqual([])
  })

  it('calculates anew when it is answered, and asks for the same request', () => {
    every(orientaties(), keuze.wie(), keuze.jaNeeWeetNiet(), (orientatie, wie, waarde) => {
      const nu = new Date(2026, 2, 14)
      const na = wijzig(orientatie, { soort: 'beantwoord', veld: `${wie}.startersvrijstelling`, waarde })
      expect(na === orientatie).toBe(orientatie[wie].startersvrijstelling === waarde)
      expect(na === orientatie || na.loading).toBe(true)
      expect(toVerzoek(na, nu)).toEqual(toVerzoek(orientatie, nu))
    })
  })
})
