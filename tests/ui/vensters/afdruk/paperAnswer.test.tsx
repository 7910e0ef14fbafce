import { expect, it } from 'vitest'

import { printStyle } from '../../../../ui/vensters/afdruk/printStyle'
import { dialogs, readable } from '../../../support/screen'
import { drawingFaults } from '../../../support/screen/drawings'
import { catchPrinting, druk, papier } from './catchPrinting'

const EEN = 'Print de uitkomst'

catchPrinting()
const { show } = dialogs.meenemen

/** Returns the name and value of each line below a title on the printout; [] when no list follows the title. */
const regelsVan = (titel: string): readonly (readonly string[])[] => {
  const kop = [...papier().querySelectorAll('h2, h3')].find(({ textContent }) => textContent === titel)
  const lijst = [kop?.nextElementSibling, kop?.nextElementSibling?.nextElementSibling].find((een) => een?.matches('dl'))
  return [...(lijst?.children ?? [])].map((regel) => [...regel.children].map(readable))
}
/** Returns the names of the lines below the title `titel` for which a drawn pattern is next to the name. */
const getekend = (titel: string): readonly string[] => {
  const kop = [...papier().querySelectorAll('h3')].find(({ textContent }) => textContent === titel)
  return [...(kop?.parentElement?.querySelectorAll('dt:has(svg)') ?? [])].map(readable)
}
/** Returns the accessible name of each bar on the printout. */
const balken = (): readonly string[] =>
  [...papier().querySelectorAll('svg.balk')].map((balk) => readable(balk.getAttribute('aria-label')))

it('without a shortage, a sentence in the header of the printout gives the net monthly cost', () => {
  show({ eigenGeld: 60_000 })
  druk(EEN)
  const zin = papier().querySelector('.zin')
  expect(zin).toHaveTextContent(
    /^Je kan genoeg lenen voor deze woning\. Je betaalt netto € [\d.]+ per maand\. Je kan kopen tot € [\d.]+\.$/,
  )
  expect(zin?.closest('header')).not.toBeNull()
  const netto = regelsVan('Dit is de uitkomst').find(([naam]) => naam === 'Netto maandlast')?.[1]
  expect(zin).toHaveTextContent(String(netto))
})

it('with a shortage, the main sentence of the printout gives the shortage', () => {
  show()
  druk(EEN)
  expect(papier().querySelector('.zin')).toHaveTextContent(
    /^Voor deze woning kom je € [\d.]+ tekort\. De kosten kan je niet lenen\. /,
  )
})

it('when no price is filled in, the main sentence of the printout gives the maximum, and there are no bars', () => {
  show({ vraagprijsWoning: undefined })
  druk(EEN)
  expect(papier().querySelector('.zin')).toHaveTextContent(/^Je kan € [\d.]+ lenen\.$/)
  expect(balken()).toEqual([])
})

it('without a shortage, the printout has a bar for the payment of the home and one for the monthly cost', () => {
  show({ eigenGeld: 60_000 })
  druk(EEN)
  const netto = regelsVan('Dit is de uitkomst').find(([naam]) => naam === 'Netto maandlast')?.[1]
  expect(balken()).toEqual([
    expect.stringMatching(
      /^Je hebt € [\d.]+ nodig\. Je leent € [\d.]+ van de € [\d.]+ die je voor deze woning kan lenen\.$/,
    ),
    `Netto betaal je ${netto} per maand. ` +
      regelsVan('Zo is je maandlast verdeeld')
        .map(([naam, bedrag]) => `${naam}: ${bedrag}.`)
        .join(' '),
  ])
  expect(drawingFaults(papier())).toEqual([])
  expect(getekend('Zo betaal je de woning en de kosten')).toEqual(['Eigen geld', 'Hypotheekbedrag'])
  expect(getekend('Zo is je maandlast verdeeld')).toEqual(['Rente, na belasting', 'Aflossing', 'Belastingvoordeel'])
})

it('with extra tax, the bar for the monthly cost names the interest, the repayment and the extra tax', () => {
  show({ eigenGeld: 295_000 })
  druk(EEN)
  expect(getekend('Zo is je maandlast verdeeld')).toEqual(['Rente', 'Aflossing', 'Extra belasting'])
  expect(balken()[1]?.replaceAll(/€ [\d.]*\d/g, '€ x')).toBe(
    'Netto betaal je € x per maand. Rente: € x. Aflossing: € x. Extra belasting: € x.',
  )
})

it('with a shortage, the printout has one bar, which shows the payment of the home and the shortage', () => {
  show()
  druk(EEN)
  expect(balken()).toEqual([expect.stringMatching(/^Je hebt .* en komt € [\d.]+ tekort\.$/)])
  expect(getekend('Zo betaal je de woning en de kosten')).toEqual(['Extra eigen inleg nodig', 'Hypotheekbedrag'])
})

it('the style of the printout sets no font size below 9 points', () => {
  const maten = [...printStyle.matchAll(/font(?:-size)?: ([\d.]+)pt/g)].map(([, maat]) => Number(maat))
  expect(maten.length).toBeGreaterThan(5)
  expect(Math.min(...maten)).toBe(9)
  expect(printStyle).not.toMatch(/font(?:-size)?: [\d.]+(?:px|em|rem|%)/)
})
