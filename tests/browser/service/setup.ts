import { type Page } from '@playwright/test'
import { either } from 'fp-ts'

import { berekenFinancieringsOpzet, nieuweOrientatie, toVerzoek } from '../../../domain'
import { formatEuro } from '../../../domain/geld'
import { passesOn, startProxy, type StubService, type Behaviour } from '../../support/stubService'
import { kaderVan2025 } from '../../support/fakes/kader'
import { untilCalculated } from '../host/hostPage'
import { recordAnnouncements } from '../page/recorded'
import { calculatorIn, type Calculator } from '../page/calculator'
import { expect, test as base } from '../test'

interface Heard {
  readonly kind: string
  readonly code?: string
}

declare global {
  interface Window {
    heard?: Heard[]
  }
}

/** A calculator in server mode, its service, which a test can make fail, and the events that its page received. */
export interface Setup {
  readonly calculator: Calculator
  readonly service: StubService
  /** The behaviour that passes each request on to the real service. */
  readonly healthy: Behaviour
  /** Returns the results and failures that the page received since the last call, in order. */
  readonly heard: () => Promise<readonly Heard[]>
}

/** Calculates the maximum mortgage for this income, as the screen shows it. Throws when the calculation fails. */
export const maximumFor = (inkomen: number): string => {
  const orientatie = nieuweOrientatie('MY')
  const request = toVerzoek({ ...orientatie, eigen: { ...orientatie.eigen, inkomen } }, new Date(2026, 2, 14))
  const berekening = berekenFinancieringsOpzet(request, kaderVan2025)
  if (either.isLeft(berekening)) throw new Error(berekening.left._tag)
  return formatEuro(berekening.right.financieringsOpzet.maximaleHypotheekOpInkomen)
}

export const MAXIMAAL = 'Je maximale hypotheek'
export const NIET_GELUKT = 'De berekening is niet gelukt. Controleer je verbinding en probeer het opnieuw.'

const recordPageEvents = (page: Page) =>
  page.addInitScript(() => {
    const heard: Heard[] = []
    window.heard = heard
    document.addEventListener('hypotheek-orientatie:resultaat', () => heard.push({ kind: 'resultaat' }))
    document.addEventListener('hypotheek-orientatie:fout', (event) => {
      const { detail } = event as CustomEvent<{ readonly code: string }>
      heard.push({ kind: 'fout', code: detail.code })
    })
  })

/** Playwright's test with a calculator whose service the test controls. */
export const test = base.extend<{ readonly setup: Setup }>({
  expectedComplaints: /^Failed to load resource/,
  setup: async ({ page, address }, use) => {
    const service = await startProxy(address)
    await recordAnnouncements(page)
    await recordPageEvents(page)
    await page.clock.install()
    await page.goto(`${service.address}/proef.html?label-code=MY&berekening=server&laden=direct`)
    const calculator = calculatorIn(page.locator('hypotheek-orientatie'))
    await untilCalculated(calculator)
    const heard = () => page.evaluate(() => window.heard?.splice(0) ?? [])
    await heard()
    await use({ calculator, service, healthy: passesOn(address), heard })
    await service.close()
  },
})

export { expect }
