import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'

import { createJsonLayer } from '../../../adapters/element/loader/jsonLayer'

/** A grandparent with this JSON, and the parent in which an element can stand. */
const maakPlek = (json?: string) => {
  const grootouder = document.createElement('section')
  const ouder = document.createElement('div')
  if (json !== undefined) grootouder.dataset['dynamicProps'] = json
  grootouder.append(ouder)
  return { grootouder, ouder }
}

/** The layer of an element below this JSON, which moves as the browser tells it. */
const zetNeer = (json?: string) => {
  const host = document.createElement('section')
  const bijVerandering = vi.fn()
  const { read, connect, disconnect } = createJsonLayer(host, bijVerandering)
  const verplaats = ({ ouder }: ReturnType<typeof maakPlek>) => {
    disconnect()
    ouder.append(host)
    connect()
  }
  const plek = maakPlek(json)
  verplaats(plek)
  return { host, plek, read, verplaats, bijVerandering }
}

const stuur = (doel: Element, detail: unknown) => doel.dispatchEvent(new CustomEvent('dynamic-props', { detail }))

let gewaarschuwd: MockInstance<typeof console.warn>
beforeEach(() => {
  gewaarschuwd = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('what a dynamic-props event gave', () => {
  const metGebeurtenis = (json?: string) => {
    const opstelling = zetNeer(json)
    stuur(opstelling.host, { normjaar: 2026 })
    return opstelling
  }

  it('takes the place of the JSON, and stays when the element is put back', () => {
    const { plek, read, verplaats, bijVerandering } = metGebeurtenis('{"normjaar": 2025, "kleurmodus": "donker"}')
    expect(bijVerandering).toHaveBeenCalledOnce()
    plek.grootouder.dataset['dynamicProps'] = '{"normjaar": 2024}'
    verplaats(plek)
    expect(read()).toEqual({ normjaar: 2026 })
  })

  it.each([
    ['stays', 'without JSON', undefined, 2026],
    ['stays', 'whose JSON cannot be read', '{"normjaar": 20', 2026],
    ['ends', 'that gives JSON of its own', '{"normjaar": 2025}', 2025],
  ])('%s below another grandparent %s', (_hoe, _waar, json, normjaar) => {
    const { read, verplaats } = metGebeurtenis('{"normjaar": 2025}')
    verplaats(maakPlek(json))
    expect(read()).toEqual({ normjaar })
  })

  it('stays when a later event gives nothing that can be read', () => {
    const { host, read } = metGebeurtenis()
    stuur(host, 'tekst')
    expect(read()).toEqual({ normjaar: 2026 })
  })
})

describe('the JSON of a grandparent', () => {
  it.each([
    ['without JSON', undefined],
    ['with JSON that cannot be read', '['],
  ])('counts no more when the element is moved below another one %s', (_waar, json) => {
    const { read, verplaats } = zetNeer('{"normjaar": 2026}')
    verplaats(maakPlek(json))
    expect(read()).toEqual({})
  })

  it('is read anew when the element is put back where it stood', () => {
    const { plek, read, verplaats } = zetNeer('{"normjaar": 2026}')
    plek.grootouder.dataset['dynamicProps'] = '{"normjaar": 2025}'
    verplaats(plek)
    expect(read()).toEqual({ normjaar: 2025 })
  })

  it('that cannot be read is reported once, however often the element is put back', () => {
    const { plek, verplaats } = zetNeer('{')
    verplaats(plek)
    expect(gewaarschuwd.mock.calls).toEqual([
      ['section: data-dynamic-props is onbruikbaar en telt niet mee.', expect.any(SyntaxError)],
    ])
  })
})
