import { describe, expect, it } from 'vitest'

import { allBut, dialogs, pending, readable } from '../../../support/screen'
import { drawingFaults } from '../../../support/screen/drawings'
import { foldOf, MEER, picture, pictureRows, tableCells } from './shown'

const { show } = dialogs.vergelijking

describe("the chart 'Netto maandlast, nu en daarna'", () => {
  const teksten = () => pictureRows().map((rij) => readable(rij).replaceAll('\u00A0', ' '))

  it("the chart 'Netto maandlast, nu en daarna' shows a later net cost for 10 years, but not for 30 years", () => {
    show({ eigenGeld: 150_000 })
    const [eigen] = tableCells(MEER).filter((rij) => rij['Rentevaste periode'] === '10 jaar')
    expect(teksten()[3]).toBe(
      `10 jaar${tableCells()[3]?.['Netto maandlast']} daarna ${eigen?.['Netto daarna bij 2%']} tot ` +
        `${eigen?.['Netto daarna bij 7%']}Jouw keuze`.replaceAll('\u00A0', ' '),
    )
    expect(teksten()[6]).toMatch(/^30 jaar€ [\d.]+Kies 30 jaar$/)
  })

  it("the chart 'Netto maandlast, nu en daarna' draws a dot for each period, and a line for all but 30 years", () => {
    show()
    const aantallen = ['circle', 'line[stroke-width]'].map((teken) =>
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
    expect(readable(picture().querySelector('p'))).toMatch(
      /^Na je periode hangt .* Het meest bij een variabele rente: € [\d.]+ tot € [\d.]+\. Het minst bij 20 jaar: €/,
    )
    expect(picture()).not.toHaveTextContent('bij elke periode gelijk')
  })

  it("the chart 'Netto maandlast, nu en daarna' gives later costs for 10 years if only 10 and 30 have a rate", () => {
    show({ eigenGeld: 150_000 }, { rentetarieven: { 120: 3.8, 360: 4.4 } })
    expect(readable(picture().querySelector('p'))).toMatch(
      /^Na je periode hangt .* nieuwe rente\. Bij 10 jaar: € [\d.]+ tot € [\d.]+\.$/,
    )
  })

  it("with a shortage, the chart 'Netto maandlast, nu en daarna' names its loan and the lowest net cost", () => {
    show({ eigenGeld: 20_000 })
    expect(picture()).toHaveAccessibleName(/, bij een hypotheek van €\s[\d.]+$/)
    expect(readable(picture().querySelector('p'))).toMatch(
      /^Nu betaal je netto het minst bij 5 jaar: € [\d.]+\. Het meest/,
    )
    expect(picture()).toHaveTextContent('In dit beeld is de hypotheek bij elke periode gelijk.')
    expect(foldOf(MEER)).toHaveTextContent(
      /Met een hypotheek van € [\d.]+ is je netto maandlast daarna zo\. Is je rente daarna 2%\? .* daarna 5%\? /,
    )
  })

  it("the chart 'Netto maandlast, nu en daarna' lists costs and buttons as text while the chart code loads", () => {
    show({ eigenGeld: 150_000 }, { lazy: allBut(pending('charts')) })
    expect(picture().querySelector('svg')).toBeNull()
    expect(teksten()[2]).toMatch(/^5 jaar€ [\d.]+ daarna .*Kies 5 jaar$/)
  })
})
