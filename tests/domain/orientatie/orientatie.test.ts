import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'

import { nieuweOrientatie, type Orientatie } from '../../../domain'
import { antwoordenEq, type Antwoorden, type Persoon, type Rekenstand } from '../../../domain/orientatie'

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

describe('nieuweOrientatie', () => {
  it('nieuweOrientatie has the defaults of the specification, and weetNiet about starters', () => {
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

  it('nieuweOrientatie accepts the audience Adviseur', () => {
    expect(nieuweOrientatie('MY', 'Adviseur').type).toBe('Adviseur')
  })
})

describe('antwoordenEq', () => {
  const begin = nieuweOrientatie('MY')

  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'x')
  })

  it.each<[string, Orientatie]>([
    ['another brand', { ...begin, labelCode: 'FL' }],
    ['another audience', { ...begin, type: 'Adviseur' }],
    ['another pending calculation', { ...begin, loading: false, fout: { _tag: 'Onbereikbaar' } }],
  ])('antwoordenEq ignores %s', (_, anders) => {
    expect(antwoordenEq.equals(anders, begin)).toBe(true)
  })

  it.each(Object.keys(antwoorden))('antwoordenEq is false when %s differs', (veld) => {
    expect(antwoordenEq.equals({ ...begin, [veld]: { ...persoon, inkomen: 1 } }, begin)).toBe(false)
  })

  it.each(Object.keys(persoon))('antwoordenEq is false when %s of either person differs', (veld) => {
    const anders = { ...persoon, [veld]: 'anders' }
    expect(antwoordenEq.equals({ ...begin, eigen: anders }, begin)).toBe(false)
    expect(antwoordenEq.equals({ ...begin, partner: anders }, begin)).toBe(false)
  })

  it('an orientation has answers, brand, audience and calculation, and no other fields', () => {
    expectTypeOf<Exclude<keyof Orientatie, keyof Antwoorden>>().toEqualTypeOf<'labelCode' | 'type' | keyof Rekenstand>()
  })

  it('antwoordenEq ignores fields that a page adds to every object', () => {
    Object.assign(Object.prototype, { x: 'overal' })
    expect(antwoordenEq.equals(begin, { ...begin })).toBe(true)
  })
})
