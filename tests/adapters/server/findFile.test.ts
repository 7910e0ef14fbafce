import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { findFile, type Mount } from '../../../adapters/server/findFile'

describe('findFile', () => {
  let root: string
  let mounts: readonly Mount[]

  beforeAll(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'bestanden-')))
    for (const folder of ['paginas', 'paginas/map', 'element']) mkdirSync(join(root, folder))
    for (const file of [
      'geheim.txt',
      'paginas/index.html',
      'paginas/met spatie.html',
      'paginas/map/a.js',
      'element/b.js',
    ])
      writeFileSync(join(root, file), file)
    symlinkSync(join(root, 'geheim.txt'), join(root, 'paginas', 'link.txt'))
    mounts = [
      { prefix: '/element/', folder: join(root, 'element') },
      { prefix: '/', folder: join(root, 'paginas') },
    ]
  })
  afterAll(() => {
    rmSync(root, { recursive: true })
  })

  it.each([
    ['/', 'paginas/index.html'],
    ['/index.html', 'paginas/index.html'],
    ['/met%20spatie.html', 'paginas/met spatie.html'],
    ['/map/a.js', 'paginas/map/a.js'],
    ['/element/b.js', 'element/b.js'],
    ['/map/../index.html', 'paginas/index.html'],
  ])('finds %s', async (pathname, file) => {
    expect(await findFile(mounts, pathname)).toBe(join(root, file))
  })

  it.each([
    '/geheim.txt',
    '/../geheim.txt',
    '/%2e%2e/geheim.txt',
    '/..%2fgeheim.txt',
    '/element/..%2f..%2fgeheim.txt',
    '/link.txt',
    '/map',
    '/map/',
    '/index.html%00.js',
    '/%zz',
    '',
    'index.html',
  ])('finds nothing for %j', async (pathname) => {
    expect(await findFile(mounts, pathname)).toBeUndefined()
  })

  it('never leaves its folders', async () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2f',
      '/',
      '//',
      'geheim.txt',
      'map',
      'link.txt',
      '\\',
      '%5c',
      '%00',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece), async (pieces) => {
        const file = await findFile(mounts, `/${pieces.join('/')}`)
        expect(file === undefined || file.startsWith(join(root, 'paginas'))).toBe(true)
      }),
    )
  })
})
