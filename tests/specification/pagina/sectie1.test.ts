import axe from 'axe-core/axe.min.js'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { buttonIn, prepareElement, clearPage, fillInOf, press, textIn, until, putOnPage } from '../../support/element'

const radioIn = (element: Element, naam: string): boolean =>
  [...(element.shadowRoot?.querySelectorAll('label') ?? [])].some(({ textContent }) => textContent === naam)

afterEach(async () => {
  await clearPage()
  vi.restoreAllMocks()
})

/** Specification, section 1. */
describe('<hypotheek-orientatie>', () => {
  it('<hypotheek-orientatie> renders content with lang="nl"', async () => {
    const { element } = await putOnPage()
    expect(element.shadowRoot?.querySelector('[lang=nl]')).not.toBeNull()
  })

  it('<hypotheek-orientatie> has steps Maximale hypotheek, Benodigde hypotheek, Rentevaste periode', async () => {
    const { element } = await putOnPage()
    const stappen = [...(element.shadowRoot?.querySelectorAll('nav li') ?? [])].map(({ textContent }) => textContent)
    expect(stappen).toEqual(['Maximale hypotheek', 'Benodigde hypotheek', 'Rentevaste periode'])
  })

  it('<hypotheek-orientatie> shows a summary in an <aside>', async () => {
    const { element } = await putOnPage()
    expect(element.shadowRoot?.querySelector('aside')?.textContent).toContain('Je maximale hypotheek')
  })

  it.each([
    ['MY', 'Zzp-inkomen'],
    ['FL', 'Inkomen uit onderneming(en)'],
  ])('<hypotheek-orientatie> takes its brand from the attribute label-code="%s"', async (labelCode, inkomen) => {
    const { element } = await putOnPage({ 'label-code': labelCode })
    expect(element.shadowRoot?.querySelector(`[data-merk=${labelCode}]`)).not.toBeNull()
    expect(radioIn(element, inkomen)).toBe(true)
  })

  it.each(['XX', 'NotSet', 'my', ''])(
    'an unknown label-code "%s" is reported on screen, in the console and as an event',
    async (label) => {
      const console$ = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const { element, grandparent, heard } = prepareElement({ 'label-code': label })
      document.body.append(grandparent)
      await until(() => heard.length > 0)
      const bericht = `label-code ontbreekt of is onbekend: ${label === '' ? 'niets' : label}; kies MY of FL`
      expect(textIn(element)).toBe(bericht)
      expect(console$).toHaveBeenCalledWith(`hypotheek-orientatie: ${bericht}`)
      expect(heard).toMatchObject([
        { name: 'hypotheek-orientatie:fout', detail: { code: 'label-code', bericht, bron: element } },
      ])
    },
  )

  it.each([
    [{}, 'Zoek een adviseur'],
    [{ type: 'Adviseur' }, 'Hypotheek aanvragen'],
  ])("<hypotheek-orientatie> with the attributes %o has only the link '%s' on step 3", async (attributen, knop) => {
    const { element } = await putOnPage({
      ...attributen,
      'adviseur-zoeken-url': '/adviseur',
      'hypotheek-aanvragen-url': '/aanvraag',
    })
    await fillInOf(element, 'eigen.inkomen', '60.000')
    await press(element, 'Ga verder')
    await fillInOf(element, 'vraagprijsWoning', '200.000')
    await press(element, 'Ga verder')
    const links = [...(element.shadowRoot?.querySelectorAll('a[href]') ?? [])].map(({ textContent }) => textContent)
    expect(links).toEqual([knop])
  })
})

/** Specification, section 1, embedding behaviour. */
describe('embedding', () => {
  it('two elements whose tags begin with hypotheek-orientatie each get their own calculator', async () => {
    const een = await putOnPage()
    const ander = await putOnPage({}, 'hypotheek-orientatie-campagne')
    expect(buttonIn(een.element, 'Ga verder')).toBeDefined()
    expect(buttonIn(ander.element, 'Ga verder')).toBeDefined()
    expect(een.element.shadowRoot).not.toBe(ander.element.shadowRoot)
  })

  it('the attribute ref-analytics-hub names the id of the element that receives analytics events', async () => {
    const hub = document.createElement('div')
    hub.id = 'teller'
    document.body.append(hub)
    const gehoord = vi.fn()
    hub.addEventListener('analytics-event', gehoord)
    await putOnPage({ analytics: '', 'ref-analytics-hub': 'teller' })
    expect(gehoord).toHaveBeenCalled()
  })

  it('the attributes normjaar, kleurmodus and rentetarieven set props of the calculator', async () => {
    const { element } = await putOnPage({ normjaar: '2026', kleurmodus: 'donker', rentetarieven: '{"120": 4}' })
    expect(textIn(element)).toContain('Berekend met de leennormen van 2026.')
    expect(textIn(element)).not.toContain('Voorbeeldrente.')
    expect(element.shadowRoot?.querySelector('[data-kleurmodus=donker]')).not.toBeNull()
  })

  it('the attribute data-dynamic-props on the grandparent sets props as JSON', async () => {
    const { element, grandparent, heard } = prepareElement()
    grandparent.dataset['dynamicProps'] = '{"normjaar": 2026}'
    document.body.append(grandparent)
    await until(() => heard.some(({ name }) => name.endsWith(':resultaat')))
    expect(textIn(element)).toContain('Berekend met de leennormen van 2026.')
  })

  it('the events gereed and resultaat are dispatched on the parent of <hypotheek-orientatie>', async () => {
    const { element, heard } = await putOnPage()
    expect(heard.map(({ name }) => name)).toEqual(['hypotheek-orientatie:gereed', 'hypotheek-orientatie:resultaat'])
    expect(heard.every(({ detail }) => detail['bron'] === element)).toBe(true)
  })

  it('analytics events reach <analytics-hub> with host tag, page address, event name and data', async () => {
    const hub = document.createElement('analytics-hub')
    document.body.append(hub)
    const gehoord: unknown[] = []
    hub.addEventListener('analytics-event', (event) => gehoord.push((event as CustomEvent<unknown>).detail))
    await putOnPage({ analytics: '' }, 'hypotheek-orientatie-campagne')
    expect(gehoord[0]).toEqual({
      dynamicFrontend: 'hypotheek-orientatie-campagne',
      pagina: 'http://localhost:3000/',
      eventNaam: 'paginaweergave',
      data: { stap: 1, naam: 'Maximale hypotheek' },
    })
  })

  it('the accessibility audit checks WCAG 2.0 to 2.2 A/AA and best practice, not page-has-heading-one', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const run = vi.spyOn(axe, 'run')
    await putOnPage({ 'toegankelijkheid-audit': '' })
    await until(() => run.mock.calls.length > 0)
    expect(run.mock.calls[0]?.[1]).toMatchObject({
      runOnly: { values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      rules: { 'page-has-heading-one': { enabled: false } },
    })
  })

  it('the accessibility audit is not shown without the attribute toegankelijkheid-audit', async () => {
    const { element } = await putOnPage()
    expect(element.shadowRoot?.querySelector('.toegankelijkheid')).toBeNull()
  })
})
