import { afterEach, describe, expect, it, vi } from 'vitest'

import { settled, prepareElement, clearPage, fillInOf, press, textIn, until, putOnPage } from '../../support/element'

type Bericht = Readonly<Record<string, unknown>>

const globaal = window as unknown as Record<string, Bericht[] | undefined>
const namen = (wachtrij: readonly Bericht[] = []) => wachtrij.map(({ eventNaam }) => eventNaam)

afterEach(async () => {
  await clearPage()
  delete globaal['dataLayer']
  delete globaal['eigenRij']
})

/** Specification, section 7, calculation call: the base path and the token of the host page. */
describe('the calculation call of a page', () => {
  it('<hypotheek-orientatie> posts a request to the base path, with the token of a hidden field', async () => {
    const opzet = { maximaleHypotheekOpInkomen: 1, maximaleHypotheek: 1, maandlastBruto: 1, maandlastNetto: 1 }
    const fetchNep = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(opzet)))
    const naam = '__RequestVerificationToken'
    const veld = Object.assign(document.createElement('input'), { type: 'hidden', name: naam, value: 'teken' })
    document.body.append(veld)
    await putOnPage({ berekening: 'server' })
    const [[adres, opties] = []] = fetchNep.mock.calls
    fetchNep.mockRestore()
    veld.remove()
    expect(adres).toBe('/api/v3.0/serviceproxy/orientatie/api/v1.0/financieringsopzet')
    expect(opties?.method).toBe('POST')
    expect(new Headers(opties?.headers).get('RequestVerificationToken')).toBe('teken')
  })
})

/** Product specification, section 7 (page-level events); product decisions, section 4 (reports of calculations). */
describe('analytics when switched on', () => {
  it('analytics events go to window.dataLayer by default', async () => {
    await putOnPage({ analytics: '' })
    expect(namen(globaal['dataLayer'])).toEqual(['paginaweergave'])
  })

  it('analytics events go to the queue named by analytics-queue, and to dataLayer without that attribute', async () => {
    const { element } = await putOnPage({ analytics: '', 'analytics-queue': 'eigenRij' })
    expect(namen(globaal['eigenRij'])).toEqual(['paginaweergave'])
    expect(globaal['dataLayer']).toBeUndefined()
    element.removeAttribute('analytics-queue')
    await settled()
    await press(element, 'Ga verder')
    expect(namen(globaal['dataLayer'])).toEqual(['fout'])
  })

  it("'Ga verder' reports stap-voltooid for step 1 and paginaweergave for step 2 to analytics", async () => {
    const { element } = await putOnPage({ analytics: '' })
    await fillInOf(element, 'eigen.inkomen', '60.000')
    globaal['dataLayer']?.splice(0)
    await press(element, 'Ga verder')
    expect(globaal['dataLayer']).toMatchObject([
      { eventNaam: 'stap-voltooid', data: { stap: 1, naam: 'Maximale hypotheek' } },
      { eventNaam: 'paginaweergave', data: { stap: 2, naam: 'Benodigde hypotheek' } },
    ])
  })

  it("a refused 'Ga verder' reports the event fout with the first error to analytics", async () => {
    const { element } = await putOnPage({ analytics: '' })
    globaal['dataLayer']?.splice(0)
    await press(element, 'Ga verder')
    expect(globaal['dataLayer']).toMatchObject([
      {
        eventNaam: 'fout',
        data: { veld: 'eigen.inkomen', melding: 'Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.' },
      },
    ])
  })

  it('analytics reports the income band of a calculation, never the income itself', async () => {
    const { element } = await putOnPage({ analytics: '' })
    await fillInOf(element, 'eigen.inkomen', '123.457')
    expect(globaal['dataLayer']?.at(-1)).toMatchObject({
      eventNaam: 'berekening-voltooid',
      data: { inkomensband: '100.000 to 150.000' },
    })
    expect(namen(globaal['dataLayer'])).toEqual(['paginaweergave', 'berekening-voltooid'])
    expect(JSON.stringify(globaal['dataLayer'])).not.toMatch(/123\.?457/)
  })

  it('analytics reports no calculation without an income, and repeats none after the element is moved', async () => {
    const { element, parent, heard } = await putOnPage({ analytics: '' })
    expect(namen(globaal['dataLayer'])).not.toContain('berekening-voltooid')
    await fillInOf(element, 'eigen.inkomen', '60.000')
    element.remove()
    await settled()
    globaal['dataLayer']?.splice(0)
    heard.length = 0
    parent.append(element)
    await until(() => heard.some(({ name }) => name.endsWith(':resultaat')))
    expect(namen(globaal['dataLayer'])).not.toContain('berekening-voltooid')
    await fillInOf(element, 'eigen.inkomen', '70.000')
    expect(namen(globaal['dataLayer'])).toEqual(['paginaweergave', 'berekening-voltooid'])
  })
})

