import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'

import {
  nieuweOrientatie,
  toAntwoord,
  waardeVan,
  wijzig,
  type Antwoord,
  type Bedrag,
  type BedragVeld,
  type DienstBetrekking,
  type JaNee,
  type Orientatie,
  type PersoonVeld,
  type RentevastePeriode,
  type Veld,
  type Waarde,
  type Wie,
} from '../../../domain'
import { bedragenOfLeeg } from '../../support/arbitraries/bedrag'
import { losseOrientaties } from '../../support/arbitraries/orientatie'

type Vraag<V extends Veld> = V extends `${Wie}.${infer Naam}` ? Naam : V

/** The change that a question has by its name, `never` when there is none. */
type Wijziging<V extends Veld> = Extract<Antwoord, { readonly soort: `${Vraag<V>}Gewijzigd` }>

/** The change that `toAntwoord` builds for a question. */
type Verwacht<V extends Veld> = {
  readonly [Sleutel in 'soort' | Vraag<V> | (V extends PersoonVeld ? 'wie' : never)]: Sleutel extends 'soort'
    ? `${Vraag<V>}Gewijzigd`
    : Sleutel extends 'wie'
      ? Wie
      : Waarde<V>
}

const bedragVelden = [
  'eigen.inkomen',
  'eigen.inkomenPensioen',
  'eigen.inkomenPensioenVerwacht',
  'eigen.leningen',
  'eigen.partneralimentatie',
  'eigen.studieschuld',
  'partner.inkomen',
  'partner.inkomenPensioen',
  'partner.inkomenPensioenVerwacht',
  'partner.leningen',
  'partner.partneralimentatie',
  'partner.studieschuld',
  'vraagprijsWoning',
  'verbouwingskosten',
  'meerwerk',
  'verkoopPrijsWoning',
  'huidigeHypotheekBedrag',
  'eigenGeld',
] as const satisfies readonly BedragVeld[]

/** An orientation in which no clearing rule takes this amount away. */
const waarin = (veld: BedragVeld): Orientatie => {
  const nieuw = nieuweOrientatie('FL')
  const persoon = {
    ...nieuw.eigen,
    pensioenBinnen10Jaar: 'ja',
    dienstBetrekking: veld.endsWith('.inkomenPensioen') ? 'Pensioen' : 'Onderneming',
  } as const
  return {
    ...nieuw,
    schulden: 'ja',
    eigen: persoon,
    partner: persoon,
    bestaandeWoning: veld === 'meerwerk' ? 'Nieuwbouw' : 'BestaandeBouw',
  }
}

describe('answering a question', () => {
  it.each(bedragVelden)('%s with an amount makes that its answer', (veld) => {
    fc.assert(
      fc.property(bedragenOfLeeg(), (bedrag) => {
        expect(waardeVan(wijzig(waarin(veld), toAntwoord(veld, bedrag)), veld)).toBe(bedrag)
      }),
      { numRuns: 20 },
    )
  })

  it.each([
    ['alleenSamen', 'samen'],
    ['schulden', 'ja'],
    ['eigen.dienstBetrekking', 'Overig'],
    ['partner.dienstBetrekking', 'Pensioen'],
    ['eigen.pensioenBinnen10Jaar', 'ja'],
    ['partner.pensioenBinnen10Jaar', 'ja'],
    ['bestaandeWoning', 'Nieuwbouw'],
    ['woonJeNuInEenKoopwoning', 'ja'],
    ['energielabelType', 'G'],
    ['renteperiode', 72],
  ] as const satisfies readonly (readonly [Veld, Waarde])[])(
    '%s with the choice %s makes that its answer',
    (veld, keuze) => {
      expect(waardeVan(wijzig(nieuweOrientatie('FL'), toAntwoord<Veld>(veld, keuze)), veld)).toBe(keuze)
    },
  )

  it('of the partner leaves the visitor alone', () => {
    const begin = nieuweOrientatie('MY')
    expect(wijzig(begin, toAntwoord('partner.inkomen', 5)).eigen).toBe(begin.eigen)
  })

  it('is a change that exists, with the values that question takes', () => {
    expectTypeOf<{ readonly [V in Veld]: Wijziging<V> }>().toEqualTypeOf<{ readonly [V in Veld]: Verwacht<V> }>()
  })

  it('names the change after the question', () => {
    expect([toAntwoord('eigen.inkomen', 5), toAntwoord('eigenGeld', undefined)]).toStrictEqual([
      { soort: 'inkomenGewijzigd', wie: 'eigen', inkomen: 5 },
      { soort: 'eigenGeldGewijzigd', eigenGeld: undefined },
    ])
  })
})

describe('the answer to a question', () => {
  it('is read from the orientation, hidden or not', () => {
    fc.assert(
      fc.property(losseOrientaties(), (orientatie) => {
        expect([waardeVan(orientatie, 'partner.studieschuld'), waardeVan(orientatie, 'meerwerk')]).toEqual([
          orientatie.partner.studieschuld,
          orientatie.meerwerk,
        ])
      }),
    )
  })

  it('has the type of its question', () => {
    expectTypeOf<Waarde<'eigen.inkomen'>>().toEqualTypeOf<Bedrag | undefined>()
    expectTypeOf<Waarde<'partner.dienstBetrekking'>>().toEqualTypeOf<DienstBetrekking>()
    expectTypeOf<Waarde<'schulden'>>().toEqualTypeOf<JaNee>()
    expectTypeOf<Waarde<'renteperiode'>>().toEqualTypeOf<RentevastePeriode>()
  })

  it('is an amount for exactly the amount questions', () => {
    expectTypeOf<'renteperiode'>().not.toExtend<BedragVeld>()
    expectTypeOf<(typeof bedragVelden)[number]>().toEqualTypeOf<BedragVeld>()
  })
})
