import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'

import { createJsonLayer } from '../../../adapters/element/loader/jsonLayer'

/** Creates a parent for the element inside a grandparent with this JSON; undefined gives no JSON. */
const maakPlek = (json?: string) => {
  const grootouder = document.createElement('section')
  const ouder = document.createElement('div')
  if (json !== undefined) grootouder.dataset['dynamicProps'] = json
  grootouder.append(ouder)
  return { grootouder, ouder }
}

/** Creates an element with a JSON layer, in a grandparent with `json`. `verplaats` moves and reconnects the element. */
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

describe('a dynamic-props event', () => {
  const metGebeurtenis = (json?: string) => {
    const opstelling = zetNeer(json)
    stuur(opstelling.host, { normjaar: 2026 })
    return opstelling
  }

  it('a dynamic-props event replaces the JSON of the grandparent, also after the element is put back', () => {
    const { plek, read, verplaats, bijVerandering } = metGebeurtenis('{"normjaar": 2025, "kleurmodus": "donker"}')
    expect(bijVerandering).toHaveBeenCalledOnce()
    plek.grootouder.dataset['dynamicProps'] = '{"normjaar": 2024}'
    verplaats(plek)
    expect(read()).toEqual({ normjaar: 2026 })
  })

  it.each([
    ['stays in use', 'without JSON', undefined, 2026],
    ['stays in use', 'with unreadable JSON', '{"normjaar": 20', 2026],
    ['is dropped', 'with JSON', '{"normjaar": 2025}', 2025],
  ])(
    'the content of a dynamic-props event %s when the element moves to a grandparent %s',
    (_hoe, _waar, json, normjaar) => {
      const { read, verplaats } = metGebeurtenis('{"normjaar": 2025}')
      verplaats(maakPlek(json))
      expect(read()).toEqual({ normjaar })
    },
  )

  it('the content of a dynamic-props event stays in use when the detail of a later event is a text', () => {
    const { host, read } = metGebeurtenis()
    stuur(host, 'tekst')
    expect(read()).toEqual({ normjaar: 2026 })
  })
})

describe('the JSON of a grandparent', () => {
  it.each([
    ['without JSON', undefined],
    ['with unreadable JSON', '['],
  ])('the JSON of a grandparent is dropped when the element moves to another grandparent %s', (_waar, json) => {
    const { read, verplaats } = zetNeer('{"normjaar": 2026}')
    verplaats(maakPlek(json))
    expect(read()).toEqual({})
  })

  it('the changed JSON of a grandparent is read when the element is removed and put back', () => {
    const { plek, read, verplaats } = zetNeer('{"normjaar": 2026}')
    plek.grootouder.dataset['dynamicProps'] = '{"normjaar": 2025}'
    verplaats(plek)
    expect(read()).toEqual({ normjaar: 2025 })
  })

  it('unreadable JSON of a grandparent gives one console warning, also when the element is put back', () => {
    const { plek, verplaats } = zetNeer('{')
    verplaats(plek)
    expect(gewaarschuwd.mock.calls).toEqual([
      ['section: data-dynamic-props is onbruikbaar en telt niet mee.', expect.any(SyntaxError)],
    ])
  })
})
