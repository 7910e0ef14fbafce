import { vi } from 'vitest'

import { mount, type Instance } from '../../../adapters/element/mount/mount'
import type { Kept } from '../../../adapters/element/mount/startCalculator'
import { dispatch } from '../../../adapters/element/gebeurtenissen'
import { createLoader } from '../../../adapters/element/loader/createLoader'
import { showMessage } from '../../../adapters/element/loader/showMessage'
import { normenVan, type Normen, type Normjaar } from '../../../domain'
import { settled, recordEvents, clearPage, until, type HeardEvent } from '../../support/element'
import { gehoordVan, quietLoader } from './opstelling'

/** All requests for the norms of 2026. A test fulfils a request with `geef`, or rejects it with `weiger`. */
export const gevraagd: { readonly geef: () => void; readonly weiger: () => void }[] = []
let figuren2026: Promise<Normen> | undefined

const vraag2026 = (): Promise<Normen> =>
  new Promise((resolve, reject) => {
    const weiger = () => {
      figuren2026 = undefined
      reject(new Error('geen verbinding'))
    }
    gevraagd.push({ geef: () => resolve(normenVan(2026)), weiger })
  })

/** Gives the norms of 2025 at once. Norms of 2026 wait for the test. */
export const laadNormen = vi.fn((jaar: Normjaar): Promise<Normen> =>
  jaar === 2025 ? Promise.resolve(normenVan(2025)) : (figuren2026 ??= vraag2026()),
)

/** Lets the norms of 2026 load at once. */
export const geef2026 = (): void => {
  figuren2026 = Promise.resolve(normenVan(2026))
}

let instantie: Instance | undefined

export const staatEr = (): boolean => instantie !== undefined

/** Mounts a calculator of MY with these attributes. With `kept`, it restores the state of an earlier calculator. */
export const zetNeer = (attributen: Readonly<Record<string, string>> = {}, kept?: Kept) => {
  const host = document.createElement('section')
  for (const [naam, waarde] of Object.entries({ 'label-code': 'MY', ...attributen })) host.setAttribute(naam, waarde)
  const root = host.attachShadow({ mode: 'open' })
  document.body.append(host)
  const gehoord = recordEvents(document.body)
  const instance = mount(
    {
      host,
      root,
      jsonLayer: () => ({}),
      tellPage: (naam, inhoud) => dispatch(host, naam, inhoud),
      showMessage,
      takeFirstStep: () => undefined,
      released: () => undefined,
      loadNormen: laadNormen,
      createLoader,
      ...quietLoader,
    },
    kept,
  )
  instantie = instance
  const zet = async (gezet: Readonly<Record<string, string>>) => {
    for (const [naam, waarde] of Object.entries(gezet)) host.setAttribute(naam, waarde)
    instance.readProperties()
    await settled()
  }
  const kader = () => root.querySelector<HTMLElement>('[part=kader]')
  return { host, gehoord, instance, zet, kader }
}

/** Mounts a calculator with these attributes and waits for its first result. */
export const begin = async (attributen: Readonly<Record<string, string>> = {}) => {
  const opstelling = zetNeer(attributen)
  await until(() => jaren(opstelling.gehoord).length > 0)
  return opstelling
}

export const jaren = (gehoord: readonly HeardEvent[]) =>
  gehoordVan(gehoord, 'resultaat').map(
    ({ financieringsOpzet }) => (financieringsOpzet as { readonly normjaar: Normjaar }).normjaar,
  )
export const codes = (gehoord: readonly HeardEvent[]) => gehoordVan(gehoord, 'fout').map(({ code }) => code)

/** Ends the calculator, and forgets every request for norms. */
export const ruimOp = async (): Promise<void> => {
  instantie?.end()
  instantie = undefined
  gevraagd.length = 0
  figuren2026 = undefined
  await clearPage()
}
