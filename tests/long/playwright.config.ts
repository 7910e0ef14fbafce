import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

import daily from '../browser/playwright.config'
import { IN_FULL } from '../support/matrix'
import { ROOT } from '../support/root'

process.env[IN_FULL] = 'yes'

/** The test files that use `support/matrix`: their daily run skips some cases, or skips tests marked as long. */
const withMatrix = [`${ROOT}/tests/browser`, `${ROOT}/tests/channels/browser`]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('/support/matrix'))

/** The long browser tests: those that take minutes rather than seconds, and the daily ones with all their cases. */
export default defineConfig(daily, {
  outputDir: `${ROOT}/test-results/long`,
  timeout: 300_000,
  grepInvert: [],
  projects: [
    { name: 'long', testDir: 'browser', testMatch: /\.test\.ts$/ },
    { name: 'in full', testDir: '..', testMatch: withMatrix },
  ],
})
