import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

import { aptInstall, isExecutable, isRoot, onPath } from './programs'

/** The shell is the same engine without the windows of a browser, which takes a quarter less of the processor. */
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
 * The file of a Chromium to test with: that of CHROMIUM_PATH, else one of this machine, else Playwright's own, else
 * Debian's, installed now where that is allowed. Where there is none the process ends with one line saying how to get
 * one, since tests that quietly skip the browser would pass.
 */
export const findChromium = (): string => {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen !== undefined && chosen !== '')
    return isExecutable(chosen) ? chosen : stop(`There is no program at CHROMIUM_PATH (${chosen})`)
  return installed() ?? (install() ? installed() : undefined) ?? stop('The browser tests need Chromium')
}

/**
 * What Chromium does for a visitor behind the page: each window loads the pages of the address bar's menu, and each
 * visit starts a process for the next one. That takes as much processor time as the tests.
 */
const FOR_A_VISITOR = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

/** What Chromium asks a visitor: may a frame without an origin reach this machine, where the servers of tests are? */
const ASKED_OF_A_VISITOR = ['LocalNetworkAccessChecks']

/** What Playwright turns off; Chromium heeds one list only, and this is the last it is given. */
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

/** A browser that leaves the network alone; root has no sandbox to put it in. */
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
