import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test as base } from '@playwright/test'

import { ROOT } from '../support/root'

const addressIn = async (lines: AsyncIterable<string>): Promise<string> => {
  for await (const line of lines) {
    const address = /http:\/\/\S+/.exec(line)?.[0]
    if (address !== undefined) return address
  }
  throw new Error('The server stopped before it said where it listens; is dist/ built?')
}

interface PerTest {
  /** What the page complained about: errors on the console and exceptions nobody caught. */
  readonly klachten: readonly string[]
  /** Complaints that belong to what a test does to the page. */
  readonly verwachteKlachten: RegExp
}

interface PerWorker {
  /** The address of the built server, on a port of its own so that runs beside each other do not meet. */
  readonly adres: string
}

/** Playwright's test against the built bundle; a complaint of the page fails the test that caused it. */
export const test = base.extend<PerTest, PerWorker>({
  adres: [
    async ({}, use) => {
      const server = spawn(process.execPath, [`${ROOT}/dist/server.js`], {
        env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '100000' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await use(await addressIn(createInterface(server.stdout)))
      if (server.kill()) await once(server, 'exit')
    },
    { scope: 'worker' },
  ],
  baseURL: ({ adres }, use) => use(adres),
  verwachteKlachten: [/^$/, { option: true }],
  klachten: [
    async ({ page, verwachteKlachten }, use) => {
      const klachten: string[] = []
      page.on('pageerror', (error) => klachten.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') klachten.push(message.text())
      })
      await use(klachten)
      expect(klachten.filter((klacht) => !verwachteKlachten.test(klacht))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
