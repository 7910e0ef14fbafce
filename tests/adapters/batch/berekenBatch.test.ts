import { Readable } from 'node:stream'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { showProgress } from '../../../adapters/batch/progress'
import { HELP } from '../../../adapters/batch/readArguments'
import { berekenBatch, type BatchProcess } from '../../../adapters/batch/berekenBatch'
import { NORMJAREN } from '../../../domain'
import { tarievenFile } from '../../support/tarievenFile'
import { opvang } from '../opvang'
import { BEREKEN, ndjson, resultaatVan, verzoekMet, voerUit } from './opstelling'

const argv = ['node', 'hypotheek-orientatie', ...BEREKEN]
const SJABLOON = ['node', 'hypotheek-orientatie', 'bereken', '--sjabloon']
const HULP = ['node', 'hypotheek-orientatie', '--help']

describe('bereken', () => {
  it('gives a result for every request, in the same order, and ends with 0', async () => {
    const { code, resultaten, fout } = await voerUit(BEREKEN, ndjson(verzoekMet(60_000), verzoekMet(40_000)))
    expect(resultaten).toEqual([resultaatVan(60_000), resultaatVan(40_000)])
    expect([code, fout]).toEqual([0, ''])
  })

  it('reports a bad line with its number, goes on, and ends with 1', async () => {
    const invoer = ndjson(
      verzoekMet(60_000),
      '{half',
      { ...verzoekMet(1), labelCode: 'XX', eigenInleg: -1 },
      verzoekMet(40_000),
    )
    const { code, resultaten, fout } = await voerUit(BEREKEN, invoer)
    expect(resultaten).toEqual([resultaatVan(60_000), resultaatVan(40_000)])
    expect(fout).toBe(
      'regel 2: geen JSON\nregel 3: labelCode: verwacht een van MY, FL; eigenInleg: verwacht een bedrag van 0 tot en met 99999999\n',
    )
    expect(code).toBe(1)
  })

  it('reports a request that has no outcome', async () => {
    const { code, fout } = await voerUit(BEREKEN, ndjson({ ...verzoekMet(1), rentevastperiode: 77 }))
    expect([code, fout]).toEqual([1, 'regel 1: niet te berekenen: OnbekendePeriode\n'])
  })

  it('never repeats what a bad line says', async () => {
    const { fout } = await voerUit(BEREKEN, ndjson({ ...verzoekMet(1), labelCode: 'jan@voorbeeld.nl' }))
    expect(fout).not.toContain('jan@')
  })

  it('passes over empty lines, which do count', async () => {
    const { code, fout } = await voerUit(BEREKEN, `\n\r\n${ndjson(verzoekMet(1))}{\n`)
    expect([code, fout]).toEqual([1, 'regel 4: geen JSON: gaat verder op de volgende regel\n'])
  })

  it('says with --regelnummers which line a result belongs to', async () => {
    const { resultaten } = await voerUit([...BEREKEN, '--regelnummers'], ndjson('{', verzoekMet(60_000)))
    expect(resultaten).toEqual([{ regel: 2, financieringsOpzet: resultaatVan(60_000) }])
  })

  it('gives with --bewaar the keys of its own that a line has', async () => {
    const regels = ndjson(
      { ...verzoekMet(60_000), klant: 'k1', dossier: { nummer: 7 }, regel: 'x' },
      verzoekMet(40_000),
    )
    const { resultaten } = await voerUit([...BEREKEN, '--bewaar', 'klant,dossier,regel', '--regelnummers'], regels)
    expect(resultaten).toEqual([
      { klant: 'k1', dossier: { nummer: 7 }, regel: 1, financieringsOpzet: resultaatVan(60_000) },
      { regel: 2, financieringsOpzet: resultaatVan(40_000) },
    ])
  })

  it('writes a result on one line for every program that reads lines', async () => {
    const klant = 'a\u2028b\u2029c'
    const { uit, resultaten } = await voerUit([...BEREKEN, '--bewaar', 'klant'], ndjson({ ...verzoekMet(1), klant }))
    expect(uit).not.toMatch(/[\u2028\u2029]/)
    expect(resultaten).toEqual([expect.objectContaining({ klant })])
  })

  it('calculates with the norm year and the rates that are given', async () => {
    const bestand = tarievenFile('{"MY": {"120": 2}, "FL": {"120": 3}}')
    const woorden = ['bereken', '--normjaar', '2026', '--rentetarieven', bestand]
    const { resultaten } = await voerUit(
      woorden,
      ndjson(verzoekMet(60_000), { ...verzoekMet(60_000), labelCode: 'FL' }),
    )
    expect(resultaten).toEqual([2, 3].map((rente) => resultaatVan(60_000, 2026, { '120': rente })))
  })

  it('takes a rate that looks like a slip with --ongewone-rentes only', async () => {
    const bestand = tarievenFile('{"MY": {"120": 0.0375}, "FL": {}}')
    const woorden = [...BEREKEN, '--rentetarieven', bestand]
    const geweigerd = await voerUit(woorden, ndjson(verzoekMet(60_000)))
    expect([geweigerd.code, geweigerd.fout]).toEqual([2, expect.stringContaining('geef dan --ongewone-rentes mee')])
    const { resultaten } = await voerUit([...woorden, '--ongewone-rentes'], ndjson(verzoekMet(60_000)))
    expect(resultaten).toEqual([resultaatVan(60_000, 2025, { '120': 0.0375 })])
  })
})

