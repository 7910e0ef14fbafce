import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { eisTekst, toJsonLine } from '../../../adapters/files'
import { every, everyAsync } from '../../support/every'

async function* inStukken(bytes: Uint8Array, lengte: number): AsyncGenerator<Uint8Array> {
  for (let begin = 0; begin < bytes.length; begin += lengte)
    yield await Promise.resolve(bytes.subarray(begin, begin + lengte))
}

const gelezen = async (bytes: Uint8Array, lengte: number): Promise<Buffer> => {
  const stukken: Uint8Array[] = []
  for await (const stuk of eisTekst(inStukken(bytes, lengte))) stukken.push(stuk)
  return Buffer.concat(stukken)
}

describe('eisTekst', () => {
  it('eisTekst yields the bytes of a text unchanged, whatever the size of its chunks', async () => {
    await everyAsync({}, fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 7 }), async (tekst, lengte) => {
      const bytes = Buffer.from(` ${tekst}`)
      expect(await gelezen(bytes, lengte)).toEqual(bytes)
    })
  })

  it.each([
    ['gzip', [0x1f, 0x8b, 8, 0, 0], 'gunzip'],
    ['zip', [0x50, 0x4b, 3, 4, 0], 'zip-bestand'],
    ['xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], '.xls-bestand'],
    ['little-endian UTF-16 with a byte order mark', [...Buffer.from('\uFEFF{}', 'utf16le')], 'UTF-8'],
    ['big-endian UTF-16 with a byte order mark', [...Buffer.from('\uFEFF{}', 'utf16le').swap16()], 'UTF-8'],
    ['little-endian UTF-16 without a byte order mark', [...Buffer.from('{}', 'utf16le')], 'UTF-8'],
    ['big-endian UTF-16 without a byte order mark', [...Buffer.from('{}', 'utf16le').swap16()], 'UTF-8'],
  ])('eisTekst refuses %s and names a solution, whatever the size of the chunks', async (_wat, bytes, melding) => {
    for (const lengte of [1, 2, 3, 64]) await expect(gelezen(Uint8Array.from(bytes), lengte)).rejects.toThrow(melding)
  })
})

describe('toJsonLine', () => {
  it('toJsonLine writes a value as one line of JSON without U+2028 and U+2029', () => {
    const tekst = fc.string({ unit: fc.constantFrom('\u2028', '\u2029', '\n', '\r', '\\', '"', 'a', '\u{1F600}') })
    every(fc.dictionary(tekst, tekst), (waarde) => {
      const regel = toJsonLine(waarde)
      expect(JSON.parse(regel)).toEqual({ ...waarde })
      expect(regel.slice(0, -1)).not.toMatch(/[\n\r\u2028\u2029]/)
    })
  })
})
