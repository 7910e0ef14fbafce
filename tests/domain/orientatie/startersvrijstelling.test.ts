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

describe('startersvrijstelling of the home buyers', () => {
  it('startersvrijstellingVan is nee before anything is answered', () => {
    expect([begin.eigen.startersvrijstelling, startersvrijstellingVan(begin)]).toEqual(['weetNiet', 'nee'])
  })

  it.each([
    ['one buyer who answers ja', met(zegt('ja')), 'ja'],
    ['one buyer who answers nee', met(zegt('nee')), 'nee'],
    ['one buyer who answers weetNiet', met(zegt('weetNiet')), 'nee'],
    ['two buyers who both answer ja', met(zegt('ja'), zegt('ja')), 'ja'],
    ['two buyers of whom the first answers ja', met(zegt('ja'), zegt('nee')), 'eenVanTwee'],
    ['two buyers of whom the second answers ja', met(zegt('weetNiet'), zegt('ja')), 'eenVanTwee'],
    ['two buyers who do not answer ja', met(zegt('weetNiet'), zegt('nee')), 'nee'],
    ['a buyer who gets AOW', met({ ...zegt('ja'), dienstBetrekking: 'Pensioen' }), 'nee'],
    ['a buyer who will get AOW', met({ ...zegt('ja'), pensioenBinnen10Jaar: 'ja' }), 'nee'],
    ['two buyers of whom one gets AOW', met({ ...zegt('ja'), dienstBetrekking: 'Pensioen' }, zegt('ja')), 'eenVanTwee'],
  ] as const)('startersvrijstellingVan of %s is $2', (_, orientatie, wie) => {
    expect(startersvrijstellingVan(orientatie)).toBe(wie)
  })

  it.each([
    ['the first', zegt('weetNiet'), zegt('nee'), 'eenVanTwee', ['eigen']],
    ['the second', zegt('ja'), zegt('weetNiet'), 'ja', ['partner']],
    ['the second, next to a buyer who answers nee', zegt('nee'), zegt('weetNiet'), 'eenVanTwee', ['partner']],
    ['both', zegt('weetNiet'), zegt('weetNiet'), 'ja', ['eigen', 'partner']],
    ['none', zegt('nee'), zegt('ja'), 'eenVanTwee', []],
  ] as const)('mogelijkeVrijstelling adds buyers who answered weetNiet: %s of two', (_, een, ander, mogelijk, wie) => {
    const orientatie = met(een, ander)
    expect(mogelijkeVrijstelling(orientatie)).toBe(mogelijk)
    expect(toStartersantwoorden(orientatie).map(({ veld }) => veld)).toEqual(
      wie.map((naam) => `${naam}.startersvrijstelling`),
    )
  })

  it('the startersvrijstelling of a partner does not count when buying alone, and counts again after that', () => {
    const samen = met(zegt('nee'), zegt('ja'))
    const alleen = wijzig(samen, { soort: 'beantwoord', veld: 'alleenSamen', waarde: 'alleen' })
    const weer = wijzig(alleen, { soort: 'beantwoord', veld: 'alleenSamen', waarde: 'samen' })
    expect([alleen, weer].map(startersvrijstellingVan)).toEqual(['nee', 'eenVanTwee'])
  })

  it('another kind of home does not clear the answer about the startersvrijstelling', () => {
    const nieuwbouw = wijzig(met(zegt('ja')), { soort: 'beantwoord', veld: 'bestaandeWoning', waarde: 'Nieuwbouw' })
    const terug = wijzig(nieuwbouw, { soort: 'beantwoord', veld: 'bestaandeWoning', waarde: 'BestaandeBouw' })
    expect(startersvrijstellingVan(terug)).toBe('ja')
  })

  it('mogelijkeStarters returns the buyers who can be young enough', () => {
    expect(mogelijkeStarters(met({}))).toEqual(['eigen'])
    expect(mogelijkeStarters(met({}, {}))).toEqual(['eigen', 'partner'])
    expect(mogelijkeStarters(met({ dienstBetrekking: 'Pensioen' }, {}))).toEqual(['partner'])
    expect(mogelijkeStarters(met({ pensioenBinnen10Jaar: 'ja' }))).toEqual([])
  })

  it('an answer about the startersvrijstelling starts a calculation and leaves the request unchanged', () => {
    every(orientaties(), keuze.wie(), keuze.jaNeeWeetNiet(), (orientatie, wie, waarde) => {
      const nu = new Date(2026, 2, 14)
      const na = wijzig(orientatie, { soort: 'beantwoord', veld: `${wie}.startersvrijstelling`, waarde })
      expect(na === orientatie).toBe(orientatie[wie].startersvrijstelling === waarde)
      expect(na === orientatie || na.loading).toBe(true)
      expect(toVerzoek(na, nu)).toEqual(toVerzoek(orientatie, nu))
    })
  })
})
