import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'

import { nieuweOrientatie, wijzig, type Antwoord, type Orientatie } from '../../../domain'
import type { Bedrag } from '../../../domain/geld'
import {
  waardeVan,
  type BedragVeld,
  type DienstBetrekking,
  type JaNee,
  type RentevastePeriode,
  type Veld,
  type Veldwaarde,
  type Wie,
} from '../../../domain/orientatie'
import { antwoorden } from '../../../adapters/testing/arbitraries/wijziging'
import { every } from '../../support/every'

type Bedragvragen = 'inkomen' | 'inkomenPensioen' | 'inkomenPensioenVerwacht' | Schulden
type Schulden = 'leningen' | 'partneralimentatie' | 'studieschuld'
type Woningbedragen = 'vraagprijsWoning' | 'verbouwingskosten' | 'meerwerk' | 'verkoopPrijsWoning'

/** Returns an orientation in which no clearing rule clears the answer to `veld`. */
const waarin = (veld: Veld): Orientatie => {
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

/** Returns the value in an orientation at the path that the name of a question spells, such as `eigen.inkomen`. */
const opNaam = (orientatie: Orientatie, veld: Veld): unknown =>
  veld.split('.').reduce<unknown>((deel, naam) => (deel as Record<string, unknown>)[naam], orientatie)

describe('wijzig with beantwoord', () => {
  it('wijzig stores an answer at the path that its question name spells, such as eigen.inkomen', () => {
    every(antwoorden('FL'), (antwoord) => {
      const na = wijzig(waarin(antwoord.veld), antwoord)
      expect([waardeVan(na, antwoord.veld), opNaam(na, antwoord.veld)]).toEqual([antwoord.waarde, antwoord.waarde])
    })
  })

  it('wijzig with an answer keeps or clears the answer to another question', () => {
    every(antwoorden('FL'), antwoorden('FL'), (een, ander) => {
      fc.pre(een.veld !== ander.veld)
      const voor = wijzig(waarin(ander.veld), ander)
      expect([ander.waarde, undefined]).toContain(waardeVan(wijzig(voor, een), ander.veld))
    })
  })

  it('wijzig with an answer about the partner does not change the answers about the visitor', () => {
    const begin = nieuweOrientatie('MY')
    expect(wijzig(begin, { soort: 'beantwoord', veld: 'partner.inkomen', waarde: 5 }).eigen).toBe(begin.eigen)
  })

  it('the type Antwoord refuses an answer that does not fit its question', () => {
    expectTypeOf<{ soort: 'beantwoord'; veld: 'eigenGeld'; waarde: 5 }>().toExtend<Antwoord>()
    expectTypeOf<{ soort: 'beantwoord'; veld: 'eigenGeld'; waarde: 'ja' }>().not.toExtend<Antwoord>()
    expectTypeOf<{ soort: 'beantwoord'; veld: 'eigen.dienstBetrekking'; waarde: 5 }>().not.toExtend<Antwoord>()
    expectTypeOf<{ soort: 'beantwoord'; veld: 'schulden'; waarde: undefined }>().not.toExtend<Antwoord>()
    expectTypeOf<{ soort: 'beantwoord'; veld: 'eigen.spaargeld'; waarde: 5 }>().not.toExtend<Antwoord>()
    const orientatie = nieuweOrientatie('MY')
    // @ts-expect-error -- schulden is ja or nee, also when the compiler has to infer the question
    wijzig(orientatie, { soort: 'beantwoord', veld: 'schulden', waarde: 1 })
  })
})

describe('Veldwaarde and BedragVeld', () => {
  it('the type Veldwaarde of a question is the type of its answer', () => {
    expectTypeOf<Veldwaarde<'eigen.inkomen'>>().toEqualTypeOf<Bedrag | undefined>()
    expectTypeOf<Veldwaarde<'partner.dienstBetrekking'>>().toEqualTypeOf<DienstBetrekking>()
    expectTypeOf<Veldwaarde<'schulden'>>().toEqualTypeOf<JaNee>()
    expectTypeOf<Veldwaarde<'renteperiode'>>().toEqualTypeOf<RentevastePeriode>()
  })

  it('the type BedragVeld has exactly the questions with an amount as answer', () => {
    expectTypeOf<'renteperiode'>().not.toExtend<BedragVeld>()
    expectTypeOf<BedragVeld>().toEqualTypeOf<
      `${Wie}.${Bedragvragen}` | Woningbedragen | 'huidigeHypotheekBedrag' | 'eigenGeld'
    >()
  })
})
