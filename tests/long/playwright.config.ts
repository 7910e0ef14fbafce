import { defineConfig } from '@playwright/test'

import gewoon from '../browser/playwright.config'
import { ROOT } from '../support/root'

/** The browser tests that take minutes rather than moments. */
export default defineConfig(gewoon, {
  testDir: 'browser',
  testMatch: /\.test\.ts$/,
  outputDir: `${ROOT}/test-results/long`,
  reporter: [['list']],
  timeout: 300_000,
})
