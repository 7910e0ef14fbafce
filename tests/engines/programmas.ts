import { existsSync, readdirSync } from 'node:fs'

import { aptInstall, onPath } from '../support/programs'

const PAKKETTEN = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

const firefox = (): string | undefined => onPath('firefox-esr') ?? onPath('firefox')

/** Debian keeps WebKit's browser beside the library that it belongs to. */
const miniBrowser = (): string | undefined =>
  readdirSync('/usr/lib')
    .flatMap((map) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((bieb) => `/usr/lib/${map}/${bieb}/MiniBrowser`),
    )
    .find((bestand) => existsSync(bestand))

const webKit = () => ({ driver: onPath('WebKitWebDriver'), miniBrowser: miniBrowser(), xvfb: onPath('Xvfb') })

const ontbreekt = (): boolean => firefox() === undefined || Object.values(webKit()).includes(undefined)

const gevonden = (bestand: string | undefined): string => {
  if (bestand !== undefined) return bestand
  throw new Error(
    'The tests in other engines need Firefox and WebKitGTK: ' +
      `install them (as root: apt-get install ${PAKKETTEN.join(' ')}).`,
  )
}

export const vindFirefox = (): string => gevonden(firefox())

export const vindWebKit = () => {
  const { driver, miniBrowser, xvfb } = webKit()
  return { driver: gevonden(driver), miniBrowser: gevonden(miniBrowser), xvfb: gevonden(xvfb) }
}

/** Installs a missing browser before the first test; when that is not allowed, ends the run and says how to get one. */
export const setup = (): void => {
  if (ontbreekt()) aptInstall(PAKKETTEN)
  vindFirefox()
  vindWebKit()
}
