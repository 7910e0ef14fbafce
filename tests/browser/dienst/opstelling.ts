import { type Page } from '@playwright/test'
import { either } from 'fp-ts'

import { berekenFinancieringsOpzet, nieuweOrientatie, toVerzoek } from '../../../domain'
import { formatEuro } from '../../../domain/geld'
import { passesOn, startProxy, type StubService, type Behaviour } from '../../support/stubService'
import { kaderVan2025 } from '../../support/fakes/kader'
import { luister } from '../pagina/bijgehouden'
import { rekenhulpIn, type Rekenhulp } from '../pagina/rekenhulp'
import { expect, test as base } from '../test'

interface Gehoord {
  readonly soort: string
  readonly code?: string
}

declare global {
  interface Window {
    gehoord?: Gehoord[]
  }
}

/** A calculator in server mode, its service, which a test can let fail, and the events on its page. */
export interface Opstelling {
  readonly rekenhulp: Rekenhulp
  readonly dienst: StubService
  /** Answers as the real service does. */
  readonly gezond: Behaviour
  /** Returns the results and failures that the page received since the last call, in order. */
  readonly gehoord: () => Promise<readonly Gehoord[]>
}

/** Returns the maximum that the service calculates for this income, as the screen shows it. */
export const maximumBij = (inkomen: number): string => {
  const orientatie = nieuweOrientatie('MY')
  const verzoek = toVerzoek({ ...orientatie, eigen: { ...orientatie.eigen, inkomen } }, new Date(2026, 2, 14))
  const berekening = berekenFinancieringsOpzet(verzoek, kaderVan2025)
  if (either.isLeft(berekening)) throw new Error(berekening.left._tag)
  return formatEuro(berekening.right.financieringsOpzet.maximaleHypotheekOpInkomen)
}

export const MAXIMAAL = 'Je maximale hypotheek'
export const NIET_GELUKT = 'De berekening is niet gelukt. Controleer je verbinding en probeer het opnieuw.'

const luisterAlsPagina = (page: Page) =>
  page.addInitScript(() => {
    const gehoord: Gehoord[] = []
    window.gehoord = gehoord
    document.addEventListener('hypotheek-orientatie:resultaat', () => gehoord.push({ soort: 'resultaat' }))
    document.addEventListener('hypotheek-orientatie:fout', (gebeurtenis) => {
      const { detail } = gebeurtenis as CustomEvent<{ readonly code: string }>
      gehoord.push({ soort: 'fout', code: detail.code })
    })
  })

/** Playwright's test with a calculator whose service the test controls. */
export const test = base.extend<{ readonly opstelling: Opstelling }>({
  verwachteKlachten: /^Failed to load resource/,
  opstelling: async ({ page, adres }, use) => {
    const dienst = await startProxy(adres)
    await luister(page)
    await luisterAlsPagina(page)
    await page.clock.install()
    await page.goto(`${dienst.address}/proef.html?label-code=MY&berekening=server&laden=direct`)
    const rekenhulp = rekenhulpIn(page.locator('hypotheek-orientatie'))
    await expect(rekenhulp.element.locator('aside section').getByText(/^Vul je inkomen in,/)).toBeVisible()
    const gehoord = () => page.evaluate(() => window.gehoord?.splice(0) ?? [])
    await gehoord()
    await use({ rekenhulp, dienst, gezond: passesOn(adres), gehoord })
    await dienst.close()
  },
})

export { expect }
