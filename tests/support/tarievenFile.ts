import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The path of a new file with this text for its rates. */
export const tarievenFile = (inhoud: string | Uint8Array): string => {
  const bestand = join(mkdtempSync(join(tmpdir(), 'tarieven-')), 'tarieven.json')
  writeFileSync(bestand, inhoud)
  return bestand
}
