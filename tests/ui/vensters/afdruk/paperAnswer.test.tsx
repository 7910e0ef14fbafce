import { expect, it } from 'vitest'

import { printStyle } from '../../../../ui/vensters/afdruk/printStyle'
import { dialogs, readable } from '../../../support/screen'
import { catchPrinting, druk, papier } from './catchPrinting'

const EEN = 'Print de uitkomst'

catchPrinting()
const { show } = dialogs.afdruk

/** Returns the name and value of each line below a title on the printout. */
const regelsVan = (titel: string): readonly (readonly string[])[] => {
  const kop = [...papier().querySelectorAll('h2, h3')].find(({ textContent }) => textContent === titel)
  const lijst = [kop?.nextElementSibling, kop?.nextElementSibling?.nextElementSibling].find((een) => een?.matches('dl'))
  return [...(lijst?.children ?? [])].map((regel) => [...regel.children].map(readable))
}
/** Returns the names of the lines that have a pattern next to them. */
const getekend = (titel: string): readonly string[] => {
  const kop = [...papier().querySelectorAll('h3')].find(({ textContent }) => textContent === titel)
  return [...(kop?.parentElement?.querySelectorAll('dt:has(svg)') ?? [])].map(readable)
}
/** Returns the accessible name of each bar. */
const balken = (): readonly string[] =>
  [...papier().querySelectorAll('svg.balk')].map((balk) =>
    String(balk.getAttribute('aria-label')).replaceAll('\u00A0', ' '),
  )

it('the printout begins with the answer in a sentence', () => {
  show({ eigenGeld: 60_000 })
  druk(EEN)
  const zin = papier().querySelector('.zin')
  expect(zin).toHaveTextContent(/^Je kan genoeg lenen voor deze woning\. Je betaalt netto € [\d.]+ per maand\.$/)
  expect(zin?.closest('header')).not.toBeNull()
  const netto = regelsVan('Dit is de uitkomst').find(([naam]) => naam === 'Netto maandlast')?.[1]
  expect(zin).toHaveTextContent(String(netto))
})

it('the printout begins with the shortage when there is one', () => {
  show()
  druk(EEN)
  expect(papier().querySelector('.zin')).toHaveTextContent(/^Voor deze woning kom je € [\d.]+ tekort\.$/)
})

it('the printout begins with the maximum, and draws nothing, when no home is filled in', () => {
  show({ vraagprijsWoning: undefined })
  druk(EEN)
  expect(papier().querySelector('.zin')).toHaveTextContent(/^Je kan € [\d.]+ lenen\.$/)
  expect(balken()).toEqual([])
})

it('the printout draws the payment of the home and the monthly cost, with descriptions', () => {
  show({ eigenGeld: 60_000 })
  druk(EEN)
  expect(balken()).toEqual([
    expect.stringMatching(/^Je hebt € [\d.]+ nodig\. Je leent € [\d.]+ van de € [\d.]+ die je kan lenen\.$/),
    expect.stringMatching(/^Van de € [\d.]+ netto per maand is € [\d.]+ rente en € [\d.]+ aflossing\.$/),
  ])
  expect(getekend('Zo betaal je de woning en de kosten')).toEqual(['Hypotheekbedrag', 'Eigen geld'])
  const maand = getekend('Zo is je maandlast verdeeld')
  expect(maand.slice(0, 2)).toEqual(['Rente, na belasting', 'Aflossing'])
  expect(maand[2]).toMatch(/^Terug via de belasting \(bruto € [\d.]+\)$/)
})

it('the printout draws a shortage too, and then leaves out the drawing of the monthly cost', () => {
  show()
  druk(EEN)
  expect(balken()).toEqual([expect.stringMatching(/^Je hebt .* en komt € [\d.]+ tekort\.$/)])
  expect(getekend('Zo betaal je de woning en de kosten')).toEqual(['Hypotheekbedrag', 'Extra eigen inleg nodig'])
})

it('the printout has no text smaller than 9 points', () => {
  const maten = [...printStyle.matchAll(/font(?:-size)?: ([\d.]+)pt/g)].map(([, maat]) => Number(maat))
  expect(maten.length).toBeGreaterThan(5)
  expect(Math.min(...maten)).toBe(9)
  expect(printStyle).not.toMatch(/font(?:-size)?: [\d.]+(?:px|em|rem|%)/)
})
