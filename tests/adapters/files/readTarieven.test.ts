import { tmpdir } from 'node:os'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { readTarieven } from '../../../adapters/files'
import { voorbeeldRentes } from '../../../domain'
import { tarievenFile } from '../../support/tarievenFile'

const VERWACHT =
  'verwacht per aantal maanden een rente van 0 tot en met 100 procent, of bij alle een rente nhg en een rente zonder'

const NIET_ZEKER = { isZeker: false, hoe: '--zeker' }

describe('readTarieven', () => {
  it('readTarieven returns the example rates when no file is given', async () => {
    expect(await readTarieven(undefined, NIET_ZEKER)).toEqual(either.right(voorbeeldRentes))
  })

  it('readTarieven returns the rates of a file, per brand', async () => {
    const tarieven = { MY: { '120': 3.75 }, FL: { '120': { nhg: 3.6, zonder: 3.8 } } }
    expect(await readTarieven(tarievenFile(JSON.stringify(tarieven)), NIET_ZEKER)).toEqual(either.right(tarieven))
  })

  it.each([
    ['{"MY": {"120": "3,75"}, "FL": {}}', `MY: ${VERWACHT}`],
    ['{"MY": {"120": {"nhg": 3.6}}, "FL": {}}', `MY: ${VERWACHT}`],
    ['{"MY": {}}', 'FL: ontbreekt'],
    ['MY: 3,75', 'geen JSON'],
    ['[]', 'verwacht een object'],
  ])('readTarieven refuses a file with the content %s and says why', async (inhoud, melding) => {
    const bestand = tarievenFile(inhoud)
    expect(await readTarieven(bestand, NIET_ZEKER)).toEqual(either.left(`${bestand} is onbruikbaar: ${melding}`))
  })

  it.each([
    ['/nergens/tarieven.json', 'ENOENT'],
    [tmpdir(), 'EISDIR'],
  ])('readTarieven refuses the unreadable path %s and names the error code', async (bestand, code) => {
    expect(await readTarieven(bestand, NIET_ZEKER)).toEqual(either.left(`${bestand} is niet te lezen (${code})`))
  })

  it.each([
    [Buffer.from('\uFEFF{"MY": {}, "FL": {}}', 'utf16le'), 'is UTF-16: sla op als UTF-8'],
    ['{"MY": {"120": 3, "120": 4}, "FL": {}}', 'is onbruikbaar: MY.120: staat er meer dan één keer'],
    ['\uFEFF\uFEFF{"MY": {}, "FL": {}}', 'is onbruikbaar: geen JSON: begint met een byte order mark (U+FEFF)'],
  ])('readTarieven refuses UTF-16, a repeated JSON key and two byte order marks (%#)', async (inhoud, melding) => {
    const bestand = tarievenFile(inhoud)
    expect(await readTarieven(bestand, NIET_ZEKER)).toEqual(
      either.left(expect.stringContaining(`${bestand} ${melding}`)),
    )
  })

  it('readTarieven accepts a file that begins with one byte order mark', async () => {
    const tarieven = { MY: { '120': 3.75 }, FL: {} }
    const bestand = tarievenFile(`\uFEFF${JSON.stringify(tarieven)}`)
    expect(await readTarieven(bestand, NIET_ZEKER)).toEqual(either.right(tarieven))
  })
})

describe('readTarieven with unusual rates', () => {
  const GRENZEN = { MY: { '12': 0.1, '120': 20 }, FL: {} }
  const VERGISSINGEN = { MY: { '12': 0.0375, '120': 0 }, FL: { '120': 3.75, '240': 37.5 } }

  it('readTarieven accepts rates from 0,1 to 20 percent, and refuses rates of 0,099 and 20,001 percent', async () => {
    expect(await readTarieven(tarievenFile(JSON.stringify(GRENZEN)), NIET_ZEKER)).toEqual(either.right(GRENZEN))
    for (const rente of [0.099, 20.001])
      expect(
        await readTarieven(tarievenFile(JSON.stringify({ MY: { '120': rente }, FL: {} })), NIET_ZEKER),
      ).toMatchObject({ _tag: 'Left' })
  })

  it('readTarieven names the unusual rates and the option `--zeker` that confirms them', async () => {
    const bestand = tarievenFile(JSON.stringify(VERGISSINGEN))
    expect(await readTarieven(bestand, NIET_ZEKER)).toEqual(
      either.left(
        `${bestand}: een rente onder 0,1 of boven 20 procent is meestal een vergissing (MY, 12 maanden: 0.0375; MY, 120 maanden: 0; FL, 240 maanden: 37.5); geef procenten, zoals 3.75, en klopt het, geef dan --zeker mee`,
      ),
    )
  })

  it('readTarieven accepts unusual rates when `isZeker` is true', async () => {
    const bestand = tarievenFile(JSON.stringify(VERGISSINGEN))
    expect(await readTarieven(bestand, { ...NIET_ZEKER, isZeker: true })).toEqual(either.right(VERGISSINGEN))
  })
})
