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
  it('nieuweOrientatie returns the specified default answers, and weetNiet as startersvrijstelling', () => {
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

  it('nieuweOrientatie stores the audience Adviseur if it is given', () => {
    expect(nieuweOrientatie('MY', 'Adviseur').type).toBe('Adviseur')
  })
})

describe('antwoordenEq', () => {
  const begin = nieuweOrientatie('MY')

  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'x')
  })

  it.each<[string, Orientatie]>([
    ['brand', { ...begin, labelCode: 'FL' }],
    ['audience', { ...begin, type: 'Adviseur' }],
    ['loading and error', { ...begin, loading: false, fout: { _tag: 'Onbereikbaar' } }],
  ])('antwoordenEq ignores a difference in %s', (_, anders) => {
    expect(antwoordenEq.equals(anders, begin)).toBe(true)
  })

  it.each(Object.keys(antwoorden))('antwoordenEq returns false if %s differs', (veld) => {
    expect(antwoordenEq.equals({ ...begin, [veld]: { ...persoon, inkomen: 1 } }, begin)).toBe(false)
  })

  it.each(Object.keys(persoon))('antwoordenEq returns false if %s of eigen or of partner differs', (veld) => {
    const anders = { ...persoon, [veld]: 'anders' }
    expect(antwoordenEq.equals({ ...begin, eigen: anders }, begin)).toBe(false)
    expect(antwoordenEq.equals({ ...begin, partner: anders }, begin)).toBe(false)
  })

  it('the type Orientatie has only the answers, labelCode, type and the fields of Rekenstand', () => {
    expectTypeOf<Exclude<keyof Orientatie, keyof Antwoorden>>().toEqualTypeOf<'labelCode' | 'type' | keyof Rekenstand>()
  })

  it('antwoordenEq ignores a field that the host page adds to Object.prototype', () => {
    Object.assign(Object.prototype, { x: 'overal' })
    expect(antwoordenEq.equals(begin, { ...begin })).toBe(true)
  })
})
