import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, type Orientatie } from '../../../domain'
import { isVerplicht, toInvoerFouten, verplichtMelding, type InkomensberekeningVeld } from '../../../domain/invoer'
import { VELDEN, waardeVan, zichtbareVelden, type Veld } from '../../../domain/orientatie'
import { losseOrientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { every } from '../../support/every'
import { sometimes } from '../../support/sometimes'

const begin = nieuweOrientatie('MY')
const allesLeesbaar: ReadonlyMap<Veld, string> = new Map()
const stappen = fc.constantFrom(0 as const, 1 as const, 2 as const)

describe('toInvoerFouten', () => {
  it('toInvoerFouten returns no error for an income of 0', () => {
    const nul: Orientatie = { ...begin, eigen: { ...begin.eigen, inkomen: 0 } }
    expect(toInvoerFouten(nul, 0, allesLeesbaar)).toEqual([])
  })

  it('toInvoerFouten reports an unreadable text in the optional question eigenGeld', () => {
    expect(toInvoerFouten({ ...begin, vraagprijsWoning: 1 }, 1, new Map([['eigenGeld', 'onleesbaar']]))).toEqual([
      { veld: 'eigenGeld', melding: 'onleesbaar' },
    ])
  })

  it('toInvoerFouten reports that an income is unreadable, and not also that it is missing', () => {
    expect(toInvoerFouten(begin, 0, new Map([['eigen.inkomen', 'onleesbaar']]))).toEqual([
      { veld: 'eigen.inkomen', melding: 'onleesbaar' },
    ])
  })

  it('toInvoerFouten ignores an unreadable text in a hidden question about the partner', () => {
    const ingevuld: Orientatie = { ...begin, eigen: { ...begin.eigen, inkomen: 1 } }
    expect(toInvoerFouten(ingevuld, 0, new Map([['partner.inkomen', 'onleesbaar']]))).toEqual([])
  })

  it('toInvoerFouten reports exactly the visible required questions without an answer', () => {
    every(losseOrientaties(), stappen, (orientatie, stap) => {
      const open = zichtbareVelden(orientatie, stap).filter(
        (veld) => isVerplicht(veld) && waardeVan(orientatie, veld) === undefined,
      )
      sometimes('an open question', open)
      expect(toInvoerFouten(orientatie, stap, allesLeesbaar)).toEqual(
        open.map((veld) => ({ veld, melding: verplichtMelding(veld) })),
      )
    })
  })
})

/** The messages of all other questions are tested in tests/specification (section 5). */
describe('verplichtMelding', () => {
  it.each<Veld | InkomensberekeningVeld>([
    'dertiendemaand',
    'vakantiegeld',
    'eigen.startersvrijstelling',
    'partner.startersvrijstelling',
  ])('verplichtMelding for the choice %s returns the general message', (veld) => {
    expect(verplichtMelding(veld)).toBe('Je hebt dit verplichte veld nog niet ingevuld.')
  })

  it('verplichtMelding for a missing income names the partner if the question is about the partner', () => {
    for (const vraag of ['inkomen', 'inkomenPensioen', 'inkomenPensioenVerwacht'] as const) {
      expect(verplichtMelding(`partner.${vraag}`), vraag).toMatch(/inkomen van je partner in om door te gaan\.$/)
      expect(verplichtMelding(`eigen.${vraag}`), vraag).toMatch(/^Je hebt niets ingevuld\. Vul je .*inkomen in/)
    }
  })

  it('verplichtMelding returns undefined for exactly the debts, verbouwingskosten, meerwerk and eigenGeld', () => {
    const optioneel = VELDEN.filter((veld) => verplichtMelding(veld) === undefined)
    expect(optioneel).toEqual(VELDEN.filter((veld) => !isVerplicht(veld)))
    expect(new Set(optioneel.map((veld) => veld.replace('partner.', 'eigen.')))).toEqual(
      new Set([
        'eigen.leningen',
        'eigen.partneralimentatie',
        'eigen.studieschuld',
        'verbouwingskosten',
        'meerwerk',
        'eigenGeld',
      ]),
    )
  })
})
