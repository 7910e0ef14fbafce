import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  mogelijkeStarters,
  nieuweOrientatie,
  normenVan,
  startersvragen,
  startersvrijstellingVan,
  toVerzoek,
  wijzig,
  type JaNeeWeetNiet,
  type Orientatie,
  type Persoon,
} from '../../../domain'
import * as keuze from '../../../adapters/testing/arbitraries/keuzes'
import { orientaties } from '../../../adapters/testing/arbitraries/orientatie'

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
    fc.assert(
      fc.property(orientaties(), keuze.wie(), keuze.jaNeeWeetNiet(), (orientatie, wie, waarde) => {
        const nu = new Date(2026, 2, 14)
        const na = wijzig(orientatie, { soort: 'beantwoord', veld: `${wie}.startersvrijstelling`, waarde })
        expect(na === orientatie).toBe(orientatie[wie].startersvrijstelling === waarde)
        expect(na === orientatie || na.loading).toBe(true)
        expect(toVerzoek(na, nu)).toEqual(toVerzoek(orientatie, nu))
      }),
    )
  })
})

describe('the questions about starters', () => {
  const normen = normenVan(2026)
  const grens = normen.startersvrijstelling.waarde.woningwaardeTotEnMet

  it.each([
    [undefined, []],
    [0, []],
    [1, ['eigen.startersvrijstelling']],
    [grens, ['eigen.startersvrijstelling']],
    [grens + 1, []],
  ])('at a price of %s are: %j', (vraagprijsWoning, velden) => {
    expect(startersvragen({ ...begin, vraagprijsWoning }, normen)).toEqual(velden)
  })

  it('are asked of every buyer who can be one', () => {
    const partner = { dienstBetrekking: 'Pensioen' } as const
    expect(startersvragen({ ...met({}, {}), vraagprijsWoning: grens }, normen)).toHaveLength(2)
    expect(startersvragen({ ...met({}, partner), vraagprijsWoning: grens }, normen)).toHaveLength(1)
  })

  it('are none for a new build, and none without norms', () => {
    const woning = { vraagprijsWoning: grens } as const
    expect(startersvragen({ ...begin, ...woning, bestaandeWoning: 'Nieuwbouw' }, normen)).toEqual([])
    expect(startersvragen({ ...begin, ...woning }, undefined)).toEqual([])
  })
})
