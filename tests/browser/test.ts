import { expect, test as base } from '@playwright/test'

import { startServer } from '../support/process'
import { startGuestServer } from './host/guestServer'

interface PerTest {
  /** The time on the clock of a page when the page loads; the clock runs from there. */
  readonly clock: string
  /** The errors of the page: its console errors and uncaught exceptions. */
  readonly complaints: string[]
  /** The warnings on the console of the page. */
  readonly warnings: string[]
  /** The URLs that the page requested. */
  readonly requested: string[]
  /** Matches the errors that the test itself causes on the page. */
  readonly expectedComplaints: RegExp
  /**
   * Runs one case of a test as a named step. All cases share one browser page, because a page per case is slow. Each
   * case opens its own URL and sets the window, media and routes that it needs.
   */
  readonly runCase: (name: string, action: () => Promise<void>) => Promise<void>
}

interface PerWorker {
  /** The address of the built server and the host page. Each worker has its own, so parallel runs do not interfere. */
  readonly address: string
}

/** Runs in the page: sets the clock of the page to this moment, from where the clock runs on. */
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
      const server = await startServer({ LOG_LEVEL: 'error' })
      const guest = await startGuestServer(server.address)
      await use(guest.address)
      guest.stop()
      await server.stop()
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
        // Checks the errors here, because a check at the end of the test would not name the case.
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
