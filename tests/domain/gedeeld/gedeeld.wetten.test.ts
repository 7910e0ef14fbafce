import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  antwoordenEq,
  leesGedeeld,
  nieuweOrientatie,
  pasRegelsToe,
  schrijfGedeeld,
  toAnders,
  wijzig,
  type Gedeeld,
  type Orientatie,
} from '../../../domain'
import { crc32 } from '../../../domain/gedeeld/crc32'
import { numberOfRuns } from '../../support/numberOfRuns'
import { losseOrientaties } from '../../../adapters/testing/arbitraries/orientatie'

const datums = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((datum) => datum.toISOString().slice(0, 10))

const toGedeeld = (orientatie: Orientatie, normjaar: number | undefined, datum: string): Gedeeld => ({
  labelCode: orientatie.labelCode,
  normjaar,
  datum,
  antwoorden: toAnders(orientatie),
})

const gedeelden = fc
  .tuple(losseOrientaties(), fc.constantFrom(undefined, 2025, 2026), datums)
  .map(([orientatie, normjaar, datum]) => toGedeeld(orientatie, normjaar, datum))

const proeven = numberOfRuns(500)

describe('a shared calculation', () => {
  it('reads as it was written', () => {
    fc.assert(
      fc.property(gedeelden, (gedeeld) => {
        expect(leesGedeeld(schrijfGedeeld(gedeeld))).toEqual(either.right(gedeeld))
      }),
      proeven,
    )
  })

  it('makes the same answers of a new calculator', () => {
    fc.assert(
      fc.property(losseOrientaties().map(pasRegelsToe), (gegeven) => {
        const na = wijzig(nieuweOrientatie(gegeven.labelCode), {
          soort: 'antwoordenVervangen',
          antwoorden: toAnders(gegeven),
        })
        expect(antwoordenEq.equals(na, gegeven)).toBe(true)
      }),
      proeven,
    )
  })

  it('stands in an address as it is', () => {
    fc.assert(
      fc.property(gedeelden, (gedeeld) => {
        const tekst = schrijfGedeeld(gedeeld)
        expect(new URL(`https://voorbeeld.nl/#${tekst}`).hash).toBe(`#${tekst}`)
        expect(new URLSearchParams(`hypotheek=${tekst}`).get('hypotheek')).toBe(tekst)
        expect(tekst.length).toBeLessThan(500)
      }),
      proeven,
    )
  })

  it('is refused as damaged, never as newer, when a sign of it is another, is added or is lost', () => {
    const teken = fc.constantFrom(...Array.from('~-.0123456789abcdefABCDEFMYLxyz%# '))
    fc.assert(
      fc.property(gedeelden, fc.nat(), teken, fc.constantFrom(0, 1), (gedeeld, plek, nieuw, weg) => {
        const tekst = schrijfGedeeld(gedeeld)
        const begin = plek % tekst.length
        const vervangen = tekst.slice(0, begin) + nieuw + tekst.slice(begin + weg)
        const gewist = tekst.slice(0, begin) + tekst.slice(begin + 1)
        fc.pre(vervangen !== tekst)
        expect(leesGedeeld(vervangen), vervangen).toEqual(either.left('Beschadigd'))
        expect(leesGedeeld(gewist), gewist).toEqual(either.left('Beschadigd'))
      }),
      proeven,
    )
  })

  it('is refused, and nothing breaks, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (tekst) => {
        expect(either.isLeft(leesGedeeld(tekst))).toBe(true)
      }),
      proeven,
    )
  })
})

const metControle = (inhoud: string): string => `${inhoud}~${crc32(inhoud).toString(36)}`

