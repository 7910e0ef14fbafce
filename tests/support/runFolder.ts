import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** The start time makes the name unique: a killed run leaves its folder behind, and process ids are reused. */
const NAME = `hypotheek-orientatie-${process.pid}-${Math.round(performance.timeOrigin)}`

/** The temporary folder of this test run. */
export const runFolder = basename(tmpdir()) === NAME ? tmpdir() : join(tmpdir(), NAME)

/** Makes the folder, points every `tmpdir()` of a test to it, and removes it at the end of the run. */
export default (): (() => void) | undefined => {
  // Vitest calls this for each project of the run; the first call makes the folder for all of them.
  if (tmpdir() === runFolder) return undefined
  mkdirSync(runFolder, { recursive: true })
  process.env['TMPDIR'] = runFolder
  return () => rmSync(runFolder, { recursive: true, force: true })
}
