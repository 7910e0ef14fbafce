import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { prepareElement, clearPage, textIn, until, putOnPage } from '../../support/element'

const NIEUWER = 'Er zijn nieuwere leennormen, van 2026.'
const OPZET = { maximaleHypotheekOpInkomen: 1, maximaleHypotheek: 1, maandlastBruto: 1, maandlastNetto: 1 }

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 0, 1))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  await clearPage()
  vi.restoreAllMocks()
})

const vulInkomenIn = (element: Element, inkomen: string): void => {
  const veld = element.shadowRoot?.querySelector<HTMLInputElement>('input[name="eigen.inkomen"]')
  if (!veld) throw new Error('Het inkomen wordt niet gevraagd.')
  veld.value = inkomen
  veld.dispatchEvent(new Event('change'))
}
const resultaten = (gehoord: readonly { readonly naam: string }[]) =>
  gehoord.filter(({ naam }) => naam.endsWith(':resultaat')).length

describe('the summary in 2026', () => {
  it('of figures of 2025 says what the norms of 2026 allow, with every answer', async () => {
    const { element } = await putOnPage()
    expect(textIn(element)).not.toContain(NIEUWER)
    vulInkomenIn(element, '60.000')
    await until(() => textIn(element).includes(NIEUWER))
    const zin = /Daarmee is je maximale hypotheek (€\u00A0[\d.]+)/
    const eerste = zin.exec(textIn(element))?.[1]
    vulInkomenIn(element, '70.000')
    await until(() => zin.exec(textIn(element))?.[1] !== eerste)
    expect(zin.exec(textIn(element))?.[1]).toMatch(/^€\u00A0\d{3}\.\d{3}\.$/)
  })

  it('of figures of 2026 says nothing of other norms', async () => {
    const { element, gehoord } = await putOnPage({ normjaar: '2026' })
    vulInkomenIn(element, '60.000')
    await until(() => resultaten(gehoord) > 1)
    expect(textIn(element)).not.toContain('nieuwere leennormen')
  })

  it('of a service that calculates with 2025 says only that there are newer norms', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ ...OPZET, normjaar: 2025 })))
    const { element, grootouder, gehoord } = prepareElement({ berekening: 'server' })
    document.body.append(grootouder)
    await until(() => resultaten(gehoord) > 0)
    vulInkomenIn(element, '60.000')
    await until(() => textIn(element).includes(NIEUWER))
    expect(textIn(element)).not.toContain('Daarmee is je maximale hypotheek')
  })
})
