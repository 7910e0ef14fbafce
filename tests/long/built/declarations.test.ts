import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

import { ROOT } from '../../support/root'

const CONFIG = 'tests/long/built/declarations.config.mjs'

/** Builds the type declarations, and returns the text of every file by its path. */
const declarations = (...options: readonly string[]): Readonly<Record<string, string>> => {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  const words = ['--config', CONFIG, '--configFolder', folder, '--silent', ...options]
  execFileSync(`${ROOT}/node_modules/.bin/rollup`, words, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'))
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

it('the type declarations do not depend on the order in which the compiler reads the modules', () => {
  const files = declarations()
  const others = declarations('--configBackwards')
  expect(Object.keys(files)).toContain('dist/domain/orientatie/index.d.ts')
  expect(Object.keys(others).toSorted()).toEqual(Object.keys(files).toSorted())
  expect(Object.keys(files).filter((file) => others[file] !== files[file])).toEqual([])
})
