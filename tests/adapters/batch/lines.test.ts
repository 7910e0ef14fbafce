import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LONGEST_LINE, toLines, type InputLine } from '../../../adapters/batch/lines'
import { everyAsync } from '../../support/every'

async function* stroom(stukken: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const stuk of stukken) yield await Promise.resolve(stuk)
}

const regelsVan = async (...stukken: readonly (string | Uint8Array)[]): Promise<readonly InputLine[]> => {
  const regels: InputLine[] = []
  for await (const deel of toLines(stroom(stukken.map((stuk) => Buffer.from(stuk))))) regels.push(...deel)
  return regels
}

describe('toLines', () => {
  it('toLines also yields a last line without a line end', async () => {
    expect(await regelsVan('a\nb')).toHaveLength(2)
  })

  it('toLines shows U+FFFD for a character that is cut off at the end of the input', async () => {
    expect(await regelsVan('a\n{}', Uint8Array.of(0xc3))).toEqual([
      { nummer: 1, tekst: 'a' },
      { nummer: 2, tekst: '{}\uFFFD' },
    ])
  })

  it('toLines drops the text of a line longer than LONGEST_LINE, and continues with the next line', async () => {
    const lang = 'x'.repeat(LONGEST_LINE)
    expect(await regelsVan(`${lang}\n`, lang, 'x', '\nkort\n', `x${lang}`)).toEqual([
      { nummer: 1, tekst: lang },
      { nummer: 2, tekst: undefined },
      { nummer: 3, tekst: 'kort' },
      { nummer: 4, tekst: undefined },
    ])
  })

  it('toLines yields the same numbered lines for any chunk size, also when chunks cut a character', async () => {
    const regel = fc.string({ unit: 'grapheme' }).map((tekst) => tekst.replaceAll('\n', ''))
    await everyAsync({}, fc.array(regel), fc.integer({ min: 1, max: 7 }), async (regels, lengte) => {
      const bytes = Buffer.from(regels.map((tekst) => `${tekst}\n`).join(''))
      const stukken = Array.from({ length: Math.ceil(bytes.length / lengte) }, (_leeg, plek) =>
        bytes.subarray(plek * lengte, (plek + 1) * lengte),
      )
      expect(await regelsVan(...stukken)).toEqual(regels.map((tekst, plek) => ({ nummer: plek + 1, tekst })))
    })
  })
})
