import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'

import { LAYERS } from './layers.mjs'

const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.mjs']

const filesIn = (root, folder) =>
  readdirSync(`${root}/${folder}`, { encoding: 'utf8', recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(?:ts|tsx|mjs|js)$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file))

/**
 * Creates a function that returns some files with all files that import them, also through other files; with `depth` 1,
 * only those that import them directly. The imports are those in the layers and the tests of the checkout at `root`, at
 * the time of the creation.
 * @param {string} root
 * @returns {(files: readonly string[], depth?: number) => Set<string>}
 */
export const createImporters = (root) => {
  const importers = new Map()
  for (const file of [...LAYERS, 'tests'].flatMap((folder) => filesIn(root, folder)))
    for (const [, specifier] of readFileSync(`${root}/${file}`, 'utf8').matchAll(IMPORT)) {
      const path = join(file, '..', specifier)
      const ending = ENDINGS.find((end) => /\.[a-z]+$/.test(path + end) && existsSync(`${root}/${path}${end}`))
      if (ending !== undefined) importers.set(path + ending, [...(importers.get(path + ending) ?? []), file])
    }
  return (files, depth = Infinity) => {
    const found = new Set(files)
    let newest = files
    for (let step = 0; step < depth && newest.length > 0; step += 1) {
      newest = newest.flatMap((file) => importers.get(file) ?? []).filter((importer) => !found.has(importer))
      for (const importer of newest) found.add(importer)
    }
    return found
  }
}
