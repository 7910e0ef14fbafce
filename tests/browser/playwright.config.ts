import { defineConfig } from '@playwright/test'

import { chromiumArguments, findChromium } from '../support/chromium'
import { LONG } from '../support/matrix'
import { ROOT } from '../support/root'

export default defineConfig({
  testDir: '..',
  /** Regular expressions, because a glob matches at any depth and would include tests/long/browser. */
  testMatch: [/tests\/browser\/.*\.test\.ts$/, /tests\/channels\/browser\/.*\.test\.ts$/],
  grepInvert: new RegExp(LONG.tag),
  globalSetup: '../support/seed.ts',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  outputDir: `${ROOT}/test-results/browser`,
  reporter: [['list'], ['json', { outputFile: `${ROOT}/test-results/browser.json` }]],
  forbidOnly: process.env['CI'] !== undefined,
  updateSnapshots: process.env['CI'] === undefined ? 'missing' : 'none',
  fullyParallel: true,
  workers: 3,
  /** The time limits, in milliseconds. They are generous, so that they stop hanging tests but not slow machines. */
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    actionTimeout: 60_000,
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: [...chromiumArguments] },
  },
})
