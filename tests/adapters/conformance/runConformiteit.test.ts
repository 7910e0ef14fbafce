import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

import { HELP } from '../../../adapters/conformance/readArguments'
import { readGevallen } from '../../../adapters/conformance/geval'
import { runConformiteit } from '../../../adapters/conformance/runConformiteit'
import { ROOT } from '../../support/root'
import { opvang } from '../opvang'
import { readable } from '../../support/readable'

const gevallen = readGevallen()

const voerUit = async (
  woorden: readonly string[],
  invoer: AsyncIterable<Uint8Array> & { readonly isTTY?: boolean } = Readable.from([]),
  fout?: Error,
) => {
  const [uit, meldingen] = [opvang(fout), opvang()]
  const argv = ['node', 'hypotheek-orientatie', ...woorden]
  const code = await runConformiteit({ argv, stdin: invoer, stdout: uit.stream, stderr: meldingen.stream })
  return { code, uit: uit.tekst(), fout: meldingen.tekst() }
}

/** The lines of the report in the handbook, without the ' …' of a line that the handbook cuts off. */
const reportInHandbook = (
  /^```text\n(.*?)^```$/ms.exec(readFileSync(`${ROOT}/adapters/handboek/pages/conformance.md`, 'utf8'))?.[1] ?? 'geen'
)
  .trimEnd()
  .split('\n')
  .map((regel) => regel.replace(/ …$/, ''))

const CONFORMITEIT = ['conformiteit']

const ndjson = (...waarden: readonly unknown[]) =>
  Readable.from([
    Buffer.from(
      waarden.map((waarde) => (typeof waarde === 'string' ? waarde : JSON.stringify(waarde)) + '\n').join(''),
    ),
  ])

const slotIn = (uit: string): string | undefined => uit.trimEnd().split('\n').at(-1)

