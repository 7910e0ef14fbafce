import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatBedrag, formatEuro, HOOGSTE_BEDRAG, parseBedrag, type BedragFout } from '../../../domain/geld'
import { bedragen, bedragenMetCenten } from '../../../adapters/testing/arbitraries/gangbaar'
import { every, everyTimes } from '../../support/every'

const NBSP = '\u00a0'
const THIN = '\u2009'
const NARROW_NBSP = '\u202f'

describe('parseBedrag of formatted amounts', () => {
  it('parseBedrag reads back every whole amount that formatBedrag writes', () => {
    every(bedragen(), (bedrag) => {
      expect(parseBedrag(formatBedrag(bedrag))).toEqual(either.right(bedrag))
    })
  })

  it('parseBedrag reads back every whole amount that formatEuro writes', () => {
    every(bedragen(), (bedrag) => {
      expect(parseBedrag(formatEuro(bedrag))).toEqual(either.right(bedrag))
    })
  })

  it('parseBedrag with centen reads back every amount with cents that formatBedrag writes', () => {
    every(bedragenMetCenten(), (bedrag) => {
      const tekst = formatBedrag(bedrag, { centen: true })
      expect(parseBedrag(tekst, { centen: true })).toEqual(either.right(bedrag))
    })
  })
})

describe('parseBedrag of common notations', () => {
  /** Returns a whole amount as text, with `teken` (which may be empty) between the groups of three digits. */
  const groepeer = (heel: number, teken: string): string => formatBedrag(heel).replaceAll('.', teken)

  const gevallen = fc
    .record({
      heel: bedragen(),
      teken: fc.constantFrom('', '.', ',', ' ', NBSP, THIN),
      decimalen: fc.option(fc.stringMatching(/^\d{0,3}$/), { nil: undefined }),
      komma: fc.constantFrom('.', ','),
      om: fc.constantFrom(['', ''], ['€ ', ''], ['€', ',-'], ['EUR ', ''], ['', ' €'], ['', ' euro'], ['', ',- euro']),
    })
    .map(({ heel, teken, decimalen, komma, om: [voor = '', na = ''] }) => {
      const metStreepje = na.startsWith(',')
      const scheiding = teken === komma ? (komma === ',' ? '.' : ',') : komma
      const achter = metStreepje || decimalen === undefined ? '' : `${scheiding}${decimalen}`
      return { heel, achter, tekst: `${voor}${groepeer(heel, teken)}${achter}${na}` }
    })
    .filter(({ heel, achter }) => achter.length < 4 || heel === 0 || heel > 999)

  it('parseBedrag reads common notations of an amount, rounded half up to the euro', () => {
    every(gevallen, ({ heel, achter, tekst }) => {
      const omhoog = /^.[5-9]/.test(achter) ? 1 : 0
      expect(parseBedrag(tekst)).toEqual(either.right(Math.min(heel + omhoog, HOOGSTE_BEDRAG)))
    })
  })

  it('parseBedrag with centen reads common notations of an amount, rounded half up to the cent', () => {
    every(gevallen, ({ heel, achter, tekst }) => {
      const duizendsten = Number(achter.slice(1).padEnd(3, '0'))
      const bedrag = (heel * 100 + Math.floor((duizendsten + 5) / 10)) / 100
      expect(parseBedrag(tekst, { centen: true })).toEqual(either.right(Math.min(bedrag, HOOGSTE_BEDRAG)))
    })
  })
})

describe('parseBedrag of digits with one dot or comma', () => {
  const isGroep = (tekst: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$|^0\d{1,2}[.,]\d{3}$/.test(tekst)

  it('parseBedrag reads a single dot or comma as decimal sign, unless it separates thousands', () => {
    every(fc.stringMatching(/^\d{0,6}[.,]\d{0,6}$/), (tekst) => {
      const gelezen = parseBedrag(tekst)
      fc.pre(either.isRight(gelezen))
      const verwacht = isGroep(tekst) ? Number(tekst.replace(/\D/, '')) : Math.round(Number(tekst.replace(',', '.')))
      expect(gelezen.right).toBe(verwacht)
    })
  })

  it('parseBedrag refuses four or more digits behind a single dot or comma', () => {
    every(fc.stringMatching(/^\d{0,6}[.,]\d{4,8}$/), fc.boolean(), (tekst, centen) => {
      expect(parseBedrag(tekst, { centen })).toEqual(either.left({ _tag: 'VerkeerdGegroepeerd', tekst }))
    })
  })
})

describe('parseBedrag of any text', () => {
  const teksten = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,\- €euro]*$/))

  it('parseBedrag returns for any text an amount within the bounds, undefined or an error', () => {
    every(teksten, fc.boolean(), (tekst, centen) => {
      const bedrag = either.getOrElse<unknown, number | undefined>(() => undefined)(parseBedrag(tekst, { centen }))
      expect(bedrag ?? 0).toSatisfy((getal: number) => getal >= 0 && getal <= HOOGSTE_BEDRAG)
    })
  })

  it('parseBedrag reads the same amount again after formatBedrag has written it', () => {
    /** Generates texts that look like amounts, because an arbitrary text is hardly ever an amount. */
    const getypt = fc.stringMatching(/^(€ ?)?\d{1,3}(\.?\d{3}){0,3}(,\d{1,2})?$/)
    everyTimes({ maxSkipsPerRun: 2 }, fc.oneof(teksten, { weight: 3, arbitrary: getypt }), (tekst) => {
      const gelezen = parseBedrag(tekst)
      const bedrag = either.getOrElse<unknown, number | undefined>(() => undefined)(gelezen)
      fc.pre(bedrag !== undefined)
      expect(parseBedrag(formatBedrag(bedrag))).toEqual(gelezen)
    })
  })
})

