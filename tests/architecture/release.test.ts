import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ROOT } from '../support/root'

const FOLDERS = [
  '.',
  ...readdirSync(`${ROOT}/adapters`)
    .map((adapter) => `adapters/${adapter}`)
    .filter((folder) => existsSync(`${ROOT}/${folder}/package.json`)),
]

const CHANGE = `---
'hypotheek-orientatie': minor
---

Something that nobody had before.
`

interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly publishConfig?: object
  readonly dependencies: Readonly<Record<string, string>>
}

const readPackages = (root: string): readonly Manifest[] =>
  FOLDERS.map((folder) => JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8')) as Manifest)

describe('a release', () => {
  let copy: string

  /** Has the tool release one change in a copy of the papers that it writes in. */
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'release-'))
    for (const paper of ['CHANGELOG.md', '.changeset', ...FOLDERS.map((folder) => `${folder}/package.json`)])
      cpSync(`${ROOT}/${paper}`, join(copy, paper), { recursive: true })
    writeFileSync(`${copy}/.changeset/a-change.md`, CHANGE)
    execFileSync('git', ['init', '--quiet'], { cwd: copy })
    execFileSync(`${ROOT}/node_modules/.bin/changeset`, ['version'], { cwd: copy, stdio: 'pipe' })
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  it('gives every package one new version, and has each depend on that very one', () => {
    const [before] = readPackages(ROOT)
    const after = readPackages(copy)
    const [{ version } = { version: '' }] = after
    expect(version).not.toBe(before?.version)
    expect(after.map((one) => one.version)).toEqual(after.map(() => version))
    expect(after.slice(1).map(({ dependencies }) => dependencies['hypotheek-orientatie'])).toEqual(
      after.slice(1).map(() => version),
    )
  })

  it('begins the changelog with what changed, and keeps what stood there', () => {
    const [{ version } = { version: '' }] = readPackages(copy)
    const text = readFileSync(`${copy}/CHANGELOG.md`, 'utf8')
    expect(text).toMatch(new RegExp(`^# Changelog\\n+## ${version}\\n[^]*- Something that nobody had before\\.\\n`))
    expect(text.endsWith(readFileSync(`${ROOT}/CHANGELOG.md`, 'utf8').replace(/^# Changelog\n+/, ''))).toBe(true)
  })
})

it('every package that is published says by a signature who built it', () => {
  const published = readPackages(ROOT).filter((one) => one.private !== true)
  expect(published.length).toBeGreaterThan(3)
  for (const { publishConfig } of published) expect(publishConfig).toEqual({ access: 'public', provenance: true })
})
