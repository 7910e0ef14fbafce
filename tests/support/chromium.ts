import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

import { aptInstall, isExecutable, isRoot, onPath } from './programs'

/** The headless shell is the same engine without browser windows; it uses a quarter less processor time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const HOW_TO = 'install chromium (as root: apt-get install chromium), or set CHROMIUM_PATH to a Chromium or Chrome'

const installed = (): string | undefined =>
  NAMES.map(onPath).find((file) => file !== undefined) ??
  [chromium.executablePath()].find((file) => file !== '' && existsSync(file))

const install = (): boolean => [SHELL, 'chromium'].some((name) => aptInstall([name, 'fonts-liberation']))

const stop = (problem: string): never => {
  console.error(`${problem}: ${HOW_TO}.`)
  process.exit(1)
}

/**
 * Returns the path of the Chromium to test with: that of CHROMIUM_PATH, otherwise one on PATH, otherwise that of
 * Playwright, otherwise that of Debian, which root installs now. Without a Chromium, or with a wrong CHROMIUM_PATH, the
 * process ends with one line that says how to install one, because tests that silently skip the browser would pass.
 */
export const findChromium = (): string => {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen !== undefined && chosen !== '')
    return isExecutable(chosen) ? chosen : stop(`There is no program at CHROMIUM_PATH (${chosen})`)
  return installed() ?? (install() ? installed() : undefined) ?? stop('The browser tests need Chromium')
}

/**
 * Background features of Chromium that the tests turn off, because they cost as much processor time as the tests: every
 * window loads the pages of the address bar's menu, and every visit starts a process for the next visit.
 */
const FOR_A_VISITOR = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

/** A feature that is turned off: it asks permission when a frame without an origin calls the test machine. */
const ASKED_OF_A_VISITOR = ['LocalNetworkAccessChecks']

/** The features that Playwright turns off, repeated because Chromium reads only the last `--disable-features`. */
const OFF_IN_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/**
 * Arguments that start Chromium without GPU, without QUIC and without network calls of Chromium itself. For root they
 * turn the sandbox off, because Chromium has no sandbox for root.
 */
export const chromiumArguments: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...FOR_A_VISITOR, ...ASKED_OF_A_VISITOR].join(',')}`,
]
