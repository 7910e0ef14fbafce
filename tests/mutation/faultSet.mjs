import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

import { LAYERS } from '../support/layers.mjs'

const SET = new URL('faults/', import.meta.url)
const NOT_OURS = /(?:^|\/)(?:node_modules|dist)\//

const FILES = readdirSync(SET).filter((file) => file.endsWith('.json'))

const rowsIn = (file) => JSON.parse(readFileSync(new URL(file, SET), 'utf8'))

/**
 * Returns every planted fault: what goes wrong, the text to find, the text that replaces it, the test file that noticed
 * the fault last, and the name of its set.
 * @returns {readonly { set: string, fault: string, find: string, replace: string, noticedBy?: string }[]}
 */
export const readFaults = () => FILES.flatMap((file) => rowsIn(file).map((row) => ({ ...row, set: file.slice(0, -5) })))

/**
 * Writes the test file that noticed each of these faults; undefined removes it. Other faults stay the same.
 * @param {ReadonlyMap<string, string | undefined>} noticedBy
 */
export const writeFaults = (noticedBy) => {
  for (const file of FILES) {
    const rows = rowsIn(file).map((row) =>
      noticedBy.has(row.fault) ? { ...row, noticedBy: noticedBy.get(row.fault) } : row,
    )
    writeFileSync(new URL(file, SET), `${JSON.stringify(rows, undefined, 2)}\n`)
  }
}

/** Returns the text of each code file of the layers in the checkout at `root`, by its path. */
export const readSources = (root) =>
  new Map(
    LAYERS.flatMap((layer) =>
      readdirSync(`${root}/${layer}`, { encoding: 'utf8', recursive: true })
        .map((file) => `${layer}/${file}`)
        .filter((file) => /\.(?:ts|tsx|js|mjs|css)$/.test(file) && !NOT_OURS.test(file))
        .map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]),
    ),
  )

/**
 * Returns the paths of the files that contain `find`; a file is in the list once for each place.
 * @param {ReadonlyMap<string, string>} sources
 * @param {string} find
 */
export const placesOf = (sources, find) =>
  [...sources].flatMap(([file, text]) => Array.from({ length: text.split(find).length - 1 }, () => file))
