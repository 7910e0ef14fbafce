import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'

import { ROOT } from '../support/root'
import { install, pack } from './pakketten'

/** Of this worker, below the root, so that the projects in it find React and the bundlers; the package is installed. */
const WERKPLAATS = `${ROOT}/test-results/kanalen/${process.pid}`

/** Where the examples stand, which are the channels: each a project that imports the package by its name. */
const VOORBEELDEN = `${ROOT}/tests/channels/voorbeelden`

/** Where the files of the package stand once it is installed. */
export const PAKKET = `${WERKPLAATS}/node_modules/hypotheek-orientatie/dist`

/**
 * Installs the main package as a web team gets it from `npm pack`, for every project of this run. Returns the path
 * of the tarball, for a project that has to install it itself.
 */
export const installeer = (): string => {
  rmSync(WERKPLAATS, { recursive: true, force: true })
  mkdirSync(WERKPLAATS, { recursive: true })
  writeFileSync(`${WERKPLAATS}/package.json`, '{ "private": true, "type": "module" }')
  const main = pack(`${WERKPLAATS}/tarballs`).filter(({ name }) => name === 'hypotheek-orientatie')
  install(WERKPLAATS, main)
  return main.map(({ path }) => path).join()
}

/** Lays down a copy of an example beside the package. Returns its folder. */
export const maakProject = (voorbeeld: string, naam = voorbeeld): string => {
  const map = `${WERKPLAATS}/${naam}`
  cpSync(`${VOORBEELDEN}/${voorbeeld}`, map, { recursive: true })
  return map
}
