import { describe, expect, it } from 'vitest'

import { HELP } from '../../../adapters/integrity/readArguments'
import { runIntegriteit, type FileHashes } from '../../../adapters/integrity/runIntegriteit'
import { opvang } from '../opvang'

const hashes: FileHashes = {
  integrity: { './hypotheek-orientatie.js': 'sha384-a', './chunks/mount-b.js': 'sha384-b', './frame.js': 'sha384-c' },
}

const voerUit = async (
  woorden: readonly string[],
  readHashes = (): Promise<FileHashes> => Promise.resolve(hashes),
  fout?: Error,
) => {
  const [uit, meldingen] = [opvang(fout), opvang()]
  const argv = ['node', 'hypotheek-orientatie', ...woorden]
  const code = await runIntegriteit({ argv, stdout: uit.stream, stderr: meldingen.stream }, readHashes)
  return { code, uit: uit.tekst(), fout: meldingen.tekst() }
}

const metBasis = (basis: string) => voerUit(['integriteit', '--basis', basis])

describe('integriteit', () => {
  it('integriteit prints the import map with every hash by its address, and then the tag of the loader', async () => {
    expect(await metBasis('https://cdn.example.com/1.2.3/')).toEqual({
      code: 0,
      uit: `<script type="importmap">
  {
    "integrity": {
      "https://cdn.example.com/1.2.3/hypotheek-orientatie.js": "sha384-a",
      "https://cdn.example.com/1.2.3/chunks/mount-b.js": "sha384-b",
      "https://cdn.example.com/1.2.3/frame.js": "sha384-c"
    }
  }
</script>
<script type="module" src="https://cdn.example.com/1.2.3/hypotheek-orientatie.js"></script>
`,
      fout: '',
    })
  })

  it.each([
    ['https://cdn.example.com', 'https://cdn.example.com/'],
    ['https://cdn.example.com/map', 'https://cdn.example.com/map/'],
    ['/hypotheek/1.2.3', '/hypotheek/1.2.3/'],
    ['/', '/'],
    ['https://cdn.example.com/a"b<c', 'https://cdn.example.com/a%22b%3Cc/'],
    ['/a"b', '/a%22b/'],
  ])('integriteit --basis %s writes the loader at %s', async (basis, map) => {
    const { code, uit } = await metBasis(basis)
    expect([code, uit.split('\n').at(-2)]).toEqual([
      0,
      `<script type="module" src="${map}hypotheek-orientatie.js"></script>`,
    ])
    expect(uit).toContain(`"${map}chunks/mount-b.js": "sha384-b"`)
  })

  it.each([
    '',
    'cdn.example.com',
    './map',
    '//cdn.example.com',
    '/\\cdn',
    'ftp://a/',
    'https://',
    'https://a/?b=c',
    '/#d',
  ])('integriteit exits with 2 for the basis "%s"', async (basis) => {
    const { code, uit, fout } = await metBasis(basis)
    expect([code, uit]).toEqual([2, ''])
    expect(fout).toMatch(/^hypotheek-orientatie: --basis: verwacht het adres van een map, zoals https:/)
  })

  it.each([
    [['integriteit'], '--basis: verwacht het adres van een map'],
    [['integriteit', '--basis'], '--basis: het adres ontbreekt'],
    [['integriteit', '--hash'], '--hash: onbekende optie'],
    [['integriteit', 'alles'], 'verwacht de opdracht integriteit, niet integriteit alles'],
  ])('integriteit exits with 2 for the arguments %j, and prints its help', async (woorden, melding) => {
    const { code, uit, fout } = await voerUit(woorden)
    expect([code, uit]).toEqual([2, ''])
    expect(fout).toContain(`hypotheek-orientatie: ${melding}`)
    expect(fout.endsWith(HELP)).toBe(true)
  })

  it('integriteit --help prints its help and reads no file', async () => {
    const geen = () => Promise.reject(new Error('gelezen'))
    expect(await voerUit(['integriteit', '--help'], geen)).toEqual({ code: 0, uit: HELP, fout: '' })
  })

  it('integriteit exits with 3 when it cannot read the hashes or write its output', async () => {
    const woorden = ['integriteit', '--basis', '/']
    const ongelezen = await voerUit(woorden, () => Promise.reject(new Error('ENOENT')))
    expect(ongelezen).toEqual({ code: 3, uit: '', fout: 'hypotheek-orientatie: afgebroken (ENOENT)\n' })
    expect((await voerUit(woorden, undefined, new Error('ENOSPC'))).code).toBe(3)
  })
})