describe('conformiteit', () => {
  it('conformiteit exits with 0 when all results are equal, also when their order is reversed', async () => {
    const { code, uit, fout } = await voerUit(CONFORMITEIT, ndjson(...gevallen.toReversed()))
    const slot = `${gevallen.length} gevallen: ${gevallen.length} gelijk, 0 anders, 0 zonder uitkomst\n`
    expect({ code, uit, fout }).toEqual({ code: 0, uit: slot, fout: '' })
  })

  it('conformiteit exits with 1 for a different figure, and prints the report that the handbook shows', async () => {
    const uitkomsten = gevallen.map((een) => {
      if (!een.geval.startsWith('2026-tabel-onderAow-60000-op')) return een
      const { maximaleHypotheekOpInkomen: hoogste, maandlastBruto } = een.financieringsOpzet
      const anders = { maximaleHypotheekOpInkomen: hoogste + 100, maandlastBruto: maandlastBruto + 1 }
      return { ...een, financieringsOpzet: { ...een.financieringsOpzet, ...anders } }
    })
    const { code, uit } = await voerUit(CONFORMITEIT, ndjson(...uitkomsten))
    expect(code).toBe(1)
    const verslag = readable(uit)
    expect(reportInHandbook.filter((regel) => !verslag.includes(regel))).toEqual([])
  })

  it('conformiteit exits with 1 and names a case that has no result in the input', async () => {
    const { code, uit } = await voerUit(CONFORMITEIT, ndjson(...gevallen.slice(1)))
    expect(code).toBe(1)
    expect(uit.split('\n').slice(0, 4)).toEqual([
      '1 × geen uitkomst',
      '',
      '1 × geen uitkomst',
      `${gevallen[0]?.geval}: geen uitkomst`,
    ])
  })

  it('conformiteit reports each invalid line by its number, continues with the next, and exits with 1', async () => {
    const [eerste, ...anderen] = gevallen
    const slecht = ['{half', { geval: 1 }, { geval: 'x', financieringsOpzet: {} }, '', eerste]
    const { code, uit, fout } = await voerUit(CONFORMITEIT, ndjson(eerste, ...slecht, ...anderen))
    expect(fout).toBe(
      [
        'regel 2: geen JSON',
        'regel 3: geval: verwacht de naam van een geval; financieringsOpzet: ontbreekt',
        'regel 4: geval: er is geen geval met deze naam',
        `regel 6: geval: ${eerste?.geval} staat er al`,
        '',
      ].join('\n'),
    )
    expect([code, slotIn(uit)]).toEqual([
      1,
      `${gevallen.length} gevallen: ${gevallen.length} gelijk, 0 anders, 0 zonder uitkomst`,
    ])
  })

  it('conformiteit --verzoeken prints the request of every case without its result', async () => {
    const { code, uit } = await voerUit([...CONFORMITEIT, '--verzoeken'])
    const vragen = gevallen.map(({ geval, kader, verzoek }) => `${JSON.stringify({ geval, kader, verzoek })}\n`)
    expect({ code, uit }).toEqual({ code: 0, uit: vragen.join('') })
  })

  it('conformiteit --normjaar 2026 prints and compares only the cases of 2026', async () => {
    const van2026 = gevallen.filter(({ kader }) => kader.normjaar === 2026)
    const gevraagd = await voerUit([...CONFORMITEIT, '--verzoeken', '--normjaar', '2026'])
    expect(gevraagd.uit.trimEnd().split('\n')).toHaveLength(van2026.length)
    const { code, uit } = await voerUit([...CONFORMITEIT, '--normjaar', '2026'], ndjson(...gevallen))
    expect([code, slotIn(uit)]).toEqual([
      0,
      `${van2026.length} gevallen: ${van2026.length} gelijk, 0 anders, 0 zonder uitkomst`,
    ])
  })

  it('conformiteit --cijfers compares only the named figures, and --speling allows a difference in euro', async () => {
    const uitkomsten = gevallen.map(({ geval, financieringsOpzet: { maximaleHypotheek } }) => ({
      geval,
      financieringsOpzet: { maximaleHypotheek: maximaleHypotheek + 1 },
    }))
    const opties = ['--cijfers', 'maximaleHypotheek', '--speling', '1']
    expect((await voerUit([...CONFORMITEIT, ...opties], ndjson(...uitkomsten))).code).toBe(0)
    expect((await voerUit([...CONFORMITEIT, ...opties.slice(0, 2)], ndjson(...uitkomsten))).code).toBe(1)
  })

  it('conformiteit --help prints the help', async () => {
    expect(await voerUit([...CONFORMITEIT, '--help'])).toEqual({ code: 0, uit: HELP, fout: '' })
  })

  it.each([
    [['--speling', 'veel'], '--speling: verwacht een bedrag, zoals 1 of 0,01'],
    [['--speling', '-1'], '--speling: de waarde klopt niet'],
    [['--normjaar', '2024'], '--normjaar: verwacht een van 2025, 2026'],
    [['--cijfers'], '--cijfers: de waarde klopt niet'],
    [['--verzoek'], '--verzoek: onbekende optie'],
    [['nog'], 'verwacht de opdracht conformiteit, niet conformiteit nog'],
  ])('conformiteit exits with 2 and prints the reason for the arguments %j', async (woorden, reden) => {
    const { code, uit, fout } = await voerUit([...CONFORMITEIT, ...woorden])
    expect({ code, uit, fout }).toEqual({ code: 2, uit: '', fout: `hypotheek-orientatie: ${reden}\n\n${HELP}` })
  })

  it('conformiteit lists the known figures when --cijfers has an unknown name', async () => {
    const { code, fout } = await voerUit([...CONFORMITEIT, '--cijfers', 'maximum'])
    expect([code, fout.split('\n')[0]]).toEqual([2, expect.stringContaining('--cijfers: verwacht namen uit maximale')])
  })

  it('conformiteit reports empty input and exits with 1', async () => {
    const { code, fout } = await voerUit(CONFORMITEIT)
    expect([code, fout]).toEqual([1, 'hypotheek-orientatie: niets gelezen, de invoer is leeg\n'])
  })

  it.each([
    ['UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), 'is UTF-16: sla op als UTF-8'],
    ['gzip', gzipSync('{}'), 'is ingepakt met gzip'],
    ['JSON over several lines', Buffer.from(JSON.stringify(gevallen[0], undefined, 2)), 'is JSON over meer regels'],
  ])('conformiteit reports input in %s and exits with 2', async (_wat, invoer, melding) => {
    const { code, uit, fout } = await voerUit(CONFORMITEIT, Readable.from([invoer]))
    expect([code, uit, fout]).toEqual([2, '', expect.stringContaining(`hypotheek-orientatie: de invoer ${melding}`)])
  })

  it('conformiteit reports a key that occurs twice in an input line', async () => {
    const regel = JSON.stringify(gevallen[0]).replace('{', '{"geval":"x",')
    const { fout } = await voerUit(CONFORMITEIT, ndjson(regel))
    expect(fout).toBe('regel 1: geval: staat er meer dan één keer; laat er één staan\n')
  })

  it('conformiteit exits with 2 when the input is a terminal', async () => {
    const { code, fout } = await voerUit(CONFORMITEIT, Object.assign(Readable.from([]), { isTTY: true }))
    expect([code, fout.split('\n')[0]]).toEqual([
      2,
      'hypotheek-orientatie: verwacht de uitkomsten als invoer: < uitkomsten.ndjson',
    ])
  })

  it('conformiteit exits with 3 when reading the input or writing the report fails', async () => {
    const stuk = Readable.from(
      (async function* () {
        yield await Promise.resolve(Buffer.from('{'))
        throw new Error('EIO')
      })(),
    )
    const gelezen = await voerUit(CONFORMITEIT, stuk)
    expect([gelezen.code, gelezen.fout]).toEqual([3, 'hypotheek-orientatie: afgebroken (EIO)\n'])
    expect((await voerUit(CONFORMITEIT, ndjson(...gevallen), new Error('EPIPE'))).code).toBe(3)
  })
})
