import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { clearPage, fillInOf, press, putOnPage, settled, textIn, until } from '../../support/element'

/** A result of a service, for a home that costs 300.000 euro. */
const ANSWER = {
  maximaleHypotheekOpInkomen: 270_000,
  maximaleHypotheek: 270_000,
  maandlastBruto: 1200,
  maandlastNetto: 1000,
  benodigdeFinanciering: 310_000,
  hypotheekbedrag: 270_000,
  extraBenodigdeEigenInleg: 40_000,
  rentepercentage: 4,
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(ANSWER)))
})
afterEach(async () => {
  await clearPage()
  vi.unstubAllGlobals()
})

const has = (element: Element, text: string) => until(() => textIn(element).includes(text))

/** Opens a calculator with these attributes on step 3, for an income of 60.000 and a price of 300.000 euro. */
const atStep3 = async (attributes: Readonly<Record<string, string>>): Promise<Element> => {
  const { element } = await putOnPage(attributes)
  await fillInOf(element, 'eigen.inkomen', '60.000')
  await press(element, 'Ga verder')
  await has(element, 'Vraagprijs van de woning')
  await fillInOf(element, 'vraagprijsWoning', '300.000')
  await press(element, 'Ga verder')
  await has(element, 'Rentepercentage')
  return element
}

/** Returns the text of step 3, with its list of periods open. */
const shownIn = async (element: Element): Promise<string> => {
  element.shadowRoot?.querySelector<HTMLElement>('[role=combobox]')?.click()
  await has(element, 'Variabel (1 maand vast)')
  return textIn(element)
}

it.each<[string, Readonly<Record<string, string>>]>([
  ['the page has its own rates', { rentetarieven: '{"12": 3, "36": 3.5, "120": 4, "240": 4.5}' }],
  ['the rates are the examples of the brand', {}],
  ['a service calculates', { berekening: 'server' }],
])('a change of label-code leaves nothing of the old brand on step 3 when %s', async (_, attributes) => {
  const changed = await atStep3({ ...attributes, 'label-code': 'MY' })
  changed.setAttribute('label-code', 'FL')
  await settled()
  const begun = await atStep3({ ...attributes, 'label-code': 'FL' })
  expect(await shownIn(changed)).toEqual(await shownIn(begun))
})
