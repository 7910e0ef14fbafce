import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, type Orientatie } from '../../../domain'
import { isVerplicht, toInvoerFouten, verplichtMelding, type InkomensberekeningVeld } from '../../../domain/invoer'
import { VELDEN, waardeVan, zichtbareVelden, type Veld } from '../../../domain/orientatie'
import { losseOrientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { every } from '../../support/every'

const begin = nieuweOrientatie('MY')
const allesLeesbaar: ReadonlyMap<Veld, string> = new Map()
const stappen = fc.constantFrom(0 as const, 1 as const, 2 as const)

describe('what keeps a step from being finished', () => {
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
    every(losseOrientaties(), stappen, (orientatie, stap) => {
      const open = zichtbareVelden(orientatie, stap).filter(
        (veld) => isVerplicht(veld) && waardeVan(orientatie, veld) === undefined,
      )
      expect(toInvoerFouten(orientatie, stap, allesLeesbaar)).toEqual(
        open.map((veld) => ({ veld, melding: verplichtMelding(veld) })),
      )
    })
  })
})

/** What the other messages say stands in the specification, section 5. */
describe('a question left open', () => {
  it.each<Veld | InkomensberekeningVeld>([
    'dertiendemaand',
    'vakantiegeld',
    'eigen.startersvrijstelling',
    'partner.startersvrijstelling',
  ])('that is a choice (%s) says so', (veld) => {
    expect(verplichtMelding(veld)).toBe('Je hebt dit verplichte veld nog niet ingevuld.')
  })

  it('names the partner in the message about the income of the partner, and in no other', () => {
    for (const vraag of ['inkomen', 'inkomenPensioen', 'inkomenPensioenVerwacht'] as const) {
      expect(verplichtMelding(`partner.${vraag}`), vraag).toMatch(/inkomen van je partner in om door te gaan\.$/)
      expect(verplichtMelding(`eigen.${vraag}`), vraag).toMatch(/^Je hebt niets ingevuld\. Vul je .*inkomen in/)
    }
  })

  it('says nothing just where it may stay open', () => {
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
