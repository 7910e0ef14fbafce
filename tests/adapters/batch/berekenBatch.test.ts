import { Readable } from 'node:stream'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { showProgress } from '../../../adapters/batch/progress'
import { HELP } from '../../../adapters/batch/readArguments'
import { berekenBatch, type BatchProcess } from '../../../adapters/batch/berekenBatch'
import { NORMJAREN } from '../../../domain'
import { periodesVan } from '../../../domain/orientatie'
import { tarievenFile } from '../../support/tarievenFile'
import { opvang } from '../opvang'
import { BEREKEN, ndjson, resultaatVan, verzoekMet, voerUit } from './opstelling'

const argv = ['node', 'hypotheek-orientatie', ...BEREKEN]
const SJABLOON = ['node', 'hypotheek-orientatie', 'bereken', '--sjabloon']
const HULP = ['node', 'hypotheek-orientatie', '--help']

describe('bereken', () => {
  it('the bereken command writes a result for every request, in order, and exits with 0', async () => {
    const { code, resultaten, fout } = await voerUit(BEREKEN, ndjson(verzoekMet(60_000), verzoekMet(40_000)))
    expect(resultaten).toEqual([resultaatVan(60_000), resultaatVan(40_000)])
    expect([code, fout]).toEqual([0, ''])
  })

  it('the bereken command reports invalid lines by number, calculates the others, and exits with 1', async () => {
    const invoer = ndjson(
      verzoekMet(60_000),
      '{half',
      { ...verzoekMet(60_000), labelCode: 'XX', eigenInleg: -1 },
      verzoekMet(40_000),
    )
    const { code, resultaten, fout } = await voerUit(BEREKEN, invoer)
    expect(resultaten).toEqual([resultaatVan(60_000), resultaatVan(40_000)])
    expect(fout).toBe(
      'regel 2: geen JSON\nregel 3: labelCode: verwacht een van MY, FL; eigenInleg: verwacht een bedrag van 0 tot en met 99999999\n',
    )
    expect(code).toBe(1)
  })

  it('the bereken command lists the periods of the brand for an unknown fixed-rate period', async () => {
    const { code, fout } = await voerUit(BEREKEN, ndjson({ ...verzoekMet(60_000), rentevastperiode: 77 }))
    expect([code, fout]).toEqual([
      1,
      `regel 1: rentevastperiode: deze periode is er niet; kies een van ${periodesVan('MY').join(', ')} maanden\n`,
    ])
  })

  it('the bereken command does not repeat an invalid labelCode in its error message', async () => {
    const { fout } = await voerUit(BEREKEN, ndjson({ ...verzoekMet(60_000), labelCode: 'jan@voorbeeld.nl' }))
    expect(fout).not.toContain('jan@')
  })

  it('the bereken command skips empty lines, but counts them in line numbers', async () => {
    const { code, fout } = await voerUit(BEREKEN, `\n\r\n${ndjson(verzoekMet(60_000))}{\n`)
    expect([code, fout]).toEqual([1, 'regel 4: geen JSON: gaat verder op de volgende regel\n'])
  })

  it('bereken --regelnummers adds the line number to each result', async () => {
    const { resultaten } = await voerUit([...BEREKEN, '--regelnummers'], ndjson('{', verzoekMet(60_000)))
    expect(resultaten).toEqual([{ regel: 2, financieringsOpzet: resultaatVan(60_000) }])
  })

  it('bereken --bewaar copies the listed keys of an input line to its result', async () => {
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

  it('the bereken command escapes Unicode line separators, so that each result stays on one line', async () => {
    const klant = 'a\u2028b\u2029c'
    const { uit, resultaten } = await voerUit(
      [...BEREKEN, '--bewaar', 'klant'],
      ndjson({ ...verzoekMet(60_000), klant }),
    )
    expect(uit).not.toMatch(/[\u2028\u2029]/)
    expect(resultaten).toEqual([expect.objectContaining({ klant })])
  })

  it('the bereken command uses the norm year of --normjaar and the rates of --rentetarieven by brand', async () => {
    const bestand = tarievenFile('{"MY": {"120": 2}, "FL": {"120": 3}}')
    const woorden = ['bereken', '--normjaar', '2026', '--rentetarieven', bestand]
    const { resultaten } = await voerUit(
      woorden,
      ndjson(verzoekMet(60_000), { ...verzoekMet(60_000), labelCode: 'FL' }),
    )
    expect(resultaten).toEqual([2, 3].map((rente) => resultaatVan(60_000, 2026, { '120': rente })))
  })

  it('the bereken command accepts a rate of 0.0375 percent only with --ongewone-rentes', async () => {
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
])('hypotheek-orientatie refuses the arguments %j with exit code 2, a message and the usage', async (woorden, zin) => {
  const { code, uit, fout } = await voerUit(woorden, ndjson(verzoekMet(60_000)))
  expect([code, uit]).toEqual([2, ''])
  expect(fout.split('\n', 1)).toEqual([`hypotheek-orientatie: ${zin}`])
  expect(fout).toContain('Gebruik: hypotheek-orientatie bereken')
})

describe('stream errors during bereken', () => {
  const storing = (code: string) => Object.assign(new Error(`${code}: write`), { code })
  const onvolledig = (code: string) => `hypotheek-orientatie: afgebroken, de resultaten zijn niet volledig (${code})\n`
  const verzoeken = (...regels: readonly unknown[]) => Readable.from([Buffer.from(ndjson(...regels))])
  const onleesbaar: Readable = new Readable({ read: (): void => void onleesbaar.destroy(storing('EIO')) })

  it('the bereken command continues to write results when stderr is closed', async () => {
    const uit = opvang()
    const stdin = verzoeken('{', verzoekMet(60_000), '{', verzoekMet(40_000))
    const omgeving = { argv, stdin, stdout: uit.stream, stderr: opvang(storing('EPIPE')).stream }
    expect(await berekenBatch(omgeving as unknown as BatchProcess)).toBe(1)
    expect(uit.tekst().trim().split('\n')).toHaveLength(2)
  })

  it.each([
    ['the results cannot be written', argv, storing('ENOSPC'), onvolledig('ENOSPC')],
    ['writing fails with an error that has no code', argv, new Error('stuk'), onvolledig('stuk')],
    ['the reader of the results closes the pipe', argv, storing('EPIPE'), ''],
    ['the help cannot be written', HULP, storing('ENOSPC'), 'hypotheek-orientatie: afgebroken (ENOSPC)\n'],
    ['the template cannot be written', SJABLOON, storing('ENOSPC'), 'hypotheek-orientatie: afgebroken (ENOSPC)\n'],
    ['the reader of the help closes the pipe', HULP, storing('EPIPE'), ''],
    ['the requests cannot be read', argv, undefined, onvolledig('EIO'), onleesbaar],
  ])('the bereken command exits with 3, without usage text, when %s', async (_wat, woorden, kapot, melding, stdin?) => {
    const fout = opvang()
    const omgeving = {
      argv: woorden,
      stdin: stdin ?? verzoeken(verzoekMet(60_000)),
      stdout: opvang(kapot).stream,
      stderr: fout.stream,
    }
    expect([await berekenBatch(omgeving as unknown as BatchProcess), fout.tekst()]).toEqual([3, melding])
  })
})

it.each(['--help', '-h', 'bereken --help'])('hypotheek-orientatie %s prints help and exits with 0', async (woorden) => {
  const { code, uit } = await voerUit(woorden.split(' '), '')
  expect({ code, uit }).toEqual({ code: 0, uit: HELP })
})

it('the bereken command shows its progress when stderr is a terminal, and otherwise prints none', async () => {
  const { fout } = await voerUit(BEREKEN, ndjson(verzoekMet(60_000), '{'), true)
  expect(fout).toMatch(/1 berekend, 1 overgeslagen, [\d.]+ per seconde\n$/)
  expect((await voerUit(BEREKEN, ndjson(verzoekMet(60_000)))).fout).toBe('')
})

it('showProgress rewrites the progress line four times a second, and once more when it is stopped', () => {
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
