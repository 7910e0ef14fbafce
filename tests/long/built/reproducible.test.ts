import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'

import { pack } from '../../channels/pakketten'
import { ROOT } from '../../support/root'

/** The configurations of the two builds. The second reads the entries and the modules in another order. */
const CONFIGS = ['rollup.config.mjs', 'tests/long/built/backwards.config.mjs'] as const

/** The hash of each file of a package, by its path. */
type Hashes = Readonly<Record<string, string>>

/** Copies the files of the repository, without ignored files, to a new folder with the same packages. */
const copyOfRepository = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  for (const file of listed
    .toString()
    .split('\0')
    .filter((one) => one !== '' && !deleted.includes(one))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(ROOT, file), join(folder, file))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Builds and packs this copy of the repository. Returns the hashes of the files in each tarball, by package. */
const builtWith = (config: string, folder: string): Readonly<Record<string, Hashes>> => {
  execFileSync(join(folder, 'node_modules/.bin/rollup'), ['--config', config, '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const hashesIn = (path: string): Hashes => {
    const unpacked = mkdtempSync(join(tmpdir(), 'unpacked-'))
    execFileSync('tar', ['-xzf', path, '-C', unpacked])
    const files = readdirSync(unpacked, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return Object.fromEntries(
      files.map(({ parentPath, name }) => {
        const file = join(parentPath, name)
        const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
        return [file.slice(unpacked.length + 1), hash]
      }),
    )
  }
  return Object.fromEntries(
    pack(join(folder, 'tarballs'), folder).map(({ name, path }) => [name, hashesIn(path)] as const),
  )
}

describe('two builds of the same source, in two folders and in two orders', () => {
  let first: Readonly<Record<string, Hashes>> = {}
  let second: Readonly<Record<string, Hashes>> = {}

  beforeAll(() => {
    const copies = CONFIGS.map((config) => [config, copyOfRepository()] as const)
    ;[first = {}, second = {}] = copies.map(([config, folder]) => builtWith(config, folder))
  })

  it.each(['hypotheek-orientatie', 'hypotheek-orientatie-server', 'hypotheek-orientatie-mcp'])(
    'the two tarballs of %s have the same files with the same content',
    (name) => {
      const [one, other] = [first[name] ?? {}, second[name] ?? {}]
      expect(Object.keys(one)).toContain('package/package.json')
      expect(Object.keys(other).toSorted()).toEqual(Object.keys(one).toSorted())
      expect(Object.keys(one).filter((file) => other[file] !== one[file])).toEqual([])
    },
  )
})
