import { afterEach, describe, expect, it, vi } from 'vitest'

import { settled, prepareElement, clearPage, textIn, until } from '../../support/element'

const berekendMet = (normjaar: number) => `Berekend met de leennormen van ${normjaar}.`

/** A grandparent with this JSON, and the parent in which an element can stand. */
const maakPlek = (json?: string) => {
  const grootouder = document.createElement('section')
  const ouder = document.createElement('div')
  if (json !== undefined) grootouder.dataset['dynamicProps'] = json
  grootouder.append(ouder)
  document.body.append(grootouder)
  return { grootouder, ouder }
}

/** An element below this JSON, and how to wait until its figures are those of a year. */
const zetNeer = async (json?: string, attributen: Readonly<Record<string, string>> = {}) => {
  const plek = maakPlek(json)
  const { element } = prepareElement(attributen)
  plek.ouder.append(element)
  const rekentMet = (normjaar: number) => until(() => textIn(element).includes(berekendMet(normjaar)))
  await until(() => /Berekend met de leennormen van \d{4}\./.test(textIn(element)))
  return { ...plek, element, rekentMet }
}

const stuur = (doel: Element, detail: unknown) => doel.dispatchEvent(new CustomEvent('dynamic-props', { detail }))
const haalWeg = async (element: Element) => {
  element.remove()
  await settled()
}

afterEach(async () => {
  await clearPage()
  vi.restoreAllMocks()
})

describe('what a dynamic-props event gave', () => {
  it('stays when the element is taken away and put back', async () => {
    const { element, ouder, rekentMet } = await zetNeer('{"normjaar": 2025, "kleurmodus": "donker"}')
    stuur(element, { normjaar: 2026 })
    await rekentMet(2026)
    await haalWeg(element)
    ouder.append(element)
    expect(element.normjaar).toBe(2026)
    await rekentMet(2026)
  })

  it('stays when the element is put back elsewhere, below a grandparent without JSON', async () => {
    const { element, rekentMet } = await zetNeer('{"normjaar": 2025}')
    stuur(element, { normjaar: 2026 })
    await rekentMet(2026)
    await haalWeg(element)
    maakPlek().ouder.append(element)
    expect(element.normjaar).toBe(2026)
    await rekentMet(2026)
  })

  it('ends below another grandparent that gives JSON of its own', async () => {
    const { element, rekentMet } = await zetNeer()
    stuur(element, { normjaar: 2026 })
    await rekentMet(2026)
    maakPlek('{"normjaar": 2025}').ouder.append(element)
    await rekentMet(2025)
  })

  it('stays below another grandparent whose JSON cannot be read, which is reported', async () => {
    const gewaarschuwd = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { element, rekentMet } = await zetNeer()
    stuur(element, { normjaar: 2026 })
    await rekentMet(2026)
    await haalWeg(element)
    maakPlek('{"normjaar": 20').ouder.append(element)
    expect(element.normjaar).toBe(2026)
    await rekentMet(2026)
    expect(gewaarschuwd).toHaveBeenCalledOnce()
  })
})

describe('the JSON of a grandparent', () => {
  it.each([
    ['without JSON', undefined],
    ['with JSON that cannot be read', '['],
  ])('counts no more when the element is moved below another one %s', async (_waar, json) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { element, rekentMet } = await zetNeer('{"normjaar": 2026}')
    await rekentMet(2026)
    maakPlek(json).ouder.append(element)
    await rekentMet(2025)
  })

  it('counts no more, also when the element was away in between', async () => {
    const { element, rekentMet } = await zetNeer('{"normjaar": 2026}')
    await haalWeg(element)
    maakPlek().ouder.append(element)
    await rekentMet(2025)
  })

  it('is read anew when the element is put back where it stood', async () => {
    const { element, grootouder, ouder, rekentMet } = await zetNeer('{"normjaar": 2026}')
    await haalWeg(element)
    grootouder.dataset['dynamicProps'] = '{"normjaar": 2025}'
    ouder.append(element)
    await rekentMet(2025)
  })

  it('that cannot be read is reported once, however often the element is put back', async () => {
    const gewaarschuwd = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { element, ouder } = await zetNeer('{')
    await haalWeg(element)
    ouder.append(element)
    await settled()
    expect(gewaarschuwd).toHaveBeenCalledOnce()
  })

  it('of a grandparent that the element left is heard no more', async () => {
    const { element, grootouder, rekentMet } = await zetNeer()
    maakPlek().ouder.append(element)
    stuur(grootouder, { normjaar: 2026 })
    expect(element.normjaar).toBe(2025)
    await rekentMet(2025)
  })
})

it('a bad value in the JSON gives way to the attribute', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { rekentMet } = await zetNeer('{"normjaar": 1999, "labelCode": "XX"}', { normjaar: '2026' })
  await rekentMet(2026)
})
