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
import { crc32 } from '../../../domain/orientatie/gedeeld'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { sometimes } from '../../support/sometimes'
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

/** Returns a text without the characters that belong to no link: white space, and punctuation at the start and end. */
const schoon = (tekst: string): string => tekst.replace(/\s/g, '').replace(/^[^\da-z]+|[^\da-z]+$/gi, '')

describe('formatGedeeld and parseGedeeld', () => {
  it('parseGedeeld reads back each text that formatGedeeld writes', () => {
    everyTimes(proeven, gedeelden, (gedeeld) => {
      expect(parseGedeeld(formatGedeeld(gedeeld))).toEqual(either.right(gedeeld))
    })
  })

  it('antwoordenVervangen with the answers of toAnders gives a new orientation the same answers', () => {
    everyTimes(proeven, losseOrientaties().map(pasRegelsToe), (gegeven) => {
      const na = wijzig(nieuweOrientatie(gegeven.labelCode), {
        soort: 'antwoordenVervangen',
        antwoorden: toAnders(gegeven),
      })
      expect(antwoordenEq.equals(na, gegeven)).toBe(true)
    })
  })

  it('formatGedeeld writes less than 500 letters, digits, - and _, which URLs and selectors need not escape', () => {
    everyTimes(proeven, gedeelden, (gedeeld) => {
      const tekst = formatGedeeld(gedeeld)
      expect(tekst).toMatch(/^[\w-]+$/)
      expect(new URL(`https://voorbeeld.nl/#${tekst}`).hash).toBe(`#${tekst}`)
      expect(new URLSearchParams(`hypotheek=${tekst}`).get('hypotheek')).toBe(tekst)
      expect(tekst.length).toBeLessThan(500)
    })
  })

  it('parseGedeeld returns Beschadigd for a text with one character changed, added or removed', () => {
    const teken = fc.constantFrom(...Array.from('~-.0123456789abcdefABCDEFMYLxyz%# '))
    everyTimes(proeven, gedeelden, fc.nat(), teken, fc.constantFrom(0, 1), (gedeeld, plek, nieuw, weg) => {
      const tekst = formatGedeeld(gedeeld)
      const begin = plek % tekst.length
      const vervangen = tekst.slice(0, begin) + nieuw + tekst.slice(begin + weg)
      const gewist = tekst.slice(0, begin) + tekst.slice(begin + 1)
      fc.pre(schoon(vervangen) !== tekst)
      expect(parseGedeeld(vervangen), vervangen).toEqual(either.left('Beschadigd'))
      expect(parseGedeeld(gewist), gewist).toEqual(either.left('Beschadigd'))
    })
  })

  it('parseGedeeld reads a text with punctuation around it and a line break in it', () => {
    const rond = fc.constantFrom(
      '',
      '.',
      ')',
      '>',
      '*',
      '**',
      '(',
      '<',
      '"',
      '”',
      ',',
      '\n',
      ' ',
      '</a>',
      ').',
      '_',
      '%0A',
    )
    everyTimes(proeven, gedeelden, rond, rond, fc.nat(), (gedeeld, voor, na, plek) => {
      const tekst = formatGedeeld(gedeeld)
      const begin = plek % tekst.length
      fc.pre(!/[\da-z]/i.test(voor))
      expect(parseGedeeld(voor + tekst + na), na).toEqual(either.right(gedeeld))
      const gebroken = `${voor}${tekst.slice(0, begin)}\r\n${tekst.slice(begin)}${na}`
      expect(parseGedeeld(gebroken), gebroken).toEqual(either.right(gedeeld))
    })
  })

  it('parseGedeeld returns an error for an arbitrary text and does not throw', () => {
    everyTimes(proeven, fc.string(), (tekst) => {
      expect(either.isLeft(parseGedeeld(tekst))).toBe(true)
    })
  })
})

const metControle = (inhoud: string, scheiding = '~'): string => `${inhoud}${scheiding}${crc32(inhoud).toString(36)}`

