import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { choose } from '../../../adapters/element/loader/setProperty'
import { readProperties, attributeLayer, jsonLayer } from '../../../adapters/element/mount/properties/readProperties'
import { ATTRIBUTEN } from '../../../adapters/element/eigenschappen'
import { every } from '../../support/every'

type Attributen = Readonly<Record<string, string>>

const hostMet = (attributen: Attributen): HTMLElement => {
  const host = document.createElement('div')
  for (const [naam, waarde] of Object.entries(attributen)) host.setAttribute(naam, waarde)
  return host
}
const lees = (attributen: Attributen, json: object = {}) =>
  readProperties([attributeLayer(hostMet(attributen)), jsonLayer(json)])

it('readProperties returns the defaults for an element without attributes and without JSON', () => {
  expect(lees({})).toEqual({
    properties: {
      type: 'Klant',
      berekening: 'lokaal',
      apiBase: '/api/v3.0/serviceproxy/orientatie',
      normjaar: 2025,
      analytics: false,
      analyticsQueue: 'dataLayer',
      bewaren: false,
      terugknop: false,
      toegankelijkheidAudit: false,
      kleurmodus: 'licht',
      laden: 'lui',
    },
    bad: [],
  })
})

const goed: readonly (readonly [string, string, string, unknown])[] = [
  ['label-code', 'FL', 'labelCode', 'FL'],
  ['type', 'Adviseur', 'type', 'Adviseur'],
  ['berekening', 'server', 'berekening', 'server'],
  ['api-base', '/api', 'apiBase', '/api'],
  ['api-base', 'https://elders.nl/api', 'apiBase', 'https://elders.nl/api'],
  ['api-base', 'http://elders.nl', 'apiBase', 'http://elders.nl'],
  ['normjaar', '2026', 'normjaar', 2026],
  ['rentetarieven', '{"120": 3.75}', 'rentetarieven', { 120: 3.75 }],
  ['adviseur-zoeken-url', '../adviseur?plaats=x', 'adviseurZoekenUrl', '../adviseur?plaats=x'],
  ['adviseur-zoeken-url', 'https://a.nl/b', 'adviseurZoekenUrl', 'https://a.nl/b'],
  ['hypotheek-aanvragen-url', '/aanvraag', 'hypotheekAanvragenUrl', '/aanvraag'],
  ['analytics', '', 'analytics', true],
  ['analytics', 'false', 'analytics', false],
  ['analytics-queue', 'eigenRij', 'analyticsQueue', 'eigenRij'],
  ['bewaren', '', 'bewaren', true],
  ['bewaren', 'false', 'bewaren', false],
  ['terugknop', '', 'terugknop', true],
  ['terugknop', 'false', 'terugknop', false],
  ['toegankelijkheid-audit', '', 'toegankelijkheidAudit', true],
  ['kleurmodus', 'systeem', 'kleurmodus', 'systeem'],
  ['laden', 'direct', 'laden', 'direct'],
]

const fout: readonly (readonly [string, string])[] = [
  ['label-code', 'NotSet'],
  ['type', 'klant'],
  ['berekening', 'ja'],
  ['api-base', 'ftp://elders.nl/api'],
  ['api-base', 'https:elders.nl/api'],
  ['api-base', 'https://elders nl/api'],
  ['api-base', 'https://elders.nl/api?x=1'],
  ['api-base', 'javascript://elders.nl/%0aalert(1)'],
  ['api-base', '//elders.nl/api'],
  ['api-base', '/\\elders.nl/api'],
  ['api-base', 'api'],
  ['api-base', '/api?x=1'],
  ['normjaar', '2024'],
  ['normjaar', '"2025"'],
  ['rentetarieven', '{"120": "3,75"}'],
  ['rentetarieven', '{"120": 3.75'],
  ['adviseur-zoeken-url', 'javascript:alert(1)'],
  ['adviseur-zoeken-url', ' JAVA\tSCRIPT:alert(1)'],
  ['adviseur-zoeken-url', 'data:text/html,x'],
  ['hypotheek-aanvragen-url', 'mailto:x@y.nl'],
  ['analytics', 'nee'],
  ['analytics-queue', 'a.b'],
  ['analytics-queue', 'x y'],
  ['kleurmodus', 'paars'],
  ['laden', 'later'],
]

describe('an attribute of the element', () => {
  it.each(goed)('the attribute %s="%s" becomes the property %s', (attribuut, waarde, naam, verwacht) => {
    const { properties, bad } = lees({ [attribuut]: waarde })
    expect(properties).toMatchObject({ [naam]: verwacht })
    expect(bad).toEqual([])
  })

  it.each(fout)('readProperties reports the attribute %s="%s" as bad and uses the default', (attribuut, waarde) => {
    const { properties, bad } = lees({ [attribuut]: waarde })
    expect(bad).toMatchObject([{ name: attribuut, value: waarde }])
    expect(bad[0]?.errors).not.toEqual([])
    expect(properties).toEqual(lees({}).properties)
  })

  it('label-code, normjaar, adviseur-zoeken-url and kleurmodus count as absent if they contain one space', () => {
    for (const attribuut of ['label-code', 'normjaar', 'adviseur-zoeken-url', 'kleurmodus'])
      expect(lees({ [attribuut]: ' ' })).toEqual(lees({}))
  })

  it('readProperties ignores attributes that belong to no property, such as class', () => {
    expect(lees({ 'ref-ankermenu': 'menu', class: 'x', onbekend: '1' })).toEqual(lees({}))
  })

  it('readProperties reads the nonce from the DOM property, because browsers empty the nonce attribute', () => {
    const host = hostMet({})
    host.nonce = 'abc'
    expect(readProperties([attributeLayer(host)]).properties.nonce).toBe('abc')
  })
})