describe('analytics when not switched on', () => {
  it.each([{}, { analytics: 'false' }])('no dataLayer is created without analytics (%o)', async (attributen) => {
    const { element } = await putOnPage(attributen)
    await press(element, 'Ga verder')
    expect(globaal['dataLayer']).toBeUndefined()
  })

  it('analytics first reports the open step when the page sets analytics later, as after consent', async () => {
    const { element } = await putOnPage()
    element.setAttribute('analytics', '')
    await settled()
    expect(globaal['dataLayer']?.[0]).toMatchObject({ eventNaam: 'paginaweergave', data: { stap: 1 } })
  })
})

describe('events on the parent of the host element', () => {
  it('the event hypotheek-orientatie:stap names the step that is left and the step that opens', async () => {
    const { element, heard } = await putOnPage()
    await fillInOf(element, 'eigen.inkomen', '60.000')
    heard.length = 0
    await press(element, 'Ga verder')
    expect(heard).toMatchObject([{ name: 'hypotheek-orientatie:stap', detail: { van: 0, naar: 1, bron: element } }])
  })

  it('the event hypotheek-orientatie:resultaat contains the result of the calculation', async () => {
    const { element, heard } = await putOnPage()
    heard.length = 0
    await fillInOf(element, 'eigen.inkomen', '60.000')
    expect(heard).toMatchObject([
      { name: 'hypotheek-orientatie:antwoorden', detail: { velden: ['eigen.inkomen'] } },
      { name: 'hypotheek-orientatie:resultaat', detail: { financieringsOpzet: { rentepercentage: 3.8 } } },
    ])
  })
})

describe('an incoming dynamic-props event', () => {
  const inMerk = (merk: string) => (element: Element) =>
    element.shadowRoot?.querySelector(`[data-merk=${merk}]`) !== null

  it('<hypotheek-orientatie> handles dynamic-props on itself and its grandparent, not on its parent', async () => {
    const { element, parent, grandparent } = await putOnPage()
    const stuur = (doel: Element, labelCode: string) => {
      doel.dispatchEvent(new CustomEvent('dynamic-props', { detail: { labelCode }, bubbles: true }))
      return settled()
    }
    await stuur(parent, 'FL')
    expect(inMerk('MY')(element)).toBe(true)
    await stuur(grandparent, 'FL')
    expect(inMerk('FL')(element)).toBe(true)
    await stuur(element, 'MY')
    expect(inMerk('MY')(element)).toBe(true)
  })

  it('a dynamic-props event replaces all earlier JSON props, also those that the event does not name', async () => {
    const { element, grandparent, heard } = prepareElement()
    grandparent.dataset['dynamicProps'] = '{"labelCode": "FL", "normjaar": 2026}'
    document.body.append(grandparent)
    await until(() => heard.some(({ name }) => name.endsWith(':resultaat')))
    element.dispatchEvent(new CustomEvent('dynamic-props', { detail: { kleurmodus: 'donker' } }))
    await settled()
    expect(inMerk('MY')(element)).toBe(true)
    expect(textIn(element)).toContain('Berekend met de leennormen van 2025.')
  })

  it('a dynamic-props event leaves the income that the visitor typed unchanged', async () => {
    const { element } = await putOnPage()
    await fillInOf(element, 'eigen.inkomen', '60.000')
    element.dispatchEvent(new CustomEvent('dynamic-props', { detail: { labelCode: 'FL', normjaar: 2026 } }))
    await settled()
    expect(element.shadowRoot?.querySelector<HTMLInputElement>('input[name="eigen.inkomen"]')?.value).toBe('60.000')
  })
})
