import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Environment } from '../../../adapters/element/environment'
import { createPage } from '../../../adapters/element/page/createPage'
import { createReferences, findAnalyticsHub, onThisSite } from '../../../adapters/element/page/references'

/** Replaces the content of `root` by this HTML and an element with these attributes. */
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
    ['an element by its id before one by selector', 'menu', 'tweede'],
    ['an element by selector', '.kop', 'derde'],
    ['nothing for an invalid selector', '1[', undefined],
    ['nothing when no element matches', 'weg', undefined],
  ])('the attribute ref-bovenkant finds %s', (_wat, naar, naam) => {
    const ernaast = '<menu title="eerste"></menu><p id="menu" title="tweede"></p><p class="kop" title="derde"></p>'
    const { references } = zetOp({ 'ref-bovenkant': naar }, ernaast)
    expect(references.find('bovenkant')?.getAttribute('title')).toBe(naam)
  })

  it('ref-bovenkant finds an id in the shadow root around the calculator, or else in the document', () => {
    zetOp({}, '<p id="een" title="pagina"></p><p id="twee" title="pagina"></p><div id="ander"></div>')
    const root = document.querySelector('#ander')?.attachShadow({ mode: 'open' })
    const wijst = (naar: string) =>
      zetOp({ 'ref-bovenkant': naar }, '<p id="een" title="eigen"></p>', root).references.find('bovenkant')
    expect([wijst('een')?.getAttribute('title'), wijst('twee')?.getAttribute('title')]).toEqual(['eigen', 'pagina'])
  })

  it('findAnalyticsHub returns the first hub or that of ref-analytics-hub; throws if that ref matches nothing', () => {
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
  /** The tag name of each element that was scrolled to, with its CSS scroll margin at that moment. */
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
    ['the calculator when no ref- attribute is set', {}, ['section', '16px'], 0],
    ['the element that ref-bovenkant names', { 'ref-bovenkant': 'h1' }, ['h1', '16px'], 0],
    ['the calculator when ref-bovenkant matches nothing', { 'ref-bovenkant': 'weg' }, ['section', '16px'], 0],
    ['the calculator below a ref-ankermenu of 50 px', { 'ref-ankermenu': 'menu' }, ['section', '66px'], 50],
    ['the calculator below a ref-ankermenu without height', { 'ref-ankermenu': 'plat' }, ['section', '88px'], 72],
    ['the calculator when ref-ankermenu matches nothing', { 'ref-ankermenu': 'weg' }, ['section', '88px'], 72],
  ])('scrollToTop scrolls to %s', (_wat, attributen, naar, hoogte) => {
    const page = paginaMet(attributen)
    page.scrollToTop()
    expect(scrolled).toEqual([naar])
    expect(page.heightOfAnkermenu()).toBe(hoogte)
  })

  it.each([
    ['16 px when scroll-padding-top is 50 px', '50px', '16px'],
    ['46 px when scroll-padding-top is 20 px', '20px', '46px'],
    ['66 px when scroll-padding-top is auto', 'auto', '66px'],
  ])('scrollToTop below a ref-ankermenu of 50 px sets a scroll margin of %s', (_wat, padding, margin) => {
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ scrollPaddingTop: padding } as CSSStyleDeclaration)
    paginaMet({ 'ref-ankermenu': 'menu' }).scrollToTop()
    expect(scrolled).toEqual([['section', margin]])
  })

  it('scrollToTop on a page with zoom 0.8 sets a scroll margin of 20 px, which is 16 px of the window', () => {
    vi.spyOn(window, 'getComputedStyle').mockImplementation(
      (element) => ({ zoom: element === document.body ? '0.8' : 'normal' }) as CSSStyleDeclaration,
    )
    paginaMet({}).scrollToTop()
    expect(scrolled).toEqual([['section', '20px']])
  })

  it('scrollToTop restores the style attribute of the calculator, or removes it when there was none', () => {
    const page = paginaMet({ style: 'scroll-margin-top: 5px' })
    page.scrollToTop()
    expect(document.querySelector('section')?.getAttribute('style')).toBe('scroll-margin-top: 5px;')
    paginaMet({}).scrollToTop()
    expect(document.querySelector('section')?.hasAttribute('style')).toBe(false)
  })
})

it('followLink returns false only when the page cancels the doorklik event', () => {
  const isGevolgd = (antwoord: boolean | undefined) =>
    paginaMet({}, () => antwoord).followLink('adviseur-zoeken', '/adviseurs')
  expect([true, undefined, false].map(isGevolgd)).toEqual([true, true, false])
})

it('followLink adds deellink to the doorklik event only when its caller passes one', () => {
  const told: unknown[] = []
  const page = paginaMet({}, (...event) => told.push(event) > 0)
  page.followLink('adviseur-zoeken', '/adviseurs')
  page.followLink('adviseur-zoeken', '/adviseurs', 'https://a.example/#hypotheekberekening=1')
  expect(told).toEqual([
    ['doorklik', { doel: 'adviseur-zoeken', url: '/adviseurs' }],
    ['doorklik', { doel: 'adviseur-zoeken', url: '/adviseurs', deellink: 'https://a.example/#hypotheekberekening=1' }],
  ])
})

it('onThisSite returns a path unchanged on a sandboxed page, whose origin is null', () => {
  vi.stubGlobal('origin', 'null')
  expect(onThisSite('/api')).toBe('/api')
})