it.each([
  [['bereken', '--snel'], '--snel: onbekende optie'],
  [['bereken', '-x'], '-x: onbekende optie'],
  [['bereken', '--normjaar'], '--normjaar: hier hoort een waarde bij'],
  [['bereken', '--normjaar', '--help'], '--normjaar: hier hoort een waarde bij'],
  [['bereken', '--ongewone-rentes=ja'], '--ongewone-rentes: hier hoort geen waarde bij'],
  [['bereken', '--regelnummers=ja'], '--regelnummers: hier hoort geen waarde bij'],
  [['bereken', '--sjabloon=ja'], '--sjabloon: hier hoort geen waarde bij'],
  [[...BEREKEN, '--invoer'], '--invoer: hier hoort een waarde bij'],
  [[...BEREKEN, '--invoer=xlsx'], '--invoer: verwacht een van ndjson, csv'],
  [[...BEREKEN, '--uitvoer=CSV'], '--uitvoer: verwacht een van ndjson, csv'],
  [['bereken', '--normjaar=2024'], `--normjaar: verwacht een van ${NORMJAREN.join(', ')}`],
  [['bereken'], `--normjaar: ontbreekt, verwacht een van ${NORMJAREN.join(', ')}`],
  [[...BEREKEN, 'een.ndjson'], 'lees een bestand met < ervoor: < een.ndjson'],
  [['reken', 'een.ndjson'], 'verwacht de opdracht bereken, niet reken'],
  [[], 'verwacht de opdracht bereken, niet niets'],
  [[...BEREKEN, '--rentetarieven=/nergens/t.json'], '--rentetarieven: /nergens/t.json is niet te lezen (ENOENT)'],
])(
  'a command that cannot be carried out ends with 2, in a sentence of its own and with how it should be: %j',
  async (woorden, zin) => {
    const { code, uit, fout } = await voerUit(woorden, ndjson(verzoekMet(1)))
    expect([code, uit]).toEqual([2, ''])
    expect(fout.split('\n', 1)).toEqual([`hypotheek-orientatie: ${zin}`])
    expect(fout).toContain('Gebruik: hypotheek-orientatie bereken')
  },
)

describe('a run that breaks off', () => {
  const storing = (code: string) => Object.assign(new Error(`${code}: write`), { code })
  const onvolledig = (code: string) => `hypotheek-orientatie: afgebroken, de resultaten zijn niet volledig (${code})\n`
  const verzoeken = (...regels: readonly unknown[]) => Readable.from([Buffer.from(ndjson(...regels))])
  const onleesbaar: Readable = new Readable({ read: (): void => void onleesbaar.destroy(storing('EIO')) })

  it('is none when only the reader of the reports has gone: the results go on', async () => {
    const uit = opvang()
    const stdin = verzoeken('{', verzoekMet(60_000), '{', verzoekMet(40_000))
    const omgeving = { argv, stdin, stdout: uit.stream, stderr: opvang(storing('EPIPE')).stream }
    expect(await berekenBatch(omgeving as unknown as BatchProcess)).toBe(1)
    expect(uit.tekst().trim().split('\n')).toHaveLength(2)
  })

  it.each([
    ['the results cannot be written', argv, storing('ENOSPC'), onvolledig('ENOSPC')],
    ['something breaks that has no code', argv, new Error('stuk'), onvolledig('stuk')],
    ['the reader of the results has seen enough', argv, storing('EPIPE'), ''],
    ['the explanation cannot be written', HULP, storing('ENOSPC'), 'hypotheek-orientatie: afgebroken (ENOSPC)\n'],
    ['the template cannot be written', SJABLOON, storing('ENOSPC'), 'hypotheek-orientatie: afgebroken (ENOSPC)\n'],
    ['the reader of the explanation has seen enough', HULP, storing('EPIPE'), ''],
    ['the requests cannot be read', argv, undefined, onvolledig('EIO'), onleesbaar],
  ])(
    'ends with 3 and says what is wrong, not how to use it, when %s',
    async (_wat, woorden, kapot, melding, stdin?) => {
      const fout = opvang()
      const omgeving = {
        argv: woorden,
        stdin: stdin ?? verzoeken(verzoekMet(60_000)),
        stdout: opvang(kapot).stream,
        stderr: fout.stream,
      }
      expect([await berekenBatch(omgeving as unknown as BatchProcess), fout.tekst()]).toEqual([3, melding])
    },
  )
})

it.each([['--help'], ['-h'], ['bereken --help']])(
  '--help explains itself on stdout and ends with 0: %s',
  async (woorden) => {
    const { code, uit } = await voerUit(woorden.split(' '), '')
    expect({ code, uit }).toEqual({ code: 0, uit: HELP })
  },
)

it('progress stands on a terminal, and stays out of a file', async () => {
  const { fout } = await voerUit(BEREKEN, ndjson(verzoekMet(1), '{'), true)
  expect(fout).toMatch(/1 berekend, 1 overgeslagen, [\d.]+ per seconde\n$/)
  expect((await voerUit(BEREKEN, ndjson(verzoekMet(1)))).fout).toBe('')
})

it('progress is shown anew four times a second, until the command ends', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const write = vi.fn(() => true)
  const stop = showProgress({ isTTY: true, write }, () => ({ berekend: 2000, overgeslagen: 500 }))
  vi.advanceTimersByTime(1000)
  stop()
  vi.advanceTimersByTime(1000)
  expect(write).toHaveBeenCalledTimes(5)
  expect(write).toHaveBeenLastCalledWith('\r\u001B[K2.000 berekend, 500 overgeslagen, 2.500 per seconde\n')
})
