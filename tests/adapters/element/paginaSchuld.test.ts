import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { clearPage, prepareElement, textIn, until } from '../../support/element'

/** The build draws it; here it is one word. */
vi.mock('../../../adapters/element/loader/firstStep/trees', () => ({
  trees: { MY: [['div', { class: 'kader' }, ['button', { type: 'button' }, 'Ga verder']]] },
}))

const BERICHT = 'De rekenhulp werkt niet op deze pagina.'

const freeze = (isFrozen: boolean) =>
  Object.defineProperty(Error.prototype, 'constructor', { writable: !isFrozen, configurable: true })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  freeze(false)
  await clearPage()
  vi.restoreAllMocks()
})

it('a page that the calculator cannot run on gets no step that nothing works in, not after a change either', async () => {
  freeze(true)
  const { element, grootouder, gehoord } = prepareElement({ 'label-code': 'MY', laden: 'direct' })
  document.body.append(grootouder)
  await until(() => textIn(element) === BERICHT)
  expect(gehoord.map(({ detail }) => [detail['code'], detail['bericht']])).toEqual([['niet-geladen', BERICHT]])
  expect(vi.mocked(console.error).mock.calls.join(' ')).toContain('bevriest Error.prototype')
  element.setAttribute('kleurmodus', 'donker')
  expect(textIn(element)).toBe(BERICHT)
})
