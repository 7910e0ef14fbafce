import { aptInstall, onPath } from '../support/programs'

const PROGRAMS = ['orca', 'xdotool', 'Xvfb', 'dbus-run-session', 'firefox-esr']
const PACKAGES = [
  ...['orca', 'speech-dispatcher', 'at-spi2-core', 'dbus-x11', 'gsettings-desktop-schemas'],
  ...['xdotool', 'xvfb', 'firefox-esr'],
]

const missing = (): readonly string[] => PROGRAMS.filter((name) => onPath(name) === undefined)

/** Installs Orca and dependencies before the first test. If that is forbidden, the error says how to install them. */
export const setup = (): void => {
  if (missing().length > 0) aptInstall(PACKAGES)
  if (missing().length > 0)
    throw new Error(
      'The tests with a screen reader need Orca: install it (as root: ' +
        `apt-get install --no-install-recommends ${PACKAGES.join(' ')}).`,
    )
}
