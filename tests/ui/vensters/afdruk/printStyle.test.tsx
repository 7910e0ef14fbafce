import { expect, it } from 'vitest'

import { printStyle } from '../../../../ui/vensters/afdruk/printStyle'
import { dialogs } from '../../../support/screen'
import { catchPrinting, druk, papier } from './catchPrinting'

catchPrinting()

/** The selectors of the print styles; those of the document and of its shadow root match any sheet. */
const selectors = [...printStyle.matchAll(/([^{}]+)\{/g)]
  .flatMap(([, list = '']) => list.split(','))
  .map((selector) => selector.trim())
  .filter((selector) => !['@page', '*', 'html', ':host'].includes(selector))

it('every selector of the print styles matches an element of a sheet with a shortage and all steps', () => {
  expect(selectors.length).toBeGreaterThan(35)
  dialogs.meenemen.show({ vraagprijsWoning: 400_000, eigenGeld: 20_000 })
  druk('Print met alle stappen')
  const { ownerDocument: sheet } = papier()
  expect(selectors.filter((selector) => sheet.querySelector(selector) === null)).toEqual([])
})
