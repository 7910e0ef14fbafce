import { expect, test as base } from '@playwright/test'

import { startServer } from '../support/process'

interface PerTest {
  /** The time on the clock of every page when a test begins; the clock runs from there. */
  readonly klok: string
  /** The errors of the page: on its console, and uncaught exceptions. */
  readonly klachten: string[]
  /** The warnings on the console of the page. */
  readonly waarschuwingen: string[]
  /** The addresses that the page requested. */
  readonly gevraagd: string[]
  /** Matches errors that the test itself causes on the page. */
  readonly verwachteKlachten: RegExp
  /**
   * Runs one case of a test in the same page, which is much cheaper than a page per case. A failure has the name of the
   * case. Each case opens its page and sets its own window, media and routes.
   */
  readonly geval: (naam: string, doe: () => Promise<void>) => Promise<void>
}

interface PerWorker {
  /** The address of the built server. Each worker has its own port, so parallel runs do not interfere. */
  readonly adres: string
}

/** Moves the clock of a page to this moment. */
const zetKlok = (moment: string): void => {
  const verschil = new Date(moment).getTime() - Date.now()
  window.Date = new Proxy(Date, {
    construct: (Echt, tijd, nieuw) =>
      Reflect.construct(Echt, tijd.length === 0 ? [Echt.now() + verschil] : tijd, nieuw) as Date,
    get: (Echt, naam) => (naam === 'now' ? () => Echt.now() + verschil : (Reflect.get(Echt, naam) as unknown)),
  })
}

const onverwacht = (klachten: readonly string[], verwacht: RegExp): readonly string[] =>
  klachten.filter((klacht) => !verwacht.test(klacht))

/** Playwright's test against the built bundle. An unexpected error of the page fails the test. */
export const test = base.extend<PerTest, PerWorker>({
  adres: [
    async ({}, use) => {
      const { address, stop } = await startServer({ LOG_LEVEL: 'error' })
      await use(address)
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ adres }, use) => use(adres),
  /** A date in the year of the default norms, so that no newer norms apply. */
  klok: ['2025-06-16T10:30:00', { option: true }],
  context: async ({ context, klok }, use) => {
    await context.addInitScript(zetKlok, klok)
    await use(context)
  },
  verwachteKlachten: [/^$/, { option: true }],
  klachten: [
    async ({ page, verwachteKlachten }, use) => {
      const klachten: string[] = []
      page.on('pageerror', (error) => klachten.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') klachten.push(message.text())
      })
      await use(klachten)
      expect(onverwacht(klachten, verwachteKlachten)).toEqual([])
    },
    { auto: true },
  ],
  waarschuwingen: async ({ page }, use) => {
    const waarschuwingen: string[] = []
    page.on('console', (message) => message.type() === 'warning' && waarschuwingen.push(message.text()))
    await use(waarschuwingen)
  },
  gevraagd: async ({ page }, use) => {
    const gevraagd: string[] = []
    page.on('request', (verzoek) => gevraagd.push(verzoek.url()))
    await use(gevraagd)
  },
  geval: ({ page, klachten, verwachteKlachten }, use) =>
    use((naam, doe) =>
      base.step(naam, async () => {
        await page.mouse.move(0, 0)
        // Checked here and not again at the end of the test, because an error outside a case hides the name of the
        // case.
        const beoordeel = (verwacht: typeof expect): void =>
          verwacht(onverwacht(klachten.splice(0), verwachteKlachten)).toEqual([])
        await doe().catch((fout: unknown) => {
          beoordeel(expect.soft)
          throw fout
        })
        beoordeel(expect)
      }),
    ),
})

export { expect }
