import { expect, test as base } from '@playwright/test'

import { startServer } from '../support/process'

interface PerTest {
  /** The time on the clock of every page when a test begins; the clock runs from there. */
  readonly clock: string
  /** The errors of the page: on its console, and uncaught exceptions. */
  readonly complaints: string[]
  /** The warnings on the console of the page. */
  readonly warnings: string[]
  /** The addresses that the page requested. */
  readonly requested: string[]
  /** Matches errors that the test itself causes on the page. */
  readonly expectedComplaints: RegExp
  /**
   * Runs one case of a test in the same page, which is much cheaper than a page per case. A failure has the name of the
   * case. Each case opens its page and sets its own window, media and routes.
   */
  readonly runCase: (name: string, action: () => Promise<void>) => Promise<void>
}

interface PerWorker {
  /** The address of the built server. Each worker has its own port, so parallel runs do not interfere. */
  readonly address: string
}

/** Moves the clock of a page to this moment. */
const setClock = (moment: string): void => {
  const difference = new Date(moment).getTime() - Date.now()
  window.Date = new Proxy(Date, {
    construct: (Real, time, newTarget) =>
      Reflect.construct(Real, time.length === 0 ? [Real.now() + difference] : time, newTarget) as Date,
    get: (Real, name) => (name === 'now' ? () => Real.now() + difference : (Reflect.get(Real, name) as unknown)),
  })
}

const unexpected = (complaints: readonly string[], expected: RegExp): readonly string[] =>
  complaints.filter((complaint) => !expected.test(complaint))

/** Playwright's test against the built bundle. An unexpected error of the page fails the test. */
export const test = base.extend<PerTest, PerWorker>({
  address: [
    async ({}, use) => {
      const { address, stop } = await startServer({ LOG_LEVEL: 'error' })
      await use(address)
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ address }, use) => use(address),
  /** A date in the year of the default norms, so that no newer norms apply. */
  clock: ['2025-06-16T10:30:00', { option: true }],
  context: async ({ context, clock }, use) => {
    await context.addInitScript(setClock, clock)
    await use(context)
  },
  expectedComplaints: [/^$/, { option: true }],
  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      await use(complaints)
      expect(unexpected(complaints, expectedComplaints)).toEqual([])
    },
    { auto: true },
  ],
  warnings: async ({ page }, use) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await use(warnings)
  },
  requested: async ({ page }, use) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await use(requested)
  },
  runCase: ({ page, complaints, expectedComplaints }, use) =>
    use((name, action) =>
      base.step(name, async () => {
        await page.mouse.move(0, 0)
        // Checked here and not again at the end of the test, because an error outside a case hides the name of the
        // case.
        const judge = (expected: typeof expect): void =>
          expected(unexpected(complaints.splice(0), expectedComplaints)).toEqual([])
        await action().catch((error: unknown) => {
          judge(expect.soft)
          throw error
        })
        judge(expect)
      }),
    ),
})

export { expect }