describe('parseGedeeld of a text with a valid checksum', () => {
  it.each([
    ['an amount above the highest', '1~MY~2025~2026-11-21~B100000000'],
    ['an amount below zero', '1~MY~2025~2026-11-21~B-1'],
    ['an amount that is no number', '1~MY~2025~2026-11-21~Bveel'],
    ['an unknown choice', '1~MY~2025~2026-11-21~asoms'],
    ['an unknown question', '1~MY~2025~2026-11-21~Z1'],
    ['a question of version 2 in version 1', '1~MY~2025~2026-11-21~Ija'],
    ['a question answered twice', '1~MY~2025~2026-11-21~B1~B2'],
    ['an unknown brand', '1~XX~2025~2026-11-21'],
    ['a day that does not exist', '1~MY~2025~2026-02-30'],
    ['a year that is no number', '1~MY~abc~2026-11-21'],
    ['a year of three digits', '1~MY~202~2026-11-21'],
    ['only a version and a brand', '1~MY'],
  ])('parseGedeeld refuses a link text with %s as Beschadigd', (_, inhoud) => {
    expect(parseGedeeld(metControle(inhoud))).toEqual(either.left('Beschadigd'))
    expect(parseGedeeld(metControle(inhoud.replaceAll('~', '_'), '_'))).toEqual(either.left('Beschadigd'))
  })

  it('parseGedeeld returns NieuwereVersie for any text of a later version with a valid checksum', () => {
    const zonderEscape = fc.string().filter((tekst) => !tekst.includes(String.raw`\_`))
    everyTimes(proeven, fc.integer({ min: 3, max: 1000 }), zonderEscape, (versie, inhoud) => {
      expect(parseGedeeld(metControle(`${versie}~${inhoud}`))).toEqual(either.left('NieuwereVersie'))
    })
  })

  it.each(['12~MY~2025~2026-11-21~1k5x2q', '12~', '3~MY~2027'])(
    'parseGedeeld returns Beschadigd for a later version with a wrong checksum: %s',
    (tekst) => {
      expect(parseGedeeld(tekst)).toEqual(either.left('Beschadigd'))
    },
  )
})

/** Each question of link version 1: its text in the link, its name and its answer. */
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

/** Old links must stay readable, with `~` and with `_`: never change a letter, answer or checksum here. */
it.each([
  [1, 'FL', EERSTE, 'nm0cdw', '1ct4d9x'],
  [2, 'MY', TWEEDE, 'z7sowe', 'i2l8rz'],
] as const)('parseGedeeld and formatGedeeld read and write a link with all questions of version %i', (...link) => {
  const [versie, labelCode, vragen, ouderwets, controle] = link
  const delen = [versie, labelCode, 2025, '2026-03-14', ...vragen.map(([deel]) => deel)]
  const antwoorden = vragen.map(([, veld, waarde]) => toAntwoord(veld, waarde))
  const gedeeld: Gedeeld = { labelCode, normjaar: 2025, datum: '2026-03-14', antwoorden }
  expect(parseGedeeld([...delen, ouderwets].join('~'))).toEqual(either.right(gedeeld))
  const tekst = [...delen.slice(0, 4), ...vragen.map(([deel]) => deel.replace('.', '-')), controle].join('_')
  expect(parseGedeeld(tekst)).toEqual(either.right(gedeeld))
  expect(formatGedeeld(gedeeld)).toBe(tekst)
})

it('formatGedeeld and parseGedeeld keep an amount that JavaScript writes with an exponent', () => {
  const antwoorden = [toAntwoord('eigenGeld', 1.5e-7)]
  const gedeeld: Gedeeld = { labelCode: 'MY', normjaar: 2026, datum: '2026-03-14', antwoorden }
  expect(parseGedeeld(formatGedeeld(gedeeld))).toEqual(either.right(gedeeld))
})

it('the link of version 2 in this test has all questions of the calculator', () => {
  expect(TWEEDE.map(([, veld]) => veld).toSorted()).toEqual(VELDEN.toSorted())
})

it('keuzesVan still returns all choices that an older link can contain', () => {
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

it('formatGedeeld writes version 2 for answers about the startersvrijstelling, and otherwise version 1', () => {
  everyTimes(proeven, gedeelden, (gedeeld) => {
    const heeftStarters = gedeeld.antwoorden.some(({ veld }) => veld.endsWith('startersvrijstelling'))
    expect(formatGedeeld(gedeeld).startsWith(sometimes('version 2', heeftStarters) ? '2_' : '1_')).toBe(true)
  })
})

/** The standard of CRC-32 gives CBF43926 as the check value of the digits 1 to 9. */
it('crc32 of the text 123456789 is cbf43926, the check value of the standard', () => {
  expect(crc32('123456789').toString(16)).toBe('cbf43926')
})
