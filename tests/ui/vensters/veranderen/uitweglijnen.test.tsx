import { expect, it } from 'vitest'

import { dialogs, showAt } from '../../../support/screen'
import { drawingFaults, priceLines } from '../../../support/screen/drawings'

const { open, element } = dialogs.veranderen
const opStap3 = (normjaar: 2025 | 2026) =>
  showAt(3, { vraagprijsWoning: 300_000, eigenGeld: 20_000 }, { normjaar, rentetarieven: { 120: 3.8, 240: 4.2 } })

it.each([2025, 2026] as const)(
  'the price line of each change moves the home or the highest price, and marks what it moves (%i)',
  (normjaar) => {
    opStap3(normjaar)
    const [nu] = priceLines(document)
    open()
    expect(drawingFaults(element())).toEqual([])
    const [lagerePrijs, meerGeld] = priceLines(element())
    expect(lagerePrijs?.prijs).toBe(nu?.kopenTot)
    expect(lagerePrijs?.kopenTot).toBe(nu?.kopenTot)
    expect(meerGeld?.prijs).toBe(300_000)
    expect(meerGeld?.kopenTot).toBeGreaterThanOrEqual(300_000)
    const moved = [...element().querySelectorAll('[data-spoor]')].map(({ parentElement: line }) =>
      ['was', 'grensWas'].filter((mark) => line?.querySelector(`[data-merk=${mark}]`)),
    )
    expect(moved.slice(0, 2)).toEqual([['was'], ['grensWas']])
    expect(moved.filter((marks) => marks.length === 0)).toEqual([])
  },
)

it('the price lines of all changes have one scale', () => {
  opStap3(2026)
  open()
  const perEuro = priceLines(element()).map(({ grens, kopenTot }) => grens / kopenTot)
  expect(perEuro.length).toBeGreaterThan(2)
  for (const schaal of perEuro) expect(schaal).toBeCloseTo(perEuro[0] ?? NaN, 10)
})
