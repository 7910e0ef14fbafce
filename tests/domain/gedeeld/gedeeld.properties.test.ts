import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, pasRegelsToe, toAntwoord, wijzig, type Orientatie } from '../../../domain'
import {
  antwoordenEq,
  formatGedeeld,
  keuzesVan,
  parseGedeeld,
  toAnders,
  type Gedeeld,
} from '../../../domain/orientatie'
import { VELDEN } from '../../../domain/vragen/vragen'
import { crc32 } from '../../../domain/gedeeld/gedeeld'
import { everyTimes } from '../../support/every'
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
    everyTimes(proeven, gedeelden, (gedeeld) => {
      expect(parseGedeeld(formatGedeeld(gedeeld))).toEqual(either.right(gedeeld))
    })
  })

  it('makes the same answers of a new calculator', () => {
    everyTimes(proeven, losseOrientaties().map(pasRegelsToe), (gegeven) => {
      const na = wijzig(nieuweOrientatie(gegeven.labelCode), {
        soort: 'antwoordenVervangen',
        antwoorden: toAnders(gegeven),
      })
      expect(antwoordenEq.equals(na, gegeven)).toBe(true)
    })
  })

  it('stands in an address as it is', () => {
    everyTimes(proeven, gedeelden, (gedeeld) => {
      const tekst = formatGedeeld(gedeeld)
      expect(new URL(`https://voorbeeld.nl/#${tekst}`).hash).toBe(`#${tekst}`)
      expect(new URLSearchParams(`hypotheek=${tekst}`).get('hypotheek')).toBe(tekst)
      expect(tekst.length).toBeLessThan(500)
    })
  })

  it('is refused as damaged, never as newer, when a sign of it is another, is added or is lost', () => {
    const teken = fc.constantFrom(...Array.from('~-.0123456789abcdefABCDEFMYLxyz%# '))
    everyTimes(proeven, gedeelden, fc.nat(), teken, fc.constantFrom(0, 1), (gedeeld, plek, nieuw, weg) => {
      const tekst = formatGedeeld(gedeeld)
      const begin = plek % tekst.length
      const vervangen = tekst.slice(0, begin) + nieuw + tekst.slice(begin + weg)
      const gewist = tekst.slice(0, begin) + tekst.slice(begin + 1)
      fc.pre(vervangen.trim() !== tekst)
      expect(parseGedeeld(vervangen), vervangen).toEqual(either.left('Beschadigd'))
      expect(parseGedeeld(gewist), gewist).toEqual(either.left('Beschadigd'))
    })
  })

  it('is refused, and nothing breaks, whatever the text', () => {
    everyTimes(proeven, fc.string(), (tekst) => {
      expect(either.isLeft(parseGedeeld(tekst))).toBe(true)
    })
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
    ['a year of three digits', '1~MY~202~2026-11-21'],
    ['no day', '1~MY'],
  ])('is refused with %s', (_, inhoud) => {
    expect(parseGedeeld(metControle(inhoud))).toEqual(either.left('Beschadigd'))
  })

  it('is said to be of a later version when it is, whatever that version holds', () => {
    everyTimes(proeven, fc.integer({ min: 3, max: 1000 }), fc.string(), (versie, inhoud) => {
      expect(parseGedeeld(metControle(`${versie}~${inhoud}`))).toEqual(either.left('NieuwereVersie'))
    })
  })

  it.each(['12~MY~2025~2026-11-21~1k5x2q', '12~', '3~MY~2027'])(
    'is not said to be later where the check is wrong: %s',
    (tekst) => {
      expect(parseGedeeld(tekst)).toEqual(either.left('Beschadigd'))
    },
  )
})

