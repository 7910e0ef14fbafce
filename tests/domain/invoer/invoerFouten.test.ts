import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, type Orientatie } from '../../../domain'
import { isVerplicht, toInvoerFouten, verplichtMelding } from '../../../domain/invoer'
import { waardeVan, zichtbareVelden, type Veld } from '../../../domain/orientatie'
import { losseOrientaties } from '../../../adapters/testing/arbitraries/orientatie'

const begin = nieuweOrientatie('MY')
const allesLeesbaar: ReadonlyMap<Veld, string> = new Map()
const stappen = fc.constantFrom(0 as const, 1 as const, 2 as const)

describe('what keeps a step from being finished', () => {
  it('is on the first step of a new orientation only the income', () => {
    expect(toInvoerFouten(begin, 0, allesLeesbaar)).toEqual([
      { veld: 'eigen.inkomen', melding: 'Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.' },
    ])
  })

  it('comes in reading order, the visitor before the partner', () => {
    const samen: Orientatie = { ...begin, alleenSamen: 'samen' }
    expect(toInvoerFouten(samen, 0, allesLeesbaar).map((fout) => fout.veld)).toEqual([
      'eigen.inkomen',
      'partner.inkomen',
    ])
  })

  it('is on the second step of who sells a home each of the three amounts', () => {
    const eigenaar: Orientatie = { ...begin, woonJeNuInEenKoopwoning: 'ja' }
    expect(toInvoerFouten(eigenaar, 1, allesLeesbaar).map((fout) => fout.veld)).toEqual([
      'vraagprijsWoning',
      'verkoopPrijsWoning',
      'huidigeHypotheekBedrag',
    ])
  })

  it('is nothing on the third step', () => {
    expect(toInvoerFouten(begin, 2, allesLeesbaar)).toEqual([])
  })

  it('is not an amount of 0, which is an answer', () => {
    const nul: Orientatie = { ...begin, eigen: { ...begin.eigen, inkomen: 0 } }
    expect(toInvoerFouten(nul, 0, allesLeesbaar)).toEqual([])
  })

  it('is also a text that cannot be read, in a question that may stay open', () => {
    expect(toInvoerFouten({ ...begin, vraagprijsWoning: 1 }, 1, new Map([['eigenGeld', 'onleesbaar']]))).toEqual([
      { veld: 'eigenGeld', melding: 'onleesbaar' },
    ])
  })

  it('is the unreadable text before the missing answer', () => {
    expect(toInvoerFouten(begin, 0, new Map([['eigen.inkomen', 'onleesbaar']]))).toEqual([
      { veld: 'eigen.inkomen', melding: 'onleesbaar' },
    ])
  })

  it('is not a text that cannot be read in a question that is not shown', () => {
    const ingevuld: Orientatie = { ...begin, eigen: { ...begin.eigen, inkomen: 1 } }
    expect(toInvoerFouten(ingevuld, 0, new Map([['partner.inkomen', 'onleesbaar']]))).toEqual([])
  })

  it('is exactly the required questions shown without an answer, when all texts can be read', () => {
    fc.assert(
      fc.property(losseOrientaties(), stappen, (orientatie, stap) => {
        const open = zichtbareVelden(orientatie, stap).filter(
          (veld) => isVerplicht(veld) && waardeVan(orientatie, veld) === undefined,
        )
        expect(toInvoerFouten(orientatie, stap, allesLeesbaar)).toEqual(
          open.map((veld) => ({ veld, melding: verplichtMelding(veld) })),
        )
      }),
    )
  })
})
