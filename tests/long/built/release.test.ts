import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'

import { ROOT } from '../../support/root'

/** The folders with the build output, which the clone gets from this build. */
const BUILT = ['dist', 'adapters/server/dist', 'adapters/mcp/dist']

const AUTHOR = ['-c', 'user.name=Release', '-c', 'user.email=release@example.com']

let clone = ''

const run = (program: string, ...words: readonly string[]): string =>
  execFileSync(program, words, { cwd: clone, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(join(clone, folder, 'package.json'), 'utf8')) as { readonly version: string }).version

const changelog = (): string => readFileSync(join(clone, 'CHANGELOG.md'), 'utf8')

const changesets = (): readonly string[] =>
  readdirSync(join(clone, '.changeset')).filter((file) => file.endsWith('.md'))

const addChangeset = (text: string): void => {
  writeFileSync(join(clone, '.changeset/new.md'), `---\n'hypotheek-orientatie': minor\n---\n\n${text}\n`)
}

/** Clones the last commit without its tags, with the packages and the build of this repository. */
beforeAll(() => {
  clone = join(mkdtempSync(join(tmpdir(), 'release-')), 'clone')
  if (execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }) !== '')
    console.warn('This tests the last commit: changes since then are not in it.')
  execFileSync('git', ['clone', '--quiet', '--no-tags', ROOT, clone])
  symlinkSync(`${ROOT}/node_modules`, join(clone, 'node_modules'))
  for (const folder of BUILT) cpSync(`${ROOT}/${folder}`, join(clone, folder), { recursive: true })
  for (const folder of ['server', 'mcp'])
    cpSync(`${ROOT}/adapters/${folder}/npm-shrinkwrap.json`, join(clone, `adapters/${folder}/npm-shrinkwrap.json`))
})

describe('the steps of a release in a clone, as far as they need no registry', () => {
  it('the steps prepare the first version, tag it, pack it, publish it in a dry run and raise the next version', () => {
    const first = versionIn('.')

    addChangeset('- Added: a new feature.\n- Fixed: an old fault.')
    expect(run('npm', 'run', 'release')).toContain('- Fixed: an old fault.')
    expect([changesets(), versionIn('.')]).toEqual([[], first])
    expect(changelog()).toContain('\n- A new feature.\n')
    expect(changelog()).not.toContain('an old fault')

    run('git', ...AUTHOR, 'commit', '--quiet', '--all', '--message', `release: prepare ${first}`)
    run('git', ...AUTHOR, 'tag', '--annotate', `v${first}`, '--message', first)

    run('node', 'adapters/build/release/sbom.mjs')
    const tarballs = readdirSync(join(clone, 'release')).filter((file) => file.endsWith('.tgz'))
    expect(tarballs.toSorted()).toEqual([
      `hypotheek-orientatie-${first}.tgz`,
      `hypotheek-orientatie-mcp-${first}.tgz`,
      `hypotheek-orientatie-server-${first}.tgz`,
    ])
    for (const tarball of tarballs) {
      const published = run('npm', 'publish', `./release/${tarball}`, '--dry-run', '--offline', '--json')
      expect(published).toContain(`"version": "${first}"`)
    }

    addChangeset('- Fixed: a new fault.')
    run('npm', 'run', 'release')
    const [major, minor = ''] = first.split('.')
    const next = `${major}.${Number(minor) + 1}.0`
    const folders = ['.', 'adapters/server', 'adapters/mcp']
    expect(folders.map(versionIn)).toEqual(folders.map(() => next))
    expect(changelog()).toMatch(new RegExp(`^# .+\\n\\n## ${next}\\n[^]+- Fixed: a new fault\\.\\n\\n## ${first}\\n`))
    expect(readdirSync(join(clone, 'adapters/server'))).not.toContain('CHANGELOG.md')
  })
})