describe('a text with a right check', () => {
  it.each([
    ['an amount above the highest', '1~MY~2025~2026-11-21~B100000000'],
    ['an amount below zero', '1~MY~2025~2026-11-21~B-1'],
    ['an amount that is no number', '1~MY~2025~2026-11-21~Bveel'],
    ['a choice that there is not', '1~MY~2025~2026-11-21~asoms'],
    ['a question that there is not', '1~MY~2025~2026-11-21~Z1'],
    ['a question of a later version', '1~MY~2025~2026-11-21~Ija'],
    ['a question answered twice', '1~MY~2025~2026-11-21~B1~B2'],
    ['a brand that there is not', '1~XX~2025~2026-11-21'],
    ['a day that there is not', '1~MY~2025~2026-02-30'],
    ['a year that is no year', '1~MY~abc~2026-11-21'],
    ['no day', '1~MY'],
  ])('is refused with %s', (_, inhoud) => {
    expect(leesGedeeld(metControle(inhoud))).toEqual(either.left('Beschadigd'))
  })

  it('is said to be of a later version when it is, whatever that version holds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 1000 }), fc.string(), (versie, inhoud) => {
        expect(leesGedeeld(metControle(`${versie}~${inhoud}`))).toEqual(either.left('NieuwereVersie'))
      }),
      proeven,
    )
  })

  it.each(['12~MY~2025~2026-11-21~1k5x2q', '12~', '3~MY~2027'])(
    'is not said to be later where the check is wrong: %s',
    (tekst) => {
      expect(leesGedeeld(tekst)).toEqual(either.left('Beschadigd'))
    },
  )
})

/** Links that were made once go on to open: this text is never to be changed. */
it('reads a link of the first version', () => {
  const tekst = '1~FL~2025~2026-03-14~asamen~bja~j240~k412500~lA2~i35000~B61250~H125.5~KPensioen~M18400~2fem4u'
  const gelezen = leesGedeeld(tekst)
  expect(gelezen).toEqual(
    either.right({
      labelCode: 'FL',
      normjaar: 2025,
      datum: '2026-03-14',
      antwoorden: [
        { soort: 'beantwoord', veld: 'alleenSamen', waarde: 'samen' },
        { soort: 'beantwoord', veld: 'schulden', waarde: 'ja' },
        { soort: 'beantwoord', veld: 'renteperiode', waarde: 240 },
        { soort: 'beantwoord', veld: 'vraagprijsWoning', waarde: 412_500 },
        { soort: 'beantwoord', veld: 'energielabelType', waarde: 'A2' },
        { soort: 'beantwoord', veld: 'eigenGeld', waarde: 35_000 },
        { soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 61_250 },
        { soort: 'beantwoord', veld: 'eigen.studieschuld', waarde: 125.5 },
        { soort: 'beantwoord', veld: 'partner.dienstBetrekking', waarde: 'Pensioen' },
        { soort: 'beantwoord', veld: 'partner.inkomenPensioen', waarde: 18_400 },
      ],
    }),
  )
})

it('reads a link of the second version, which has the question about starters', () => {
  const gelezen = leesGedeeld('2~MY~2026~2026-11-21~asamen~k412500~Ija~Snee~hlnhz4')
  expect(gelezen).toEqual(
    either.right({
      labelCode: 'MY',
      normjaar: 2026,
      datum: '2026-11-21',
      antwoorden: [
        { soort: 'beantwoord', veld: 'alleenSamen', waarde: 'samen' },
        { soort: 'beantwoord', veld: 'vraagprijsWoning', waarde: 412_500 },
        { soort: 'beantwoord', veld: 'eigen.startersvrijstelling', waarde: 'ja' },
        { soort: 'beantwoord', veld: 'partner.startersvrijstelling', waarde: 'nee' },
      ],
    }),
  )
})

it('is of the second version only with an answer about starters, so that an earlier program opens the rest', () => {
  fc.assert(
    fc.property(gedeelden, (gedeeld) => {
      const heeftStarters = gedeeld.antwoorden.some(({ veld }) => veld.endsWith('startersvrijstelling'))
      expect(schrijfGedeeld(gedeeld).startsWith(heeftStarters ? '2~' : '1~')).toBe(true)
    }),
    proeven,
  )
})

/** The check value of the standard: the CRC-32 of the digits 1 to 9 is CBF43926. */
it('checks with the CRC-32 that everyone has', () => {
  expect(crc32('123456789').toString(16)).toBe('cbf43926')
})
