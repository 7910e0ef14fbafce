import { existsSync, readdirSync } from 'node:fs'

import { aptInstall, onPath } from '../support/programs'

const PAKKETTEN = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

const firefox = (): string | undefined => onPath('firefox-esr') ?? onPath('firefox')

/** Returns the path of WebKit's MiniBrowser, which Debian installs in the folder of its library. */
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

/**
 * Installs missing browsers before the first test. Where that is not allowed, the run fails and says how to install
 * them.
 */
export const setup = (): void => {
  if (ontbreekt()) aptInstall(PAKKETTEN)
  vindFirefox()
  vindWebKit()
}
