import { fireEvent } from '@testing-library/react'
import { NEVER } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { toAntwoord } from '../../../domain'
import { parseGedeeld, toAnders } from '../../../domain/orientatie'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { kaderVan2025 } from '../../support/fakes/kader'
import { createCalculatingBerekening } from '../../support/fakes/calculatingBerekening'
import { button, click, dialogs, now } from '../../support/screen'

const EEN = 'Print op één A4'
const ALLES = 'Print met alle stappen'

const print = vi.fn()
const naAfloop: (() => void)[] = []

/** jsdom prints nothing; this is the window of a sheet of paper, as far as printing asks something of it. */
beforeEach(() => {
  print.mockReset()
  naAfloop.splice(0)
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({
    print,
    focus: () => undefined,
    addEventListener: (_: 'afterprint', doe: () => void) => naAfloop.push(doe),
  } as unknown as Window)
})
afterEach(() => {
  document.querySelector('iframe')?.remove()
  vi.restoreAllMocks()
})

const { show } = dialogs.afdruk
const vellen = () => [...document.querySelectorAll('iframe')]
const papier = (): HTMLElement => {
  const [vel, ...meer] = vellen()
  const body = vel?.contentDocument?.body
  if (body === undefined || meer.length > 0) throw new Error(`${vellen().length} vellen`)
  return body
}
const druk = (naam: string) => {
  button(naam).focus()
  click(naam)
}

describe('printing', () => {
  it('asks the browser once for each press, of one sheet, and leaves nothing in the page', () => {
    show()
    const gedrukt = [EEN, ALLES, EEN].map((naam, nummer) => {
      druk(naam)
      expect(print).toHaveBeenCalledTimes(nummer + 1)
      expect(button(naam)).toHaveFocus()
      return papier().querySelectorAll('.verhaal h3').length
    })
    expect(gedrukt).toEqual([0, 4, 0])
    naAfloop.at(-1)?.()
    expect(vellen()).toEqual([])
    expect(button(EEN)).toHaveFocus()
  })

  it('is the shortcut of the browser while the dialog is open, and no longer', () => {
    show()
    const toets = () => fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })
    expect(fireEvent.keyDown(document.body, { key: 'p' })).toBe(true)
    expect([toets(), print.mock.calls.length]).toEqual([false, 1])
    click('Sluiten')
    expect([toets(), print.mock.calls.length]).toEqual([true, 1])
  })
})

describe('the paper', () => {
  it('is in Dutch, has a title, and nothing to press or to unfold', () => {
    show()
    druk(ALLES)
    const pagina = papier().ownerDocument
    expect([pagina.documentElement.lang, pagina.title]).toEqual(['nl', 'Je hypotheekberekening van 21-11-2026'])
    expect(papier().querySelectorAll('.kop').length).toBeGreaterThan(20)
    expect(papier().querySelectorAll('button, details, summary, [hidden], [aria-hidden=true]')).toHaveLength(0)
  })

  it('tells each step once, under the first figure that rests on it', () => {
    show()
    druk(ALLES)
    const stappen = [...papier().querySelectorAll('.stap')].map(({ textContent }) => textContent)
    expect(stappen.length).toBeGreaterThan(20)
    expect(new Set(stappen).size).toBe(stappen.length)
    const hoofdstukken = [...papier().querySelectorAll('.verhaal .hoofdstuk')]
    expect(hoofdstukken.length).toBeGreaterThan(4)
    expect(hoofdstukken.filter((hoofdstuk) => hoofdstuk.querySelector('.stap') === null)).toEqual([])
  })

  it('has a code for these answers, with four white squares around it', () => {
    const { services } = show()
    druk(EEN)
    const link = papier().querySelector('a')
    const { antwoorden } = rightOf(parseGedeeld(link?.href.split('=')[1] ?? ''))
    expect(antwoorden).toEqual(toAnders(services.orientatie.state()))
    const [, , breed, hoog] = (link?.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number)
    const donker = [...(link?.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(
      ([, x, y, lengte]) => [Number(x), Number(y), Number(x) + Number(lengte), Number(y) + 1] as const,
    )
    const rand = [0, 1, 2, 3].map((kant) => (kant < 2 ? Math.min : Math.max)(...donker.map((vak) => vak[kant] ?? NaN)))
    expect(rand).toEqual([4, 4, (breed ?? 0) - 4, (hoog ?? 0) - 4])
  })

  it('leads to the answers that it shows, while those of now are being calculated', () => {
    const berekening = createCalculatingBerekening(() => kaderVan2025)
    const { services } = show({}, { berekening })
    const getoond = toAnders(services.orientatie.state())
    vi.spyOn(berekening, 'bereken').mockReturnValue(NEVER)
    now(() => services.orientatie.dispatch(toAntwoord('vraagprijsWoning', 412_345)))
    druk(EEN)
    const { antwoorden } = rightOf(parseGedeeld(papier().querySelector('a')?.href.split('=')[1] ?? ''))
    expect(antwoorden).toEqual(getoond)
    expect(papier()).not.toHaveTextContent('412.345')
  })

  it('names its receipt, and has a question about starters', () => {
    show()
    druk(EEN)
    expect(papier().querySelector('code')).toHaveTextContent(/^[\da-f]{64}$/)
    expect(papier()).toHaveTextContent('startersvrijstelling gebruiken?')
  })

  it('of a service has no receipt, no steps and no question about starters', () => {
    show({}, { rentetarieven: undefined, berekening: createCalculatingBerekening(() => kaderVan2025) })
    druk(ALLES)
    expect(papier().querySelector('code')).toBeNull()
    expect(papier().querySelectorAll('.stap')).toHaveLength(0)
    expect(papier()).not.toHaveTextContent('startersvrijstelling gebruiken?')
    expect(papier()).toHaveTextContent('Dit bedrag komt van Moneyou. De stappen kunnen we daarom niet laten zien.')
  })
})
