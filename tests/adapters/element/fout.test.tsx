import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { SafetyNet } from '../../../adapters/element/mount/Drawing'
import { prepareElement, clearPage, textIn, until, putOnPage, type HeardEvent } from '../../support/element'
import { gehoordVan } from './opstelling'

const GEEN_RENTE = 'Voor deze rentevaste periode is geen rente bekend. Kies bij stap 3 een andere periode.'
const NIET_GELUKT = 'De berekening is niet gelukt. Controleer je verbinding en probeer het opnieuw.'

const fouten = (gehoord: readonly HeardEvent[]) =>
  gehoordVan(gehoord, 'fout').map(({ code, bericht }) => ({ code, bericht }))

/** Adds an element to the page and waits for its first `fout` event. */
const zetMetFout = async (attributen: Readonly<Record<string, string>>) => {
  const opstelling = prepareElement(attributen)
  document.body.append(opstelling.grandparent)
  await until(() => fouten(opstelling.heard).length > 0)
  return opstelling
}

const { structuredClone, matchMedia } = globalThis

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(async () => {
  await clearPage()
  Object.assign(globalThis, { structuredClone, matchMedia })
  vi.restoreAllMocks()
})

describe('the fout event', () => {
  it.each([
    ['without a rate', { rentetarieven: '{}' }, 'niet-te-berekenen', GEEN_RENTE],
    ['that the service refuses', { berekening: 'server' }, 'status-400', NIET_GELUKT],
  ])('the fout event of a calculation %s has the message shown on screen', async (_wat, attributen, code, bericht) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 400 })))
    const { element, heard } = await zetMetFout(attributen)
    expect(fouten(heard)).toEqual([{ code, bericht }])
    await until(() => textIn(element).includes(bericht))
  })
})

it('a change to a missing or unknown brand gives a fout event; the screen cuts a brand to 100 characters', async () => {
  const { element, heard } = await putOnPage()
  const codes = () => fouten(heard).map(({ code }) => code)
  for (const keer of [1, 2]) {
    element.removeAttribute('label-code')
    await until(() => codes().length === keer)
    element.type = 'Adviseur'
    element.setAttribute('label-code', 'MY')
    await until(() => !textIn(element).includes('label-code ontbreekt'))
  }
  vi.spyOn(console, 'warn').mockReturnValue()
  element.dispatchEvent(new CustomEvent('dynamic-props', { detail: { labelCode: 'Y'.repeat(101) } }))
  element.setAttribute('label-code', 'XX')
  await until(() => textIn(element).includes(`onbekend: ${'Y'.repeat(100)}… (101 tekens); kies MY of FL`))
  expect(codes()).toEqual(['label-code', 'label-code', 'label-code'])
})

it('a calculator that keeps failing to draw its screen shows one message and gives one fout event', async () => {
  const { element, heard } = await putOnPage()
  vi.spyOn(Node.prototype, 'appendChild').mockImplementation(() => {
    throw new Error('vertaald')
  })
  element.shadowRoot?.querySelector<HTMLElement>('button.verder')?.click()
  const bericht = 'De rekenhulp loopt steeds vast. Laad de pagina opnieuw.'
  await until(() => textIn(element) === bericht)
  expect(fouten(heard)).toEqual([{ code: 'vastgelopen', bericht }])
})

it('the calculator gives a result and no fout event in a browser without structuredClone', async () => {
  Object.assign(globalThis, { structuredClone: undefined })
  const { heard } = await putOnPage()
  expect(fouten(heard)).toEqual([])
})

describe('a calculator that cannot start', () => {
  it('a calculator that cannot start shows a message, gives a fout event and logs the cause', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(() => {
      throw new Error('geen matchMedia')
    })
    const { element, heard } = await zetMetFout({})
    const bericht = 'De rekenhulp kan niet starten. Probeer het in een andere browser.'
    expect(fouten(heard)).toEqual([{ code: 'niet-gestart', bericht }])
    expect(textIn(element)).toBe(bericht)
    expect(vi.mocked(console.error).mock.lastCall).toEqual([
      `hypotheek-orientatie: ${bericht}`,
      new Error('geen matchMedia'),
    ])
  })

  it('a calculator in a browser without matchMedia gives a fout event with the code niet-gestart', async () => {
    Object.assign(globalThis, { matchMedia: undefined })
    const { element, heard } = await zetMetFout({})
    expect(fouten(heard).map(({ code }) => code)).toEqual(['niet-gestart'])
    element.setAttribute('type', 'Adviseur')
    element.remove()
  })

  it('a calculator that fails to start leaves no live regions, and starts at a later attribute change', async () => {
    const { element, grandparent, heard } = prepareElement()
    document.body.append(grandparent)
    const plaats = vi.spyOn(element.shadowRoot ?? document.body, 'append').mockImplementation(() => {
      throw new Error('geen plaats')
    })
    await until(() => fouten(heard).some(({ code }) => code === 'niet-gestart'))
    expect(document.querySelector('[aria-live]')).toBeNull()
    plaats.mockRestore()
    element.setAttribute('type', 'Adviseur')
    await until(() => heard.some(({ name }) => name.endsWith(':resultaat')))
    expect(textIn(element)).not.toContain('kan niet starten')
  })
})

/**
 * Renders a child that throws `keren` times, with `tussentijd` milliseconds between failures. Returns for each failure
 * whether SafetyNet gave up, and the text that is on the page afterwards.
 */
const laatVallen = (keren: number, tussentijd = 0) => {
  let nu = 0
  vi.spyOn(performance, 'now').mockImplementation(() => nu)
  let nogVallen = keren
  const gehoord: boolean[] = []
  const Kind = () => {
    if (nogVallen > 0) throw new Error('gevallen')
    return 'staat'
  }
  const bijFout = (_oorzaak: unknown, opgegeven: boolean) => {
    gehoord.push(opgegeven)
    nogVallen -= 1
    nu += tussentijd
  }
  const { container } = render(
    <SafetyNet onError={bijFout}>
      <Kind />
    </SafetyNet>,
  )
  return { gehoord, tekst: container.textContent }
}

describe('SafetyNet', () => {
  it('SafetyNet draws the screen again after each of three failures', () => {
    expect(laatVallen(3)).toEqual({ gehoord: [false, false, false], tekst: 'staat' })
  })

  it('SafetyNet gives up and draws nothing at the fourth failure within ten seconds', () => {
    expect(laatVallen(4)).toEqual({ gehoord: [false, false, false, true], tekst: '' })
  })

  it('SafetyNet draws the screen again after six failures that are 3.4 seconds apart', () => {
    expect(laatVallen(6, 3_400)).toEqual({ gehoord: Array.from({ length: 6 }, () => false), tekst: 'staat' })
  })
})
