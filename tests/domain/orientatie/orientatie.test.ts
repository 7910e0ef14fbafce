import { describe, expect, expectTypeOf, it } from 'vitest'

import { nieuweOrientatie, type Orientatie } from '../../../domain'
import { antwoordenEq, type Antwoorden, type Persoon, type Rekenstand } from '../../../domain/orientatie'

describe('a new orientation', () => {
  it('holds the defaults of the specification, and nothing said about starters', () => {
    const persoon: Persoon = {
      dienstBetrekking: 'DienstbetrekkingVast',
      inkomen: undefined,
      inkomenPensioen: undefined,
      pensioenBinnen10Jaar: 'nee',
      inkomenPensioenVerwacht: undefined,
      leningen: undefined,
      partneralimentatie: undefined,
      studieschuld: undefined,
      startersvrijstelling: 'weetNiet',
    }
    const antwoorden: Antwoorden = {
      alleenSamen: 'alleen',
      schulden: 'nee',
      eigen: persoon,
      partner: persoon,
      bestaandeWoning: 'BestaandeBouw',
      verbouwingskosten: undefined,
      meerwerk: undefined,
      woonJeNuInEenKoopwoning: 'nee',
      verkoopPrijsWoning: undefined,
      huidigeHypotheekBedrag: undefined,
      eigenGeld: undefined,
      renteperiode: 120,
      vraagprijsWoning: undefined,
      energielabelType: 'Onbekend',
    }
    expect(nieuweOrientatie('FL')).toStrictEqual({
      ...antwoorden,
      labelCode: 'FL',
      type: 'Klant',
      loading: true,
      fout: undefined,
      financieringsOpzet: undefined,
      berekend: undefined,
      opdracht: { labelCode: 'FL' },
    })
  })

  it('can be one for an adviser', () => {
    expect(nieuweOrientatie('MY', 'Adviseur').type).toBe('Adviseur')
  })
})

describe('two orientations have the same answers', () => {
  const begin = nieuweOrientatie('MY')

  it.each<[string, Orientatie]>([
    ['another brand', { ...begin, labelCode: 'FL' }],
    ['another audience', { ...begin, type: 'Adviseur' }],
    ['another pending calculation', { ...begin, loading: false, fout: { _tag: 'Onbereikbaar' } }],
  ])('also with %s', (_, anders) => {
    expect(antwoordenEq.equals(anders, begin)).toBe(true)
  })

  it.each<Partial<Antwoorden>>([
    { alleenSamen: 'samen' },
    { schulden: 'ja' },
    { bestaandeWoning: 'Nieuwbouw' },
    { verbouwingskosten: 0 },
    { meerwerk: 0 },
    { woonJeNuInEenKoopwoning: 'ja' },
    { verkoopPrijsWoning: 0 },
    { huidigeHypotheekBedrag: 0 },
    { eigenGeld: 0 },
    { renteperiode: 1 },
    { vraagprijsWoning: 0 },
    { energielabelType: 'A' },
  ])('but not with %j', (anders) => {
    expect(antwoordenEq.equals({ ...begin, ...anders }, begin)).toBe(false)
  })

  it.each<Partial<Persoon>>([
    { dienstBetrekking: 'Overig' },
    { inkomen: 0 },
    { inkomenPensioen: 0 },
    { pensioenBinnen10Jaar: 'ja' },
    { inkomenPensioenVerwacht: 0 },
    { leningen: 0 },
    { partneralimentatie: 0 },
    { studieschuld: 0 },
  ])('nor with %j for either person', (anders) => {
    const eigenAnders = { ...begin, eigen: { ...begin.eigen, ...anders } }
    const partnerAnders = { ...begin, partner: { ...begin.partner, ...anders } }
    expect([eigenAnders, partnerAnders].map((ander) => antwoordenEq.equals(ander, begin))).toEqual([false, false])
  })

  it('are all of it but brand, audience and calculation', () => {
    expectTypeOf<Exclude<keyof Orientatie, keyof Antwoorden>>().toEqualTypeOf<'labelCode' | 'type' | keyof Rekenstand>()
  })
})
