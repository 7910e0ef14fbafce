import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { BROWSER_FEATURES } from '../../../adapters/build/browserFeatures.mjs'
import { findMissing } from '../../../adapters/element/loader/findMissing'
import { hiddenNames, isChanged, isOfPage } from '../../../adapters/element/loader/isChanged'
import { namePageChanges } from '../../../adapters/element/loader/pageChanges'
import { clearPage, prepareElement, textIn, until } from '../../support/element'

const TE_OUD = 'Deze browser is te oud voor de rekenhulp. Probeer het in een nieuwere browser.'

const addToEveryObject = () => Object.defineProperty(Object.prototype, 'toegevoegd', { value: 1, configurable: true })

const waarschuwing = vi.spyOn(console, 'warn')

beforeEach(() => {
  waarschuwing.mockReset()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  Reflect.deleteProperty(Object.prototype, 'toegevoegd')
  await clearPage()
})

it('findMissing returns undefined when the browser has every needed feature', () => {
  vi.stubEnv('NEEDED', 'Array.prototype.at Object.hasOwn WeakRef')
  expect(findMissing()).toBeUndefined()
})

it.each([
  ['Array.prototype.ontbreekt', 'a method of a prototype'],
  ['Object.ontbreekt', 'a function of a global'],
  ['Ontbreekt', 'a global'],
  ['Ontbreekt.prototype.methode', 'a method of a global that is missing itself'],
])('findMissing returns the missing %s, %s', (path) => {
  vi.stubEnv('NEEDED', `WeakRef ${path}`)
  expect(findMissing()).toBe(path)
})

it('every key of BROWSER_FEATURES is a path such as `Object.hasOwn` or `Array.prototype.at`', () => {
  for (const path of Object.keys(BROWSER_FEATURES)) expect(path).toMatch(/^\w+(\.prototype)?(\.\w+)?$/)
})

it('calculators in a browser that is too old show a message and dispatch fout; the cause is logged once', async () => {
  vi.stubEnv('NEEDED', 'WeakRef Array.prototype.ontbreekt')
  const { element, grandparent, heard } = prepareElement()
  element.append('Bel 020 – 000 00 00')
  const second = prepareElement()
  document.body.append(grandparent, second.grandparent)
  await until(() => heard.length > 0 && second.heard.length > 0)
  expect([element, second.element].map(textIn)).toEqual([TE_OUD, TE_OUD])
  expect(element.shadowRoot?.querySelector('slot')).not.toBeNull()
  expect(element.shadowRoot?.querySelector('button')).toBeNull()
  expect(heard[0]?.detail).toMatchObject({ code: 'browser-te-oud', bericht: TE_OUD })
  expect(vi.mocked(console.error).mock.calls).toEqual([
    [
      expect.stringContaining(TE_OUD),
      expect.objectContaining({ message: 'Deze browser mist Array.prototype.ontbreekt.' }),
    ],
  ])
})

it('isOfPage returns false when the page changed neither built-ins nor document properties', () => {
  expect(isChanged(document)).toBe(false)
  expect(isOfPage(document, new TypeError('e is not a function'))).toBe(false)
})

it('isOfPage returns true when the page extends Object.prototype, and namePageChanges warns once', () => {
  addToEveryObject()
  expect(isOfPage(document, new TypeError('e is not a function'))).toBe(true)
  const page = document.implementation.createHTMLDocument()
  namePageChanges(page, [], false)
  namePageChanges(page, [], false)
  expect(waarschuwing.mock.calls).toEqual([
    ['De rekenhulp kan op deze pagina misgaan. Deze pagina zet toegevoegd op Object.prototype. Haal dat weg.'],
  ])
})

it.each([
  'Failed to fetch dynamically imported module: https://bank.voorbeeld/chunks/mount.js',
  'error loading dynamically imported module: https://bank.voorbeeld/chunks/mount.js',
  'Importing a module script failed.',
  'Dit deel blijft weg.',
])('isOfPage returns false on a page that extends Object.prototype when a file fails to load: %s', (bericht) => {
  addToEveryObject()
  expect(isOfPage(document, new TypeError(bericht))).toBe(false)
})

it('isOfPage returns true when an img hides document.createElement, and namePageChanges names it', () => {
  document.body.innerHTML = '<img name="createElement"><form name="zomaar"></form>'
  expect(isOfPage(document, new TypeError('e is not a function'))).toBe(true)
  namePageChanges(document, hiddenNames(document), false)
  expect(waarschuwing.mock.calls.flat().join()).toContain('document: createElement. Geef het een andere naam.')
})

it.each([
  ['<object id="head"></object>', ['head']],
  ['<img name="logo" id="body" alt="">', ['body']],
  ['<img id="body" alt=""><form name="zomaar" id="title"></form>', []],
])('hiddenNames returns only the document properties that %s hides', (html, namen) => {
  document.body.innerHTML = html
  expect(hiddenNames(document)).toEqual(namen)
})

it('hiddenNames reads the name of a form that contains an input named getAttribute', () => {
  document.body.innerHTML = '<form name="forms"><input name="getAttribute"></form>'
  const [form] = document.forms
  Object.defineProperty(form, 'getAttribute', { value: form?.elements[0] })
  expect(hiddenNames(document)).toEqual(['forms'])
})
