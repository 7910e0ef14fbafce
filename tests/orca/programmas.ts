import { aptInstall, onPath } from '../support/programs'

const PROGRAMMAS = ['orca', 'xdotool', 'Xvfb', 'dbus-run-session', 'firefox-esr']
const PAKKETTEN = [
  ...['orca', 'speech-dispatcher', 'at-spi2-core', 'dbus-x11', 'gsettings-desktop-schemas'],
  ...['xdotool', 'xvfb', 'firefox-esr'],
]

const ontbreekt = (): readonly string[] => PROGRAMMAS.filter((naam) => onPath(naam) === undefined)

/**
 * Installs Orca and its dependencies before the first test. Where that is not allowed, the error says how to install
 * them.
 */
export const setup = (): void => {
  if (ontbreekt().length > 0) aptInstall(PAKKETTEN)
  if (ontbreekt().length > 0)
    throw new Error(
      'The tests that are heard need Orca: install it (as root: ' +
        `apt-get install --no-install-recommends ${PAKKETTEN.join(' ')}).`,
    )
}
