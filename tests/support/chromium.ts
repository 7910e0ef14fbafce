import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const HOW_TO = 'install chromium (as root: apt-get install chromium), or set CHROMIUM_PATH to a Chromium or Chrome'

const isRoot = process.getuid?.() === 0

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable)

const installed = (): string | undefined =>
  NAMES.map(onPath).find((file) => file !== undefined) ??
  [chromium.executablePath()].find((file) => file !== '' && existsSync(file))

const apt = (...words: readonly string[]): boolean =>
  spawnSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

const install = (): boolean =>
  isRoot &&
  onPath('apt-get') !== undefined &&
  apt('update', '--quiet') &&
  apt('install', '--quiet', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation')

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

/** A browser that leaves the network alone; root has no sandbox to put it in. */
export const chromiumArguments: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
