import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Environment } from '../../../adapters/element/environment'
import { createPage } from '../../../adapters/element/page/createPage'
import { createReferences, findAnalyticsHub, onThisSite } from '../../../adapters/element/page/references'

/** Creates an element with these attributes, next to this HTML. */
const zetOp = (attributen: Readonly<Record<string, string>>, ernaast = '', root: ParentNode = document.body) => {
  root.replaceChildren(document.createRange().createContextualFragment(ernaast))
  const host = document.createElement('section')
  for (const [naam, waarde] of Object.entries(attributen)) host.setAttribute(naam, waarde)
  root.append(host)
  return { host, references: createReferences(host) }
}

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the ref- attributes', () => {
  it.each([
    ['an element by id before one by selector', 'menu', 'tweede'],
    ['an element by selector', '.kop', 'derde'],
    ['nothing for an invalid selector', '1[', undefined],
    ['nothing when no element matches', 'weg', undefined],
  ])('a ref- attribute finds %s', (_wat, naar, naam) => {
    const ernaast = '<menu title="eerste"></menu><p id="menu" title="tweede"></p><p class="kop" title="derde"></p>'
    const { references } = zetOp({ 'ref-bovenkant': naar }, ernaast)
    expect(references.find('bovenkant')?.getAttribute('title')).toBe(naam)
  })

  it('a ref- attribute is looked up in the tree of the element first, then in the document', () => {
    zetOp({}, '<p id="een" title="pagina"></p><p id="twee" title="pagina"></p><div id="ander"></div>')
    const root = document.querySelector('#ander')?.attachShadow({ mode: 'open' })
    const wijst = (naar: string) =>
      zetOp({ 'ref-bovenkant': naar }, '<p id="een" title="eigen"></p>', root).references.find('bovenkant')
    expect([wijst('een')?.getAttribute('title'), wijst('twee')?.getAttribute('title')]).toEqual(['eigen', 'pagina'])
  })

  it('findAnalyticsHub returns the hub of its attribute, or without the attribute the first one', () => {
    const hubs = '<analytics-hub id="een"></analytics-hub><analytics-hub id="twee"></analytics-hub>'
    const hubVan = (attributen: Readonly<Record<string, string>>) =>
      findAnalyticsHub(zetOp(attributen, hubs).references)?.id
    expect([hubVan({}), hubVan({ 'ref-analytics-hub': 'twee' })]).toEqual(['een', 'twee'])
    expect(() => hubVan({ 'ref-analytics-hub': 'weg' })).toThrow('ref-analytics-hub wijst niets aan')
  })
})

const paginaMet = (attributen: Readonly<Record<string, string>>, tellPage: Environment['tellPage'] = () => true) => {
  const ernaast = '<nav id="menu" data-hoogte="50"></nav><nav id="plat" data-hoogte="0"></nav><h1></h1>'
  const { host, references } = zetOp(attributen, ernaast)
  return createPage({ host, tellPage, note: {} } as unknown as Environment, references, undefined)
}

describe('scrollToTop', () => {
  /** The elements that were scrolled to, with their scroll margin. */
  const scrolled: (readonly [tag: string, margin: string])[] = []
  beforeEach(() => {
    scrolled.length = 0
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return { height: Number(this.dataset['hoogte']) } as DOMRect
    })
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
      scrolled.push([this.localName, this.style.scrollMarginTop])
    })
  })
  afterEach(() => document.documentElement.removeAttribute('style'))

  it.each([
    ['the element', {}, ['section', '16px'], 0],
    ['the element of ref-bovenkant', { 'ref-bovenkant': 'h1' }, ['h1', '16px'], 0],
    ['the element itself when ref-bovenkant matches nothing', { 'ref-bovenkant': 'weg' }, ['section', '16px'], 0],
    ['the element, below a menu', { 'ref-ankermenu': 'menu' }, ['section', '66px'], 50],
    ['the element, below a menu that cannot be measured', { 'ref-ankermenu': 'plat' }, ['section', '88px'], 72],
    ['the element, below a menu that does not exist', { 'ref-ankermenu': 'weg' }, ['section', '88px'], 72],
  ])('scrollToTop scrolls to %s', (_wat, attributen, naar, hoogte) => {
    const page = paginaMet(attributen)
    page.scrollToTop()
    expect(scrolled).toEqual([naar])
    expect(page.heightOfAnkermenu()).toBe(hoogte)
  })

  it.each([
    ['no extra room when the page reserves as much itself', '50px', '16px'],
    ['only the room that the page does not reserve', '20px', '46px'],
    ['all its room when the page reserves none', 'auto', '66px'],
  ])('scrollToTop with a menu leaves %s', (_wat, padding, margin) => {
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ scrollPaddingTop: padding } as CSSStyleDeclaration)
    paginaMet({ 'ref-ankermenu': 'menu' }).scrollToTop()
    expect(scrolled).toEqual([['section', margin]])
  })

  it('scrollToTop on a zoomed page leaves 16 px of the window', () => {
    vi.spyOn(window, 'getComputedStyle').mockImplementation(
      (element) => ({ zoom: element === document.body ? '0.8' : 'normal' }) as CSSStyleDeclaration,
    )
    paginaMet({}).scrollToTop()
    expect(scrolled).toEqual([['section', '20px']])
  })

  it('scrollToTop restores the styles of the element', () => {
    const page = paginaMet({ style: 'scroll-margin-top: 5px' })
    page.scrollToTop()
    expect(document.querySelector('section')?.getAttribute('style')).toBe('scroll-margin-top: 5px;')
    paginaMet({}).scrollToTop()
    expect(document.querySelector('section')?.hasAttribute('style')).toBe(false)
  })
})

it('followLink follows a link unless the page cancels it, also without a parent to report to', () => {
  const isGevolgd = (antwoord: boolean | undefined) =>
    paginaMet({}, () => antwoord).followLink('adviseur-zoeken', '/adviseurs')
  expect([true, undefined, false].map(isGevolgd)).toEqual([true, true, false])
})

it('the doorklik event has the link to the calculation only when the visitor shares it', () => {
  const told: unknown[] = []
  const page = paginaMet({}, (...event) => told.push(event) > 0)
  page.followLink('adviseur-zoeken', '/adviseurs')
  page.followLink('adviseur-zoeken', '/adviseurs', 'https://a.example/#hypotheekberekening=1')
  expect(told).toEqual([
    ['doorklik', { doel: 'adviseur-zoeken', url: '/adviseurs' }],
    ['doorklik', { doel: 'adviseur-zoeken', url: '/adviseurs', deellink: 'https://a.example/#hypotheekberekening=1' }],
  ])
})

it('onThisSite returns a path unchanged in a sandbox, which has no host', () => {
  vi.stubGlobal('origin', 'null')
  expect(onThisSite('/api')).toBe('/api')
})
