import { describe, expect, it } from 'vitest'

import { allBut, dialogs, pending, readable, showAt } from '../../../support/screen'
import { drawingFaults } from '../../../support/screen/drawings'
import { MEER, picture, pictureRows, tableCells } from './shown'

const { show, open, inside } = dialogs.vergelijking

describe("the chart 'Netto maandlast, nu en daarna'", () => {
  const teksten = () => pictureRows().map((rij) => readable(rij))

  it("the chart 'Netto maandlast, nu en daarna' shows a later net cost for 10 years, but not for 30 years", () => {
    show({ eigenGeld: 150_000 })
    const [eigen] = tableCells(MEER).filter((rij) => rij['Rentevaste periode'] === '10 jaar')
    expect(teksten()[3]).toBe(
      `10 jaar${tableCells()[3]?.['Netto maandlast']} daarna ${eigen?.['Netto daarna bij 2%']} tot ` +
        `${eigen?.['Netto daarna bij 7%']}Jouw keuze`,
    )
    expect(teksten()[6]).toMatch(/^30 jaar€ [\d.]+Kies 30 jaar$/)
  })

  it("the chart 'Netto maandlast, nu en daarna' draws a dot for each period, and a line for all but 30 years", () => {
    show({ eigenGeld: 150_000 })
    const aantallen = ['circle[fill=currentColor]', 'line[stroke-width]'].map((teken) =>
      pictureRows().map((rij) => rij.querySelectorAll(teken).length),
    )
    expect(aantallen).toEqual([Array(7).fill(1), [1, 1, 1, 1, 1, 1, 0]])
    expect(drawingFaults(picture())).toEqual([])
    for (const tekening of picture().querySelectorAll('svg'))
      expect(tekening.closest('[aria-hidden=true]')).not.toBeNull()
  })

  it("the chart 'Netto maandlast, nu en daarna' names the periods where a new rate matters most and least", () => {
    show({ eigenGeld: 150_000 })
    expect(picture()).toHaveAccessibleName('Netto maandlast, nu en daarna')
    expect(readable(inside().getByText(/hangt het af/))).toMatch(
      / Daarna hangt het af van de nieuwe rente\. Bij een variabele rente scheelt dat het meest: tussen € [\d.]+ en € [\d.]+\. Bij 20 jaar scheelt dat het minst: /,
    )
  })

  it("the chart 'Netto maandlast, nu en daarna' gives later costs for 10 years if only 10 and 30 have a rate", () => {
    show({ eigenGeld: 150_000 }, { rentetarieven: { 120: 3.8, 360: 4.4 } })
    expect(readable(inside().getByText(/hangt het af/))).toMatch(
      / Daarna hangt het af van de nieuwe rente\. Bij 10 jaar is het dan tussen € [\d.]+ en € [\d.]+\.$/,
    )
  })

  it('a period that does not allow the loan has an open dot, no line, and its shortage instead of a cost', () => {
    showAt(3, { eigenGeld: 40_000, renteperiode: 240 }, { rentetarieven: { 120: 5, 240: 2 } })
    open()
    const [tien, twintig] = pictureRows()
    expect(readable(tien ?? null)).toMatch(/^10 jaartekort € [\d.]+Kies 10 jaar$/)
    expect(tien?.querySelectorAll('circle[stroke]')).toHaveLength(1)
    expect(tien?.querySelectorAll('line[stroke-width]')).toHaveLength(0)
    expect(readable(twintig ?? null)).toMatch(/^20 jaar€ [\d.]+ daarna /)
    expect(twintig?.querySelectorAll('circle[fill=currentColor]')).toHaveLength(1)
    expect(picture()).toHaveTextContent('Kan je niet lenen')
  })

  it('without a home, a period with a lower maximum has an open dot and its maximum instead of a cost', () => {
    showAt(3, { vraagprijsWoning: undefined }, { rentetarieven: { 60: 3.6, 120: 3.8 } })
    open()
    const [vijf, tien] = pictureRows()
    expect(readable(vijf ?? null)).toBe(`5 jaartot ${tableCells()[0]?.['Je kan lenen']}Kies 5 jaar`)
    expect(vijf?.querySelectorAll('circle[stroke]')).toHaveLength(1)
    expect(readable(tien ?? null)).toMatch(/^10 jaar€ [\d.]+ daarna /)
  })

  it('with a shortage, the chart has for each period its maximum, a line for its shortage, and no monthly cost', () => {
    showAt(3, { eigenGeld: 40_000, renteperiode: 120 }, { rentetarieven: { 60: 5, 120: 5, 240: 2 } })
    open()
    expect(picture()).toHaveAccessibleName('Wat je kan lenen en wat je tekortkomt')
    const rijen = pictureRows()
    expect(rijen.map(readable)).toEqual([
      expect.stringMatching(/^5 jaartekort € [\d.]+Kies 5 jaar$/),
      expect.stringMatching(/^10 jaartekort € [\d.]+Jouw keuze$/),
      '20 jaarniets tekortKies 20 jaar',
    ])
    const aantal = (teken: string) => rijen.map((rij) => rij.querySelectorAll(teken).length)
    expect([aantal('circle[fill=currentColor]'), aantal('circle[stroke]'), aantal('line[stroke-width]')]).toEqual([
      [0, 0, 1],
      [1, 1, 0],
      [1, 1, 0],
    ])
    expect(picture()).not.toHaveTextContent(/netto|daarna/i)
    expect(tableCells().map((rij) => rij['Netto maandlast'])).toEqual(['-', expect.stringMatching(/^€/), '-'])
  })

  it("the chart 'Netto maandlast, nu en daarna' lists costs and buttons as text while the chart code loads", () => {
    show({ eigenGeld: 150_000 }, { lazy: allBut(pending('charts')) })
    expect(picture().querySelector('svg')).toBeNull()
    expect(teksten()[2]).toMatch(/^5 jaar€ [\d.]+ daarna .*Kies 5 jaar$/)
  })
})
