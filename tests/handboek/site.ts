import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { filesIn } from '../support/filesIn'
import { ROOT } from '../support/root'

/** The handbook, built into its own folder. */
export interface Site {
  readonly folder: string
  /** The text of each page, by its path in the folder. */
  readonly pages: ReadonlyMap<string, string>
}

/** Builds the handbook into a new folder; throws when the build fails, such as on a link to a missing file. */
export const buildSite = (): Site => {
  const folder = mkdtempSync(join(tmpdir(), 'handboek-'))
  const config = '--config=adapters/handboek/eleventy.config.mjs'
  execFileSync('node_modules/.bin/eleventy', [config, '--quiet', `--output=${folder}`], { cwd: ROOT, stdio: 'pipe' })
  const paths = filesIn(folder).filter((path) => path.endsWith('.html'))
  return { folder, pages: new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')])) }
}
