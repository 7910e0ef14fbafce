import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const PREFIX = 'hypotheek-orientatie-'

/** Gives a run of the tests a temporary folder, where every `tmpdir()` of a test leads, and removes it at the end. */
export default (): (() => void) | undefined => {
  // Vitest calls this for each project of the run; the first call makes the folder for all of them.
  if (basename(tmpdir()).startsWith(PREFIX)) return undefined
  const folder = mkdtempSync(join(tmpdir(), PREFIX))
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
