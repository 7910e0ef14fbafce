import fc from 'fast-check'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { createRekenbewijs, parseBewijs } from '../../../domain/bewijs'
import { formatBedrag, formatEuro, parseBedrag, parsePercentage } from '../../../domain/geld'
import {
  asTyped,
  email,
  formatDatum,
  formatGetal,
  parseDatum,
  parseGetal,
  postcode,
  telefoonnummer,
  verplicht,
} from '../../../domain/invoer'
import { formatGedeeld, parseGedeeld } from '../../../domain/orientatie'
import { bedragen, bedragenMetCenten } from '../../../adapters/testing/arbitraries/gangbaar'
import { gedeeldeBerekeningen } from '../../../adapters/testing/arbitraries/orientatie'
import { every, everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { rightOf } from '../rekenkern/rightOf'
import { kaderVan, verzoekVan } from '../rekenkern/voorbeeldverzoek'

/** Invisible characters, such as direction marks, zero-width characters, fillers, tags and a control character. */
const INVISIBLE = Array.from(
  '\u202A\u202C\u202D\u202E\u2066\u2069\u200B\u200C\u200D\u200E\u200F\u2060\u00AD\uFEFF\uFE0E\uFE0F\u034F\u061C\u180E\u3164' +
    '\u{E0100}\u{E0041}\u0001',
)
const BLANKS = Array.from(' \t\n\r\u0085\u00A0\u1680\u2000\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000')
const DASHES = Array.from('-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE58\uFF0D')

/** Generates variants of `tekst` with any blank for a space, any dash for a hyphen, and extra invisible characters. */
const pasted = (tekst: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...Array.from(tekst, (teken) => {
        const seen = teken === ' ' ? BLANKS : teken === '-' ? DASHES : [teken]
        return fc.tuple(fc.option(fc.constantFrom(...INVISIBLE), { nil: '', freq: 2 }), fc.constantFrom(...seen))
      }),
      fc.tuple(fc.constantFrom('', ...INVISIBLE), fc.constantFrom('', ...BLANKS)),
    )
    .map((signs) => signs.flat().join(''))

const pastedFrom = <A>(values: fc.Arbitrary<A>, write: (value: A) => string) =>
  values.chain((value) => pasted(write(value)).map((tekst) => [value, tekst] as const))

it('asTyped drops invisible characters and trailing blanks; other blanks become spaces, and dashes hyphens', () => {
  every(pasted('1 - 2'), (tekst) => {
    expect(asTyped(tekst)).toBe('1 - 2')
  })
})

describe('formatted texts, pasted with invisible characters', () => {
  it.each([
    ['in whole euros', bedragen(), false],
    ['to the cent', bedragenMetCenten(), true],
  ])('parseBedrag reads a formatted amount %s with invisible characters and unusual blanks', (_, amounts, centen) => {
    for (const write of [formatBedrag, formatEuro])
      every(
        pastedFrom(amounts, (bedrag) => write(bedrag, { centen })),
        ([bedrag, tekst]) => {
          expect(parseBedrag(tekst, { centen })).toEqual(either.right(bedrag))
        },
      )
  })

  it('parseBedrag refuses a negative amount with invisible characters as NegatiefBedrag', () => {
    every(
      pastedFrom(fc.integer({ min: 1, max: 99_999_999 }), (bedrag) => formatEuro(-bedrag)),
      ([, tekst]) => {
        expect(parseBedrag(tekst)).toEqual(either.left({ _tag: 'NegatiefBedrag', tekst }))
      },
    )
  })

  it('parsePercentage reads a formatted percentage with invisible characters and unusual blanks', () => {
    every(
      pastedFrom(fc.integer({ min: 0, max: 10_000 }), (honderdsten) => `${formatGetal(honderdsten / 100, 2)} %`),
      ([honderdsten, tekst]) => {
        expect(parsePercentage(tekst)).toEqual(either.right(honderdsten / 100))
      },
    )
  })

  it('parseGetal reads a formatted number with invisible characters and unusual dashes', () => {
    every(
      pastedFrom(fc.integer({ min: -99_999, max: 99_999 }), (getal) => formatGetal(getal)),
      ([getal, tekst]) => {
        expect(parseGetal(tekst)).toEqual(either.right(getal))
      },
    )
  })

  it('parseDatum reads a date with invisible characters and unusual dashes', () => {
    every(pasted(formatDatum('2025-03-01')), (tekst) => {
      expect(parseDatum(tekst)).toEqual(either.right('2025-03-01'))
    })
    every(pasted('2025-03-01'), (tekst) => {
      expect(parseDatum(tekst)).toEqual(either.right('2025-03-01'))
    })
  })

  it('parseGedeeld reads a text of formatGedeeld with invisible characters in it', () => {
    everyTimes(numberOfRuns(50), pastedFrom(gedeeldeBerekeningen(), formatGedeeld), ([gedeeld, tekst]) => {
      expect(parseGedeeld(tekst)).toEqual(either.right(gedeeld))
    })
  })

  it('parseBewijs reads the JSON of a receipt with invisible characters and unusual blanks', () => {
    const bewijs = rightOf(createRekenbewijs(verzoekVan([{ inkomen: 60_000 }]), kaderVan()))
    const tekst = JSON.stringify(bewijs, null, 1)
    every(fc.constantFrom(...INVISIBLE), fc.constantFrom(...BLANKS), (sign, blank) => {
      const geplakt = `${sign}${tekst.replaceAll(' ', `${blank}${sign}`)}${blank}`
      expect(parseBewijs(geplakt)).toEqual(either.right(bewijs))
    })
  })
})

it.each([
  ['\u202D29000\u202C', 29_000],
  ['€ 350.000 k.k.', 350_000],
  ['€ 350.000,- k.k.', 350_000],
  ['350.000 euro K.K.', 350_000],
  ['350000kk', 350_000],
  ['€ 412.500 v.o.n.', 412_500],
  ['€ 412.500 VON', 412_500],
  ['€ 412.500,— v.o.n', 412_500],
  ['€ 350.000 kosten koper', 350_000],
  ['€ 412.500 vrij op naam', 412_500],
])('parseBedrag reads %j as the amount %d', (tekst, bedrag) => {
  expect(parseBedrag(tekst)).toEqual(either.right(bedrag))
})

it.each(['k.k.', 'v.o.n.', '350 k', '350 kkk', '350 k.k. von', 'kk 350'])('parseBedrag refuses %j', (tekst) => {
  expect(parseBedrag(tekst)).toEqual(either.left({ _tag: 'GeenBedrag', tekst }))
})

it('parseBedrag returns the same amount or error with unusual blanks, dashes and invisible characters', () => {
  const amounts = fc.constantFrom(
    '€ 1 234 567,50',
    '- € 5',
    'EUR 3 500',
    '3 500 euro',
    '€ 350 000 k.k.',
    '412 500 v. o. n.',
  )
  every(
    amounts.chain((tekst) => pasted(tekst).map((geplakt) => [tekst, geplakt] as const)),
    ([tekst, geplakt]) => {
      const gelezen = parseBedrag(tekst)
      expect(parseBedrag(geplakt)).toEqual(
        either.isLeft(gelezen) ? either.left({ ...gelezen.left, tekst: geplakt }) : gelezen,
      )
    },
  )
})

it.each([
  ['telefoonnummer', telefoonnummer, '+31 6-12345678'],
  ['postcode', postcode, '1234 AB'],
  ['email', email, 'jan-jansen@example.nl'],
])('%s accepts a valid text with invisible characters and unusual blanks or dashes', (_, regel, tekst) => {
  every(pasted(tekst), (geplakt) => {
    expect(regel()(geplakt)).toBeUndefined()
  })
})

it('the parsers of typed texts, and verplicht, treat a text of only invisible characters and blanks as empty', () => {
  every(fc.array(fc.constantFrom(...INVISIBLE, ...BLANKS), { minLength: 1 }), (signs) => {
    const tekst = signs.join('')
    expect([parseBedrag, parsePercentage, parseDatum].map((parse) => parse(tekst))).toEqual(
      Array.from({ length: 3 }, () => either.right(undefined)),
    )
    expect(parseGetal(tekst)).toEqual(either.right(undefined))
    expect(verplicht({ melding: 'Vul in.' })(tekst)).toBe('Vul in.')
  })
})
