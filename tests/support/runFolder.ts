import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** A run that is killed leaves its folder behind; a later process with the same id does not find it under this name. */
const NAME = `hypotheek-orientatie-${process.pid}-${Math.round(performance.timeOrigin)}`

/** The temporary folder of this run of the tests. */
export const runFolder = basename(tmpdir()) === NAME ? tmpdir() : join(tmpdir(), NAME)

/** Makes the folder, where every `tmpdir()` of a test leads, and removes it at the end of the run. */
export default (): (() => void) | undefined => {
  // Vitest calls this for each project of the run; the first call makes the folder for all of them.
  if (tmpdir() === runFolder) return undefined
  mkdirSync(runFolder, { recursive: true })
  process.env['TMPDIR'] = runFolder
  return () => rmSync(runFolder, { recursive: true, force: true })
}
