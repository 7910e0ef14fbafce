import { afterEach, expect, it, vi } from 'vitest'

import { createNote } from '../../../adapters/element/loader/firstStep/reloadNote'
import { toFailure } from '../../../adapters/element/loader/toFailure'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const weigert = () => {
  throw new DOMException('Forbidden', 'SecurityError')
}
/** Two ways in which a browser refuses session storage. */
const weigeringen: readonly (readonly [wat: string, weiger: () => void])[] = [
  ['blocked by a sandbox', () => vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(weigert)],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(weigert)],
]

const vernieuwd = () =>
  toFailure(document, Object.assign(new Error('weg'), { name: 'Vernieuwd' }), () => undefined).bericht

it('the message about a new release promises to keep the answers when session storage works', () => {
  expect(vernieuwd()).toContain('je antwoorden blijven staan.')
  expect(createNote(document.body).vernieuwdTekst()).toBe(vernieuwd())
  expect(sessionStorage).toHaveLength(0)
})

it.each(weigeringen)(
  'the message about a new release asks to fill in the answers again when session storage is %s',
  (_wat, weiger) => {
    weiger()
    expect(vernieuwd()).toContain('Laad de pagina opnieuw en vul je antwoorden opnieuw in.')
    expect(createNote(document.body).vernieuwdTekst()).toBe(vernieuwd())
  },
)