describe('the layers of readProperties', () => {
  it('an attribute overrides the default of a property, and the JSON overrides the attribute', () => {
    expect(lees({ normjaar: '2026' }).properties.normjaar).toBe(2026)
    expect(lees({ normjaar: '2026' }, { normjaar: 2025 }).properties.normjaar).toBe(2025)
    expect(lees({ analytics: '' }, { analytics: false }).properties.analytics).toBe(false)
  })

  it('the JSON layer accepts normjaar as text and rentetarieven as an object', () => {
    expect(lees({}, { normjaar: '2026', rentetarieven: { 120: 4 } }).properties).toMatchObject({
      normjaar: 2026,
      rentetarieven: { 120: 4 },
    })
  })

  it('a bad value in the JSON is replaced by a valid attribute, or else by the default', () => {
    const { properties, bad } = lees(
      { normjaar: '2026', 'label-code': 'MY', kleurmodus: 'paars' },
      { normjaar: 1999, labelCode: 'XX', kleurmodus: 'groen', type: 'klant' },
    )
    expect(properties).toMatchObject({ normjaar: 2026, labelCode: 'MY', kleurmodus: 'licht', type: 'Klant' })
    expect(bad.map(({ name, value }) => [name, value])).toEqual([
      ['kleurmodus', 'paars'],
      ['labelCode', 'XX'],
      ['type', 'klant'],
      ['normjaar', 1999],
      ['kleurmodus', 'groen'],
    ])
  })

  it('a valid normjaar in the JSON overrides a bad attribute, and the bad value is still reported', () => {
    const { properties, bad } = lees({ normjaar: '1999' }, { normjaar: 2026 })
    expect(properties.normjaar).toBe(2026)
    expect(bad).toMatchObject([{ name: 'normjaar', value: '1999' }])
  })

  it('readProperties copies rentetarieven, so that later changes by the page have no effect', () => {
    const rentetarieven = { 120: 4 }
    const { properties } = lees({}, { rentetarieven })
    rentetarieven[120] = Number.NaN
    expect(properties.rentetarieven).toEqual({ 120: 4 })
  })

  it.each(['labelCode', 'normjaar', 'rentetarieven', 'adviseurZoekenUrl', 'nonce'])(
    'readProperties reports an object as a bad value of %s when reading that object throws',
    (naam) => {
      const slaTerug = () => {
        throw new Error('betrapt')
      }
      const vijandig = new Proxy({}, { get: slaTerug, ownKeys: slaTerug, getOwnPropertyDescriptor: slaTerug })
      expect(lees({}, { [naam]: vijandig }).bad).toMatchObject([{ name: naam }])
    },
  )

  it('null in the JSON layer counts as absent, so that the attribute applies', () => {
    expect(lees({ normjaar: '2026' }, { normjaar: null })).toEqual(lees({ normjaar: '2026' }))
  })

  it('readProperties ignores inherited properties of the JSON object', () => {
    expect(lees({}, Object.create({ labelCode: 'FL' }) as object)).toEqual(lees({}))
    expect(lees({}, JSON.parse('{"__proto__": {"labelCode": "FL"}}') as object)).toEqual(lees({}))
  })

  it('readProperties returns a valid or absent labelCode and a valid normjaar for any attributes and JSON', () => {
    every(fc.dictionary(fc.string(), fc.string()), fc.object({ maxDepth: 3 }), (attributen, json) => {
      const laag = { name: String, read: (naam: string) => attributen[naam] }
      const { properties } = readProperties([laag, jsonLayer(json)])
      expect(['MY', 'FL', undefined]).toContain(properties.labelCode)
      expect([2025, 2026]).toContain(properties.normjaar)
    })
  })
})

it('ATTRIBUTEN lists exactly the attributes of the properties that readProperties reads', () => {
  const genoemd = new Set<string>()
  readProperties([{ name: String, read: (naam) => void genoemd.add(naam) }])
  const toAttribuut = (naam: string) => naam.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  expect([...genoemd].map(toAttribuut).toSorted()).toEqual([...ATTRIBUTEN].toSorted())
})

const given = fc.constantFrom(undefined, null, '', ' MY', 'MY', 'FL', 'my', 'XX', 'licht', 'donker', 'systeem', 0, {})

it('the loader and the application choose the same brand and colour mode for any attributes and JSON', () => {
  every(given, given, given, given, (labelCode, merk, kleurmodus, modus) => {
    const host = document.createElement('div')
    if (typeof merk === 'string') host.setAttribute('label-code', merk)
    if (typeof modus === 'string') host.setAttribute('kleurmodus', modus)
    const { properties } = readProperties([attributeLayer(host), jsonLayer({ labelCode, kleurmodus })])
    expect(choose([labelCode, host.getAttribute('label-code')], ['MY', 'FL'])).toBe(properties.labelCode)
    const chosen = choose([kleurmodus, host.getAttribute('kleurmodus')], ['licht', 'donker', 'systeem'])
    expect(chosen ?? 'licht').toBe(properties.kleurmodus)
  })
})
