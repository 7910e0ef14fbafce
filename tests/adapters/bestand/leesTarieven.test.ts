import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { leesTarieven } from '../../../adapters/bestand'
import { voorbeeldRentes } from '../../../domain'

const bestandMet = (inhoud: string): string => {
  const bestand = join(mkdtempSync(join(tmpdir(), 'tarieven-')), 'tarieven.json')
  writeFileSync(bestand, inhoud)
  return bestand
}

describe('the rates', () => {
  it('are the example rates when there is no file', async () => {
    expect(await leesTarieven(undefined)).toEqual(either.right(voorbeeldRentes))
  })

  it('are those of the file, per brand', async () => {
    const tarieven = { MY: { '120': 3.75 }, FL: {} }
    expect(await leesTarieven(bestandMet(JSON.stringify(tarieven)))).toEqual(either.right(tarieven))
  })

  it.each([
    ['{"MY": {"120": "3,75"}, "FL": {}}', 'MY: verwacht per aantal maanden een rente van 0 tot en met 100 procent'],
    ['{"MY": {}}', 'FL: ontbreekt'],
    ['MY: 3,75', 'geen JSON'],
    ['[]', 'verwacht een object'],
  ])('are refused in one sentence when the file says %s', async (inhoud, melding) => {
    const bestand = bestandMet(inhoud)
    expect(await leesTarieven(bestand)).toEqual(either.left(`${bestand} is onbruikbaar: ${melding}`))
  })

  it.each([
    ['/nergens/tarieven.json', 'ENOENT'],
    [tmpdir(), 'EISDIR'],
  ])('are refused in one sentence when %s is no file that can be read', async (bestand, code) => {
    expect(await leesTarieven(bestand)).toEqual(either.left(`${bestand} is niet te lezen (${code})`))
  })
})