it.each(['', ' ', `${NBSP}\t`])('parseBedrag returns undefined without an error for the empty text %j', (tekst) => {
  expect(parseBedrag(tekst)).toEqual(either.right(undefined))
})

describe('parseBedrag of single examples', () => {
  it.each([
    ['007', 7],
    [`3${NARROW_NBSP}500`, 3_500],
    [`€${NBSP}3.500`, 3_500],
    ['  3.500  ', 3_500],
    ['€ 3.500,--', 3_500],
    ['€ 3.500,–', 3_500],
    ['3.500,—', 3_500],
    ['.500', 1],
    [',005', 0],
    ['€ ,49', 0],
    ['1.234.567,891', 1_234_568],
  ])('parseBedrag reads %j as %d', (tekst, bedrag) => {
    expect(parseBedrag(tekst)).toEqual(either.right(bedrag))
  })

  it.each(['3500€', '3500 EURO', 'eur3.500', '3500 EUR', 'Euro 3 500', '€ 3.500,00', '3.500,-- EUR', `3.500${NBSP}€`])(
    'parseBedrag reads %j as 3500',
    (tekst) => {
      expect(parseBedrag(tekst)).toEqual(either.right(3_500))
    },
  )
})

const lees = (teksten: readonly string[]) => teksten.map((tekst) => parseBedrag(tekst))
const geweigerd = (_tag: BedragFout['_tag'], teksten: readonly string[]) =>
  teksten.map((tekst) => either.left({ _tag, tekst }))

it.each([
  ['four digits behind a separator', ['€ 3.5000', '-3.5000', '1.234.5678', '1.234,5678', '1 2345']],
  ['groups that are not of three digits', ['1.23.456', '1,2,3', '12 34', '1,234,56.7']],
  ['too many digits before a group', ['1234.567.890', '3500 500']],
  ['groups with different separators', ['1.234 567', '1.234,567.89']],
  ['a group behind a lone 0', ['0.500.000', '0.500,00', '0 500']],
  ['two separators in a row', ['1..2', '1.,2', '3  500', '3. 500']],
  ['a dash behind decimals', ['3,5,-']],
])('parseBedrag refuses %s as VerkeerdGegroepeerd: %j', (_, teksten) => {
  expect(lees(teksten)).toEqual(geweigerd('VerkeerdGegroepeerd', teksten))
})

describe('parseBedrag above the highest amount', () => {
  it.each([
    ['99.999.999,49', HOOGSTE_BEDRAG],
    ['99.999.999,50', HOOGSTE_BEDRAG],
    ['100.000.000', HOOGSTE_BEDRAG],
    ['9'.repeat(400), HOOGSTE_BEDRAG],
  ])('parseBedrag reads %s as the highest amount: %d', (tekst, bedrag) => {
    expect(parseBedrag(tekst)).toEqual(either.right(bedrag))
  })

  it('parseBedrag with centen reads 99.999.999,01 as the highest amount', () => {
    expect(parseBedrag('99.999.999,01', { centen: true })).toEqual(either.right(HOOGSTE_BEDRAG))
  })
})

it.each(['-5', '-3.500', '- 5', '−5', '-€ 5', '- € 5', '€ -5', '€-5', ' -5 ', '-,5', '-5 euro', 'EUR -5'])(
  'parseBedrag refuses a negative amount as NegatiefBedrag with the unchanged text: %j',
  (tekst) => {
    expect(parseBedrag(tekst)).toEqual(either.left({ _tag: 'NegatiefBedrag', tekst }))
  },
)

it.each([
  ['words', ['abc', 'NaN', 'euro', '3500 eu', '5 eur5']],
  ['only a currency, minus or separator', ['€', '-', ',', ',-', '.']],
  ['letters next to digits', ['12a', 'a12', '1e5']],
  ['unknown characters or two euro signs', ["3'500", '+5', '3500 €€', '€€ 5']],
  ['a minus or too many dashes behind the digits', ['5-', '5,5-', '5,---']],
  ['digits of another script', ['٣']],
])('parseBedrag refuses %s as GeenBedrag with the unchanged text: %j', (_, teksten) => {
  expect(lees(teksten)).toEqual(geweigerd('GeenBedrag', teksten))
})

it.each([
  [',5', 0.5],
  ['.05', 0.05],
  ['0,285', 0.29],
])('parseBedrag with centen reads %j as %d', (tekst, bedrag) => {
  expect(parseBedrag(tekst, { centen: true })).toEqual(either.right(bedrag))
})
