import { existsSync, readdirSync } from 'node:fs'

import { aptInstall, onPath } from '../support/programs'

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

const firefox = (): string | undefined => onPath('firefox-esr') ?? onPath('firefox')

/** Returns the path of WebKit's MiniBrowser in its library folder on Debian; undefined when it is absent. */
const miniBrowser = (): string | undefined =>
  readdirSync('/usr/lib')
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
        (library) => `/usr/lib/${folder}/${library}/MiniBrowser`,
      ),
    )
    .find((file) => existsSync(file))

const webKit = () => ({ driver: onPath('WebKitWebDriver'), miniBrowser: miniBrowser(), xvfb: onPath('Xvfb') })

const missing = (): boolean => firefox() === undefined || Object.values(webKit()).includes(undefined)

const found = (file: string | undefined): string => {
  if (file !== undefined) return file
  throw new Error(
    'The tests in other engines need Firefox and WebKitGTK: ' +
      `install them (as root: apt-get install ${PACKAGES.join(' ')}).`,
  )
}

export const findFirefox = (): string => found(firefox())

export const findWebKit = () => {
  const { driver, miniBrowser, xvfb } = webKit()
  return { driver: found(driver), miniBrowser: found(miniBrowser), xvfb: found(xvfb) }
}

/** Installs missing browsers before the first test. If that is forbidden, the error says how to install them. */
export const setup = (): void => {
  if (missing()) aptInstall(PACKAGES)
  findFirefox()
  findWebKit()
}
