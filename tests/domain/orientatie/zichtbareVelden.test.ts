import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, type Orientatie } from '../../../domain'
import { zichtbareVelden, type Persoon, type Veld } from '../../../domain/orientatie'
import { losseOrientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { VELDEN } from '../../../adapters/testing/arbitraries/wijziging'

const begin = nieuweOrientatie('MY')

const metEigen = (eigen: Partial<Persoon>): Orientatie => ({ ...begin, eigen: { ...begin.eigen, ...eigen } })

const toont = (orientatie: Orientatie, veld: Veld): boolean =>
  ([0, 1, 2] as const).some((stap) => zichtbareVelden(orientatie, stap).includes(veld))

describe('step 1 asks, in reading order', () => {
  it.each<[string, Orientatie, readonly Veld[]]>([
    [
      'of someone alone with a job',
      begin,
      ['alleenSamen', 'eigen.dienstBetrekking', 'eigen.inkomen', 'eigen.pensioenBinnen10Jaar', 'schulden'],
    ],
    [
      'of a pensioner, who is not asked about retiring',
      metEigen({ dienstBetrekking: 'Pensioen', pensioenBinnen10Jaar: 'ja' }),
      ['alleenSamen', 'eigen.dienstBetrekking', 'eigen.inkomenPensioen', 'schulden'],
    ],
    [
      'of Overig, who is not asked for an income',
      metEigen({ dienstBetrekking: 'Overig' }),
      ['alleenSamen', 'eigen.dienstBetrekking', 'eigen.pensioenBinnen10Jaar', 'schulden'],
    ],
    [
      'of who retires within ten years',
      metEigen({ pensioenBinnen10Jaar: 'ja' }),
      [
        'alleenSamen',
        'eigen.dienstBetrekking',
        'eigen.inkomen',
        'eigen.pensioenBinnen10Jaar',
        'eigen.inkomenPensioenVerwacht',
        'schulden',
      ],
    ],
    [
      'of two with debts',
      { ...begin, alleenSamen: 'samen', schulden: 'ja' },
      [
        'alleenSamen',
        'eigen.dienstBetrekking',
        'eigen.inkomen',
        'eigen.pensioenBinnen10Jaar',
        'partner.dienstBetrekking',
        'partner.inkomen',
        'partner.pensioenBinnen10Jaar',
        'schulden',
        'eigen.leningen',
        'eigen.partneralimentatie',
        'eigen.studieschuld',
        'partner.leningen',
        'partner.partneralimentatie',
        'partner.studieschuld',
      ],
    ],
    [
      'of one with debts',
      { ...begin, schulden: 'ja' },
      [
        'alleenSamen',
        'eigen.dienstBetrekking',
        'eigen.inkomen',
        'eigen.pensioenBinnen10Jaar',
        'schulden',
        'eigen.leningen',
        'eigen.partneralimentatie',
        'eigen.studieschuld',
      ],
    ],
  ])('%s', (_, orientatie, velden) => {
    expect(zichtbareVelden(orientatie, 0)).toEqual(velden)
  })
})

describe('step 2 asks, in reading order', () => {
  it.each<[string, Orientatie, readonly Veld[]]>([
    [
      'about an existing home',
      begin,
      [
        'vraagprijsWoning',
        'bestaandeWoning',
        'energielabelType',
        'verbouwingskosten',
        'woonJeNuInEenKoopwoning',
        'eigenGeld',
      ],
    ],
    [
      'about a new build, and the home to sell of who owns one',
      { ...begin, bestaandeWoning: 'Nieuwbouw', woonJeNuInEenKoopwoning: 'ja' },
      [
        'vraagprijsWoning',
        'bestaandeWoning',
        'energielabelType',
        'meerwerk',
        'woonJeNuInEenKoopwoning',
        'verkoopPrijsWoning',
        'huidigeHypotheekBedrag',
        'eigenGeld',
      ],
    ],
  ])('%s', (_, orientatie, velden) => {
    expect(zichtbareVelden(orientatie, 1)).toEqual(velden)
  })
})

describe('step 3', () => {
  it('asks for the period', () => {
    expect(zichtbareVelden(begin, 2)).toEqual(['renteperiode'])
  })
})

describe('every question', () => {
  const bezoeker: Persoon = { ...begin.eigen, pensioenBinnen10Jaar: 'ja' }
  const gepensioneerde: Persoon = { ...bezoeker, dienstBetrekking: 'Pensioen' }
  const stel = { ...begin, alleenSamen: 'samen', schulden: 'ja', woonJeNuInEenKoopwoning: 'ja' } as const
  const paren: readonly Orientatie[] = [
    { ...stel, eigen: bezoeker, partner: gepensioneerde, bestaandeWoning: 'BestaandeBouw' },
    { ...stel, eigen: gepensioneerde, partner: bezoeker, bestaandeWoning: 'Nieuwbouw' },
  ]

  it.each(VELDEN.filter((veld) => !veld.endsWith('startersvrijstelling')))('is asked of somebody: %s', (veld) => {
    expect(paren.some((orientatie) => toont(orientatie, veld))).toBe(true)
  })
})

describe('of any orientation', () => {
  it('the showing rules hold for each person alike', () => {
    fc.assert(
      fc.property(losseOrientaties(), fc.constantFrom('eigen' as const, 'partner' as const), (orientatie, wie) => {
        const telt = wie === 'eigen' || orientatie.alleenSamen === 'samen'
        const { dienstBetrekking, pensioenBinnen10Jaar } = orientatie[wie]
        const werkt = dienstBetrekking !== 'Pensioen'
        const schulden = telt && orientatie.schulden === 'ja'
        const verwacht: Record<keyof Persoon, boolean> = {
          dienstBetrekking: telt,
          inkomen: telt && werkt && dienstBetrekking !== 'Overig',
          inkomenPensioen: telt && !werkt,
          pensioenBinnen10Jaar: telt && werkt,
          inkomenPensioenVerwacht: telt && werkt && pensioenBinnen10Jaar === 'ja',
          leningen: schulden,
          partneralimentatie: schulden,
          studieschuld: schulden,
          /** Whether it is asked depends on the norms too. */
          startersvrijstelling: false,
        }
        const getoond = (Object.keys(verwacht) as (keyof Persoon)[]).map((vraag) => [
          vraag,
          toont(orientatie, `${wie}.${vraag}`),
        ])
        expect(Object.fromEntries(getoond)).toEqual(verwacht)
      }),
    )
  })

  it('no question is asked twice', () => {
    fc.assert(
      fc.property(losseOrientaties(), (orientatie) => {
        const velden = ([0, 1, 2] as const).flatMap((stap) => zichtbareVelden(orientatie, stap))
        expect(new Set(velden).size).toBe(velden.length)
      }),
    )
  })
})
