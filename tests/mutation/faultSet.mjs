import { readdirSync, readFileSync } from 'node:fs'

import { LAYERS } from '../support/layers.mjs'

/** The rows that only browser tests can notice. The unit tests are not run with them. */
export const BROWSER_SET = 'browser'

const SET = new URL('faults/', import.meta.url)
const NOT_OURS = /(?:^|\/)(?:node_modules|dist)\//

/**
 * Returns every planted fault: what goes wrong, the text to find, the text that replaces it, and the name of its set.
 * @returns {readonly { set: string, fault: string, find: string, replace: string }[]}
 */
export const readFaults = () =>
  readdirSync(SET)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      JSON.parse(readFileSync(new URL(file, SET), 'utf8')).map((row) => ({ ...row, set: file.slice(0, -5) })),
    )

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