/** Every question as a link of the first version has it. */
const EERSTE = [
  ['asamen', 'alleenSamen', 'samen'],
  ['bja', 'schulden', 'ja'],
  ['cBestaandeBouw', 'bestaandeWoning', 'BestaandeBouw'],
  ['d1', 'verbouwingskosten', 1],
  ['e2', 'meerwerk', 2],
  ['fnee', 'woonJeNuInEenKoopwoning', 'nee'],
  ['g3', 'verkoopPrijsWoning', 3],
  ['h4', 'huidigeHypotheekBedrag', 4],
  ['i', 'eigenGeld', undefined],
  ['j240', 'renteperiode', 240],
  ['k412500', 'vraagprijsWoning', 412_500],
  ['lA2', 'energielabelType', 'A2'],
  ['AOnderneming', 'eigen.dienstBetrekking', 'Onderneming'],
  ['B61250.75', 'eigen.inkomen', 61_250.75],
  ['C5', 'eigen.inkomenPensioen', 5],
  ['Dja', 'eigen.pensioenBinnen10Jaar', 'ja'],
  ['E6', 'eigen.inkomenPensioenVerwacht', 6],
  ['F7', 'eigen.leningen', 7],
  ['G8', 'eigen.partneralimentatie', 8],
  ['H125.5', 'eigen.studieschuld', 125.5],
  ['KPensioen', 'partner.dienstBetrekking', 'Pensioen'],
  ['L9', 'partner.inkomen', 9],
  ['M18400', 'partner.inkomenPensioen', 18_400],
  ['Nnee', 'partner.pensioenBinnen10Jaar', 'nee'],
  ['O10', 'partner.inkomenPensioenVerwacht', 10],
  ['P11', 'partner.leningen', 11],
  ['Q12', 'partner.partneralimentatie', 12],
  ['R0', 'partner.studieschuld', 0],
] as const
const TWEEDE = [
  ...EERSTE,
  ['IweetNiet', 'eigen.startersvrijstelling', 'weetNiet'],
  ['Snee', 'partner.startersvrijstelling', 'nee'],
] as const

/** Links that were made once go on to open: no sign and no check here is ever to be changed. */
it.each([
  [1, 'FL', EERSTE, 'nm0cdw'],
  [2, 'MY', TWEEDE, 'z7sowe'],
] as const)('a link of version %i with an answer to every question is read and written as ever', (...link) => {
  const [versie, labelCode, vragen, controle] = link
  const tekst = [versie, labelCode, 2025, '2026-03-14', ...vragen.map(([deel]) => deel), controle].join('~')
  const antwoorden = vragen.map(([, veld, waarde]) => toAntwoord(veld, waarde))
  const gedeeld: Gedeeld = { labelCode, normjaar: 2025, datum: '2026-03-14', antwoorden }
  expect(parseGedeeld(tekst)).toEqual(either.right(gedeeld))
  expect(formatGedeeld(gedeeld)).toBe(tekst)
})

it('a link of the latest version has every question', () => {
  expect(TWEEDE.map(([, veld]) => veld).toSorted()).toEqual(VELDEN.toSorted())
})

it('every answer that was ever offered goes on to be read', () => {
  const keuzes = VELDEN.map((veld) => `${veld}: ${keuzesVan(veld).join(' ')}`)
  expect(keuzes.filter((regel) => !regel.endsWith(': ')).join('\n')).toMatchInlineSnapshot(`
    "alleenSamen: alleen samen
    schulden: ja nee
    bestaandeWoning: BestaandeBouw Nieuwbouw
    energielabelType: Onbekend A4EP A4 A3 A2 A1 A B C D E F G
    woonJeNuInEenKoopwoning: ja nee
    renteperiode: 1 12 36 60 72 120 144 180 240 360
    eigen.dienstBetrekking: DienstbetrekkingVast DienstbetrekkingTijdelijk Onderneming Pensioen Overig
    eigen.pensioenBinnen10Jaar: ja nee
    eigen.startersvrijstelling: ja nee weetNiet
    partner.dienstBetrekking: DienstbetrekkingVast DienstbetrekkingTijdelijk Onderneming Pensioen Overig
    partner.pensioenBinnen10Jaar: ja nee
    partner.startersvrijstelling: ja nee weetNiet"
  `)
})

it('is of the second version only with an answer about starters, so that an earlier program opens the rest', () => {
  everyTimes(proeven, gedeelden, (gedeeld) => {
    const heeftStarters = gedeeld.antwoorden.some(({ veld }) => veld.endsWith('startersvrijstelling'))
    expect(formatGedeeld(gedeeld).startsWith(heeftStarters ? '2~' : '1~')).toBe(true)
  })
})

/** The check value of the standard: the CRC-32 of the digits 1 to 9 is CBF43926. */
it('checks with the CRC-32 that everyone has', () => {
  expect(crc32('123456789').toString(16)).toBe('cbf43926')
})
