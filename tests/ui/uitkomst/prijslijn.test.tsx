import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toAntwoord } from '../../../domain'
import { formatEuro } from '../../../domain/geld'
import type { Prijsbeeld } from '../../../ui/basis/prijsbeeld'
import { Prijslijn } from '../../../ui/uitkomst/Prijslijn'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { cleanUp, fillIn, now, readable, showAt } from '../../support/screen'
import { drawingFaults, priceLines } from '../../support/screen/drawings'

const prijs = () => fc.integer({ min: 1, max: 9_999_999 })

const beelden = (): fc.Arbitrary<Prijsbeeld> =>
  fc.record({
    kopenTot: prijs(),
    isOngeveer: fc.boolean(),
    isVan: fc.boolean(),
    nodigEigenGeld: fc.option(prijs(), { nil: undefined }),
    prijs: fc.option(prijs(), { nil: undefined }),
  })

const PAST: Prijsbeeld = {
  kopenTot: 200_000,
  isOngeveer: false,
  isVan: false,
  nodigEigenGeld: undefined,
  prijs: 100_000,
}

const lineOf = (beeld: Prijsbeeld, eerder?: Prijsbeeld, schaal?: number) => {
  const { container, unmount } = render(
    <Prijslijn beeld={beeld} eerder={eerder} {...(schaal !== undefined && { schaal })} />,
  )
  const [line] = priceLines(container)
  const faults = drawingFaults(container)
  const text = readable(container)
  unmount()
  if (line === undefined) throw new Error('there is no price line')
  return { line, faults, text }
}

describe('the price line', () => {
  it('the price line is true to scale, and its fill and gap end at its marks, whatever the prices', () => {
    everyTimes(numberOfRuns(100), beelden(), fc.option(beelden(), { nil: undefined }), (beeld, eerder) => {
      const { line, faults } = lineOf(beeld, eerder)
      expect(faults).toEqual([])
      expect([line.kopenTot, line.prijs]).toEqual([beeld.kopenTot, beeld.prijs])
    })
  })

  it('the price line goes on beyond the highest of its prices', () => {
    expect(lineOf(PAST).line.grens).toBeCloseTo(1 / 1.08, 3)
    expect(lineOf({ ...PAST, prijs: 400_000 }).line.woning).toBeCloseTo(1 / 1.08, 3)
  })

  it('lines with one scale have equal prices at equal places', () => {
    expect(lineOf(PAST, undefined, 1_000_000).line).toMatchObject({ grens: 0.2, woning: 0.1 })
  })

  it.each<readonly [string, Partial<Prijsbeeld>, string]>([
    ['a home that fits', {}, 'Je kan kopen tot € 200.000 en jouw woning kost € 100.000.'],
    ['no home', { prijs: undefined, isOngeveer: true }, 'Je kan kopen tot ongeveer € 200.000.'],
    ['lower prices that may not fit', { isVan: true }, 'Je kan een woning kopen van € 200.000 en jouw'],
    [
      'too little own money',
      { nodigEigenGeld: 6_590 },
      'Met € 6.590 eigen geld kan je een woning kopen tot € 200.000 en jouw woning kost € 100.000.',
    ],
    [
      'too little own money and lower prices that may not fit',
      { nodigEigenGeld: 6_590, isVan: true },
      'Met € 6.590 eigen geld kan je een woning kopen van € 200.000 en jouw woning',
    ],
  ])('a screen reader reads the price line of %s as one sentence', (_, anders, zin) => {
    expect(lineOf({ ...PAST, ...anders }).text).toContain(zin)
  })

  it('the dashed marks have a sentence with what was otherwise before, and none without a difference', () => {
    const eerder = { ...PAST, kopenTot: 180_000, prijs: 250_000 }
    expect(lineOf(PAST, eerder).text).toMatch(
      /Gestippeld is hoe het was: een woning van € 250\.000 en kopen tot € 180\.000\.$/,
    )
    expect(lineOf(PAST, { ...PAST, prijs: 250_000 }).text).toMatch(
      /Gestippeld is hoe het was: een woning van € 250\.000\.$/,
    )
    expect(lineOf(PAST, PAST).text).not.toContain('Gestippeld')
  })

  it('the gap has no amount, because the shortage is another amount than the difference of the prices', () => {
    expect(lineOf({ ...PAST, prijs: 500_000 }).text.match(/€ [\d.]*\d/g)).toEqual([
      '€ 200.000',
      '€ 500.000',
      '€ 500.000',
      '€ 200.000',
    ])
  })
})

describe('the price line beside the question about the price', () => {
  const opStap2 = (antwoorden: Parameters<typeof showAt>[1]) =>
    showAt(2, { vraagprijsWoning: undefined, eigenGeld: 15_000, ...antwoorden }, { normjaar: 2026 })

  it('step 2 shows how far the visitor can buy, and the home as soon as its price is filled in', () => {
    opStap2({})
    expect(priceLines(document)).toMatchObject([{ prijs: undefined, woning: undefined }])
    const [track] = document.querySelectorAll('[data-spoor]')
    fillIn('Vraagprijs van de woning', '300.000')
    expect(priceLines(document)).toMatchObject([{ prijs: 300_000 }])
    expect(drawingFaults(document)).toEqual([])
    expect(document.querySelector('[data-spoor]'), 'the line that moves').toBe(track)
  })

  it('the price line of step 2 moves when the own money is filled in', () => {
    const { services } = opStap2({ vraagprijsWoning: 300_000 })
    const [before] = priceLines(document)
    now(() => services.orientatie.dispatch(toAntwoord('eigenGeld', 40_000)))
    const [after] = priceLines(document)
    expect(after?.kopenTot).toBeGreaterThan(before?.kopenTot ?? NaN)
    expect(readable(screen.getByText(/en jouw woning kost/))).toContain(readable(formatEuro(after?.kopenTot)))
  })

  it('step 3 shows the price line for a home that fits, for one that does not, and without a home', () => {
    for (const antwoorden of [{ vraagprijsWoning: 150_000 }, { vraagprijsWoning: 900_000 }, {}]) {
      showAt(3, { vraagprijsWoning: undefined, eigenGeld: 15_000, ...antwoorden }, { normjaar: 2026 })
      expect(priceLines(document).map(({ prijs: van }) => van)).toEqual([antwoorden.vraagprijsWoning])
      cleanUp()
    }
  })

  it('step 3 says instead of a price line that own money pays the costs, if only they are not covered', () => {
    const zin =
      /^De kosten kan je niet lenen\. Die betaal je met eigen geld\. Ook bij een lagere prijs kom je tekort\.$/
    for (const [antwoorden, zinnen, lijnen] of [
      [{ vraagprijsWoning: 150_000, eigenGeld: undefined }, 1, 0],
      [{ vraagprijsWoning: 1, eigenGeld: undefined }, 1, 0],
      [{ vraagprijsWoning: 900_000, eigenGeld: undefined }, 1, 1],
      [{ vraagprijsWoning: 900_000, eigenGeld: 15_000 }, 0, 1],
    ] as const) {
      showAt(3, antwoorden, { normjaar: 2026 })
      expect([screen.queryAllByText(zin).length, priceLines(document).length]).toEqual([zinnen, lijnen])
      const names = [...document.querySelectorAll('h2 + div > section > section li:not(:has(button))')].map(
        (row) => row.textContent,
      )
      expect(names).toEqual(
        lijnen === 0 ? [expect.stringContaining('Extra eigen inleg'), expect.stringContaining('Hypotheekbedrag')] : [],
      )
      cleanUp()
    }
  })
})
