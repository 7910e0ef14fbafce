import { existsSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'

const hasTests = (folder) =>
  existsSync(folder) && readdirSync(folder, { recursive: true }).some((file) => /\.test\.tsx?$/.test(file))

/**
 * Returns the nearest folder with tests for a file: the folder of the same path in `tests`, or one above it.
 * @param {string} root
 * @param {string} file
 */
export const testsOf = (root, file) => {
  let folder = `tests/${dirname(file)}`
  while (!hasTests(`${root}/${folder}`)) folder = dirname(folder)
  return `${folder}/`
}
