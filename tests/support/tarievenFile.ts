import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Writes this text to a new rates file and returns its path. */
export const tarievenFile = (content: string | Uint8Array): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'tarieven-')), 'tarieven.json')
  writeFileSync(file, content)
  return file
}
