import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

import { BEREKEN, ndjson, resultaatVan, verzoekMet, voerUit } from './opstelling'

describe('the input of bereken', () => {
  const regel = JSON.stringify(verzoekMet(60_000))
  const goed = resultaatVan(60_000)

  it.each([
    ['a byte order mark', `\uFEFF${regel}\n`, [goed], ''],
    ['Windows line ends', `${regel}\r\n${regel}\r\n`, [goed, goed], ''],
    ['no line end at its end', `${regel}\n${regel}`, [goed, goed], ''],
    ['a line of a megabyte', `${'x'.repeat(1_000_000)}\n${regel}\n`, [goed], 'regel 1: te lang\n'],
    ['a zero byte', `\0\n${regel}\n`, [goed], 'regel 1: geen JSON\n'],
  ])('the bereken command calculates the valid lines of an input with %s', async (_wat, invoer, verwacht, melding) => {
    const { resultaten, fout } = await voerUit(BEREKEN, invoer)
    expect([resultaten, fout]).toEqual([verwacht, melding])
  })

  it.each([[''], ['\n \r\n']])(
    'the bereken command exits with 0 and reports an empty input when no line has text (%j)',
    async (invoer) => {
      const { code, uit, fout } = await voerUit(BEREKEN, invoer)
      expect([code, uit, fout]).toEqual([0, '', 'hypotheek-orientatie: niets gelezen, de invoer is leeg\n'])
    },
  )

  it.each([
    ['UTF-16', Buffer.from(`\uFEFF${regel}\n`, 'utf16le'), 'is UTF-16: sla op als UTF-8'],
    ['big-endian UTF-16', Buffer.from(`\uFEFF${regel}\n`, 'utf16le').swap16(), 'is UTF-16: sla op als UTF-8'],
    ['a gzip file', gzipSync(`${regel}\n`), 'is ingepakt met gzip: pak uit met gunzip -c'],
    ['indented JSON', JSON.stringify(verzoekMet(1), undefined, 2), 'is JSON over meer regels: zet elk'],
    ['an indented JSON list', JSON.stringify([verzoekMet(1)], undefined, 2), 'is JSON over meer regels: zet elk'],
  ])('the bereken command refuses an input that is %s, says why and exits with 2', async (_wat, invoer, melding) => {
    const { code, uit, fout } = await voerUit(BEREKEN, invoer)
    expect([code, uit]).toEqual([2, ''])
    expect(fout).toContain(`hypotheek-orientatie: de invoer ${melding}`)
    expect(fout).not.toContain('Gebruik')
  })

  it.each([
    [
      'a second byte order mark',
      `\uFEFF\uFEFF${regel}`,
      'geen JSON: begint met een byte order mark (U+FEFF), haal dat teken weg',
    ],
    [
      'a duplicate key',
      regel.replace('{', '{"eigenInleg":5,"eigenInleg":6,'),
      'eigenInleg: staat er meer dan één keer; laat er één staan',
    ],
    [
      'a timestamp without a time zone',
      JSON.stringify({ ...verzoekMet(1), timestamp: '2026-03-14T12:00:00' }),
      'timestamp: verwacht een tijdzone achter het tijdstip, zoals 2026-03-14T12:00:00Z',
    ],
  ])('the bereken command reports a line with %s, and calculates the next line', async (_wat, slecht, melding) => {
    const { code, resultaten, fout } = await voerUit(BEREKEN, `${slecht}\n${regel}\n`)
    expect([code, resultaten, fout]).toEqual([1, [goed], `regel 1: ${melding}\n`])
  })

  it('the bereken command refuses a labelCode with a byte that is not UTF-8', async () => {
    const bytes = Buffer.from(ndjson(verzoekMet(60_000)))
    bytes[bytes.indexOf('MY')] = 0xff
    const { code, fout } = await voerUit(BEREKEN, bytes)
    expect([code, fout]).toEqual([1, 'regel 1: labelCode: verwacht een van MY, FL\n'])
  })
})
