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
import { sometimes } from '../../support/sometimes'

const begin = nieuweOrientatie('MY')
const met = (eigen: Partial<Persoon>, partner?: Partial<Persoon>): Orientatie => ({
  ...begin,
  alleenSamen: partner === undefined ? 'alleen' : 'samen',
  eigen: { ...begin.eigen, ...eigen },
  partner: { ...begin.partner, ...partner },
})
const zegt = (startersvrijstelling: JaNeeWeetNiet) => ({ startersvrijstelling })

describe('startersvrijstelling of the home buyers', () => {
  it('startersvrijstellingVan returns nee for a new orientation, in which the answer is weetNiet', () => {
    expect([begin.eigen.startersvrijstelling, startersvrijstellingVan(begin)]).toEqual(['weetNiet', 'nee'])
  })

  it.each([
    ['one buyer who answers ja', met(zegt('ja')), 'ja'],
    ['one buyer who answers nee', met(zegt('nee')), 'nee'],
    ['one buyer who answers weetNiet', met(zegt('weetNiet')), 'nee'],
    ['two buyers who both answer ja', met(zegt('ja'), zegt('ja')), 'ja'],
    ['two buyers of whom only the first answers ja', met(zegt('ja'), zegt('nee')), 'eenVanTwee'],
    ['two buyers of whom only the second answers ja', met(zegt('weetNiet'), zegt('ja')), 'eenVanTwee'],
    ['two buyers who answer weetNiet and nee', met(zegt('weetNiet'), zegt('nee')), 'nee'],
    ['a buyer who answers ja but has Pensioen', met({ ...zegt('ja'), dienstBetrekking: 'Pensioen' }), 'nee'],
    ['a buyer who answers ja but retires within ten years', met({ ...zegt('ja'), pensioenBinnen10Jaar: 'ja' }), 'nee'],
    ['two with ja, one with Pensioen', met({ ...zegt('ja'), dienstBetrekking: 'Pensioen' }, zegt('ja')), 'eenVanTwee'],
  ] as const)('startersvrijstellingVan for %s returns $2', (_, orientatie, wie) => {
    expect(startersvrijstellingVan(orientatie)).toBe(wie)
  })

  it.each([
    ['weetNiet and nee', zegt('weetNiet'), zegt('nee'), 'eenVanTwee', ['eigen']],
    ['ja and weetNiet', zegt('ja'), zegt('weetNiet'), 'ja', ['partner']],
    ['nee and weetNiet', zegt('nee'), zegt('weetNiet'), 'eenVanTwee', ['partner']],
    ['weetNiet and weetNiet', zegt('weetNiet'), zegt('weetNiet'), 'ja', ['eigen', 'partner']],
    ['nee and ja', zegt('nee'), zegt('ja'), 'eenVanTwee', []],
  ] as const)('mogelijkeVrijstelling takes weetNiet as ja for buyers who answer %s', (_, een, ander, mogelijk, wie) => {
    const orientatie = met(een, ander)
    expect(mogelijkeVrijstelling(orientatie)).toBe(mogelijk)
    expect(toStartersantwoorden(orientatie).map(({ veld }) => veld)).toEqual(
      wie.map((naam) => `${naam}.startersvrijstelling`),
    )
  })

  it('startersvrijstellingVan ignores the partner when buying alone, and counts the partner again for samen', () => {
    const samen = met(zegt('nee'), zegt('ja'))
    const alleen = wijzig(samen, { soort: 'beantwoord', veld: 'alleenSamen', waarde: 'alleen' })
    const weer = wijzig(alleen, { soort: 'beantwoord', veld: 'alleenSamen', waarde: 'samen' })
    expect([alleen, weer].map(startersvrijstellingVan)).toEqual(['nee', 'eenVanTwee'])
  })

  it('wijzig keeps the answer about the startersvrijstelling after a switch to Nieuwbouw and back', () => {
    const nieuwbouw = wijzig(met(zegt('ja')), { soort: 'beantwoord', veld: 'bestaandeWoning', waarde: 'Nieuwbouw' })
    const terug = wijzig(nieuwbouw, { soort: 'beantwoord', veld: 'bestaandeWoning', waarde: 'BestaandeBouw' })
    expect(startersvrijstellingVan(terug)).toBe('ja')
  })

  it('mogelijkeStarters returns the home buyers without Pensioen and without pensioenBinnen10Jaar', () => {
    expect(mogelijkeStarters(met({}))).toEqual(['eigen'])
    expect(mogelijkeStarters(met({}, {}))).toEqual(['eigen', 'partner'])
    expect(mogelijkeStarters(met({ dienstBetrekking: 'Pensioen' }, {}))).toEqual(['partner'])
    expect(mogelijkeStarters(met({ pensioenBinnen10Jaar: 'ja' }))).toEqual([])
  })

  it('another answer about the startersvrijstelling starts a calculation with the same request', () => {
    every(orientaties(), keuze.wie(), keuze.jaNeeWeetNiet(), (orientatie, wie, waarde) => {
      const nu = new Date(2026, 2, 14)
      const na = wijzig(orientatie, { soort: 'beantwoord', veld: `${wie}.startersvrijstelling`, waarde })
      expect(na === orientatie).toBe(orientatie[wie].startersvrijstelling === waarde)
      if (sometimes('another answer', na !== orientatie)) expect(na.loading).toBe(true)
      expect(toVerzoek(na, nu)).toEqual(toVerzoek(orientatie, nu))
    })
  })
})
