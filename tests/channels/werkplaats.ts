import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'

import { ROOT } from '../support/root'
import { install, pack } from './pakketten'

/** A folder for this worker, inside the repository so that its projects find React and the bundlers. */
const WERKPLAATS = `${ROOT}/test-results/kanalen/${process.pid}`

/** The folder with the example projects. */
const VOORBEELDEN = `${ROOT}/tests/channels/voorbeelden`

/** The dist folder of the installed package. */
export const PAKKET = `${WERKPLAATS}/node_modules/hypotheek-orientatie/dist`

/**
 * Installs the packed main package, as a web team gets it, for every project of this worker. Returns the path of the
 * tarball, for projects that install it themselves.
 */
export const installeer = (): string => {
  rmSync(WERKPLAATS, { recursive: true, force: true })
  mkdirSync(WERKPLAATS, { recursive: true })
  writeFileSync(`${WERKPLAATS}/package.json`, '{ "private": true, "type": "module" }')
  const main = pack(`${WERKPLAATS}/tarballs`).filter(({ name }) => name === 'hypotheek-orientatie')
  install(WERKPLAATS, main)
  return main.map(({ path }) => path).join()
}

/** Copies an example project into the workspace. Returns its folder. */
export const maakProject = (voorbeeld: string, naam = voorbeeld): string => {
  const map = `${WERKPLAATS}/${naam}`
  cpSync(`${VOORBEELDEN}/${voorbeeld}`, map, { recursive: true })
  return map
}
