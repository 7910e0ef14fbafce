import { afterEach, describe, expect, it } from 'vitest'

import { mount, type Instance } from '../../../adapters/element/mount'
import { dispatch } from '../../../adapters/element/gebeurtenissen'
import { showMessage } from '../../../adapters/element/loader/showMessage'
import { normenVan, type Normen, type Normjaar } from '../../../domain'
import { gezien, luister, ruimPaginaOp, tekstIn, totdat, type Gehoord } from '../../support/element'

/** The loader of the page: asks once for the figures of 2026, again after a failure, and waits for the test. */
let gevraagd: { readonly geef: () => void; readonly weiger: () => void }[] = []
let figuren2026: Promise<Normen> | undefined

const vraag2026 = (): Promise<Normen> =>
  new Promise((resolve, reject) => {
    const weiger = () => {
      figuren2026 = undefined
      reject(new Error('geen verbinding'))
    }
    gevraagd.push({ geef: () => resolve(normenVan(2026)), weiger })
  })

const laadNormen = (jaar: Normjaar): Promise<Normen> =>
  jaar === 2025 ? Promise.resolve(normenVan(2025)) : (figuren2026 ??= vraag2026())

let instantie: Instance | undefined

/** A calculator that stands, with the figures of 2025. */
const begin = async () => {
  const host = document.createElement('section')
  host.setAttribute('label-code', 'MY')
  const root = host.attachShadow({ mode: 'open' })
  document.body.append(host)
  const gehoord = luister(document.body)
  instantie = mount({
    host,
    root,
    jsonLayer: () => ({}),
    tellPage: (naam, inhoud) => dispatch(host, naam, inhoud),
    showMessage,
    loadNormen: laadNormen,
  })
  await totdat(() => jaren(gehoord).length > 0)
  const zet = async (attribuut: string, waarde: string) => {
    host.setAttribute(attribuut, waarde)
    instantie?.readProperties()
    await gezien()
  }
  return { host, gehoord, zet }
}

const jaren = (gehoord: readonly Gehoord[]) =>
  gehoord
    .filter(({ naam }) => naam.endsWith(':resultaat'))
    .map(({ detail }) => (detail['financieringsOpzet'] as { readonly normjaar: Normjaar }).normjaar)
const codes = (gehoord: readonly Gehoord[]) =>
  gehoord.filter(({ naam }) => naam.endsWith(':fout')).map(({ detail }) => detail['code'])

afterEach(async () => {
  instantie?.end()
  gevraagd = []
  figuren2026 = undefined
  await ruimPaginaOp()
})

describe('another norm year', () => {
  it('is applied once its figures are there; until then what stands goes on', async () => {
    const { host, gehoord, zet } = await begin()
    await zet('normjaar', '2026')
    host.shadowRoot?.querySelector<HTMLElement>('input[type=radio]:not(:checked)')?.click()
    await totdat(() => jaren(gehoord).length > 1)
    gevraagd[0]?.geef()
    await totdat(() => jaren(gehoord).includes(2026))
    expect(jaren(gehoord)).toEqual([2025, 2025, 2026])
    expect(gevraagd).toHaveLength(1)
  })

  it('gives way to what is read while its figures are on their way', async () => {
    const { gehoord, zet } = await begin()
    await zet('normjaar', '2026')
    await zet('normjaar', '2025')
    gevraagd[0]?.geef()
    await gezien()
    expect(jaren(gehoord)).toEqual([2025])
  })

  it('whose figures stay away fails the calculation, which asks for them again when it is tried again', async () => {
    const { host, gehoord, zet } = await begin()
    await zet('normjaar', '2026')
    gevraagd[0]?.weiger()
    await totdat(() => gevraagd.length > 1)
    gevraagd[1]?.weiger()
    await totdat(() => codes(gehoord).length > 0)
    expect(codes(gehoord)).toEqual(['niet-geladen'])
    window.dispatchEvent(new Event('online'))
    await totdat(() => gevraagd.length > 2)
    gevraagd[2]?.geef()
    await totdat(() => tekstIn(host).includes('Berekend met de leennormen van 2026.'))
    expect(jaren(gehoord)).toEqual([2025, 2026])
  })
})
