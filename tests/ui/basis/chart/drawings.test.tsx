import { screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { filesIn } from '../../../support/filesIn'
import { blockOf, dialogs, showAt } from '../../../support/screen'
import { drawingFaults, drawingsIn } from '../../../support/screen/drawings'

/** The folder of the screens. */
const UI = `${import.meta.dirname}/../../../../ui`

const ENOUGH = { vraagprijsWoning: 300_000, eigenGeld: 60_000 }
const card = () => document.querySelector('h2 + section > section') ?? document

/** For each file of `ui` that draws a bar or a chart: a function that shows it, and returns the element around it. */
const PLACES: Readonly<Record<string, () => ParentNode | Promise<ParentNode>>> = {
  'samenvatting/BenodigdeBedragen.tsx': () => {
    showAt(2, { vraagprijsWoning: 300_000, eigenGeld: 20_000 })
    return blockOf('Je benodigde hypotheek')
  },
  'stappen/MaandverdelingChart.tsx': () => {
    showAt(3, ENOUGH)
    return card()
  },
  'vensters/afdruk/PaperDrawings.tsx': () => {
    dialogs.afdruk.show(ENOUGH)
    return dialogs.afdruk.element()
  },
  'vensters/veranderen/HoogstePrijs.tsx': async () => {
    showAt(3, { vraagprijsWoning: 900_000, eigenGeld: 20_000 })
    await screen.findByText('Wat je kan kopen')
    return card()
  },
  'vensters/vergelijking/PeriodeChart.tsx': () => {
    dialogs.vergelijking.show(ENOUGH)
    return dialogs.vergelijking.element()
  },
  'vensters/verloop/VerloopDialog.tsx': () => {
    dialogs.verloop.show(ENOUGH)
    return dialogs.verloop.element()
  },
  'vensters/watAls/UitkomstKop.tsx': () => {
    dialogs.watAls.show({ eigenGeld: 20_000 })
    return dialogs.watAls.element()
  },
}

it.each(Object.entries(PLACES))(
  'in %s, the parts of each bar and chart follow each other and differ',
  async (_, show) => {
    const place = await show()
    expect(drawingsIn(place).length).toBeGreaterThan(1)
    expect(drawingFaults(place)).toEqual([])
  },
)

it('the bar of the highest price is filled up to that price, and ends at the price of the home', async () => {
  const [bar] = drawingsIn((await PLACES['vensters/veranderen/HoogstePrijs.tsx']?.()) ?? document).filter(
    ({ isFull }) => isFull,
  )
  const [highest = NaN, price] = bar?.named ?? []
  expect(price).toBe(900_000)
  expect(bar?.parts[0]?.to).toBeCloseTo((100 * highest) / 900_000, 3)
})

it('each file of `ui` that draws a bar or a chart is shown by the test above', () => {
  const drawing = filesIn(UI).filter((file) => {
    const text = readFileSync(`${UI}/${file}`, 'utf8')
    return /<(PartsBar|PartsChart|PartsDrawing|PaperBar|(\w+\.)?(Columns|Range))\b/.test(text)
  })
  expect(drawing.filter((file) => !file.startsWith('basis/')).toSorted()).toEqual(Object.keys(PLACES))
})
