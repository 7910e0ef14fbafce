import { Readable, Writable } from 'node:stream'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { HELP } from '../../../adapters/batch/readArguments'
import { berekenBatch, type BatchProcess } from '../../../adapters/batch/berekenBatch'
import {
  berekenFinancieringsOpzet,
  nieuweOrientatie,
  NORMJAREN,
  normenVan,
  toVerzoek,
  voorbeeldRentes,
} from '../../../domain'
import { tarievenFile } from '../../support/tarievenFile'

const nu = new Date(2026, 2, 14)
const verzoekMet = (inkomen: number) => {
  const orientatie = nieuweOrientatie('MY')
  return toVerzoek({ ...orientatie, eigen: { ...orientatie.eigen, inkomen }, vraagprijsWoning: 300_000 }, nu)
}
const resultaatVan = (inkomen: number, jaar: 2025 | 2026 = 2025, rentetarieven = voorbeeldRentes.MY): unknown => {
  const berekening = berekenFinancieringsOpzet(verzoekMet(inkomen), { normen: normenVan(jaar), rentetarieven })
  return either.isRight(berekening)
    ? JSON.parse(JSON.stringify({ ...berekening.right.financieringsOpzet, normjaar: jaar }))
    : undefined
}

interface Afloop {
  readonly code: number
  readonly resultaten: readonly unknown[]
  readonly uit: string
  readonly fout: string
}

const opvang = (isTTY = false) => {
  const stukken: string[] = []
  const stream = new Writable({
    write: (stuk: Buffer, _codering, klaar) => {
      stukken.push(stuk.toString())
      klaar()
    },
  })
  return { stream: Object.assign(stream, { isTTY }), tekst: () => stukken.join('') }
}

const voerUit = async (woorden: readonly string[], invoer: string | Buffer, isTTY = false): Promise<Afloop> => {
  const [uit, fout] = [opvang(), opvang(isTTY)]
  const code = await berekenBatch({
    argv: ['node', 'hypotheek-orientatie', ...woorden],
    stdin: Readable.from([Buffer.from(invoer)]),
    stdout: uit.stream,
    stderr: fout.stream,
  } as unknown as BatchProcess)
  const regels = uit.tekst().split('\n').filter(Boolean)
  const resultaten =
    code < 2 && !['--help', '-h'].some((woord) => woorden.includes(woord))
      ? regels.map((regel) => JSON.parse(regel) as unknown)
      : []
  return { code, resultaten, uit: uit.tekst(), fout: fout.tekst() }
}

const BEREKEN = ['bereken', '--normjaar', '2025']
const argv = ['node', 'hypotheek-orientatie', ...BEREKEN]

const ndjson = (...waarden: readonly unknown[]): string =>
  waarden.map((waarde) => (typeof waarde === 'string' ? waarde : JSON.stringify(waarde)) + '\n').join('')

describe('bereken', () => {
  it('gives a result for every request, in the same order, and ends with 0', async () => {
    const { code, resultaten, fout } = await voerUit(BEREKEN, ndjson(verzoekMet(60_000), verzoekMet(40_000)))
    expect(resultaten).toEqual([resultaatVan(60_000), resultaatVan(40_000)])
    expect([code, fout]).toEqual([0, ''])
  })

  it('reports a bad line with its number, goes on, and ends with 1', async () => {
    const invoer = ndjson(verzoekMet(60_000), '{half', { ...verzoekMet(1), labelCode: 'XX' }, verzoekMet(40_000))
    const { code, resultaten, fout } = await voerUit(BEREKEN, invoer)
    expect(resultaten).toEqual([resultaatVan(60_000), resultaatVan(40_000)])
    expect(fout).toBe('regel 2: geen JSON\nregel 3: labelCode: verwacht een van MY, FL\n')
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
    expect([code, fout]).toEqual([1, 'regel 4: geen JSON\n'])
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

  it('calculates with the norm year and the rates that are given', async () => {
    const bestand = tarievenFile('{"MY": {"120": 2}, "FL": {}}')
    const woorden = ['bereken', '--normjaar', '2026', '--rentetarieven', bestand]
    const { resultaten } = await voerUit(woorden, ndjson(verzoekMet(60_000)))
    expect(resultaten).toEqual([resultaatVan(60_000, 2026, { '120': 2 })])
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

describe('a command that cannot be carried out', () => {
  it.each([
    ['nothing', []],
    ['another word', ['reken']],
    ['one word too many', ['bereken', 'alles']],
    ['an unknown option', ['bereken', '--snel']],
    ['an option without its value', ['bereken', '--normjaar']],
    ['an unknown year', ['bereken', '--normjaar', '2024']],
    ['rates that are not there', [...BEREKEN, '--rentetarieven', '/nergens/tarieven.json']],
  ])('is %s: it ends with 2 and says how it should be', async (_wat, woorden) => {
    const { code, uit, fout } = await voerUit(woorden, ndjson(verzoekMet(1)))
    expect([code, uit]).toEqual([2, ''])
    expect(fout).toContain('Gebruik: hypotheek-orientatie bereken')
  })

  it.each([
    [['bereken', '--snel'], '--snel: onbekende optie'],
    [['bereken', '-x'], '-x: onbekende optie'],
    [['bereken', '--normjaar'], '--normjaar: hier hoort een waarde bij'],
    [['bereken', '--normjaar', '--help'], '--normjaar: hier hoort een waarde bij'],
    [['bereken', '--ongewone-rentes=ja'], '--ongewone-rentes: hier hoort geen waarde bij'],
    [['bereken', '--regelnummers=ja'], '--regelnummers: hier hoort geen waarde bij'],
    [['bereken', '--normjaar=2024'], `--normjaar: verwacht een van ${NORMJAREN.join(', ')}`],
    [['bereken'], `--normjaar: ontbreekt, verwacht een van ${NORMJAREN.join(', ')}`],
    [[...BEREKEN, 'een.ndjson'], 'lees een bestand met < ervoor: < een.ndjson'],
    [['reken', 'een.ndjson'], 'verwacht de opdracht bereken, niet reken'],
    [[], 'verwacht de opdracht bereken, niet niets'],
    [[...BEREKEN, '--rentetarieven=/nergens/t.json'], '--rentetarieven: /nergens/t.json is niet te lezen (ENOENT)'],
  ])('is explained in a sentence of its own: %j', async (woorden, zin) => {
    const { fout } = await voerUit(woorden, '')
    expect(fout.split('\n', 1)).toEqual([`hypotheek-orientatie: ${zin}`])
  })
})

describe('a run that breaks off', () => {
  const storingMet = (code: string) => Object.assign(new Error(`${code}: write`), { code })
  const voerUitNaar = async (stdout: Writable, stdin = Readable.from([Buffer.from(ndjson(verzoekMet(60_000)))])) => {
    const fout = opvang()
    const code = await berekenBatch({ argv, stdin, stdout, stderr: fout.stream } as unknown as BatchProcess)
    return { code, fout: fout.tekst() }
  }
  it('is none when only the reader of the reports has gone: the results go on', async () => {
    const uit = opvang()
    const stdin = Readable.from(
      [ndjson('{'), ndjson(verzoekMet(60_000), '{', verzoekMet(40_000))].map((tekst) => Buffer.from(tekst)),
    )
    const omgeving = { argv, stdin, stdout: uit.stream, stderr: kapot('EPIPE') } as unknown as BatchProcess
    expect(await berekenBatch(omgeving)).toBe(1)
    expect(uit.tekst().trim().split('\n')).toHaveLength(2)
  })

  const kapot = (code: string) => new Writable({ write: (_stuk, _codering, klaar) => klaar(storingMet(code)) })

  it('ends with 3 and says what is wrong, not how to use it, when the results cannot be written', async () => {
    const { code, fout } = await voerUitNaar(kapot('ENOSPC'))
    expect([code, fout]).toEqual([3, 'hypotheek-orientatie: afgebroken, de resultaten zijn niet volledig (ENOSPC)\n'])
  })

  it.each([
    ['EPIPE', ''],
    ['ENOSPC', 'hypotheek-orientatie: afgebroken (ENOSPC)\n'],
  ])('ends with 3 as well when the explanation cannot be written: %s', async (code, melding) => {
    const fout = opvang()
    const argv = ['node', 'hypotheek-orientatie', '--help']
    const omgeving = { argv, stdin: Readable.from([]), stdout: kapot(code), stderr: fout.stream }
    expect([await berekenBatch(omgeving as unknown as BatchProcess), fout.tekst()]).toEqual([3, melding])
  })

  it('ends with 3 when the requests cannot be read', async () => {
    const stdin = new Readable({ read: (): void => void stdin.destroy(storingMet('EIO')) })
    const { code, fout } = await voerUitNaar(opvang().stream, stdin)
    expect([code, fout]).toEqual([3, 'hypotheek-orientatie: afgebroken, de resultaten zijn niet volledig (EIO)\n'])
  })

  it('ends with 3 and says nothing when the reader of the results has seen enough', async () => {
    expect(await voerUitNaar(kapot('EPIPE'))).toEqual({ code: 3, fout: '' })
  })
})

it.each([['--help'], ['-h'], ['bereken --help']])(
  '--help explains itself on stdout and ends with 0: %s',
  async (woorden) => {
    const { code, uit } = await voerUit(woorden.split(' '), '')
    expect({ code, uit }).toEqual({ code: 0, uit: HELP })
  },
)

describe('what is no request', () => {
  const regel = JSON.stringify(verzoekMet(60_000))
  const goed = resultaatVan(60_000)

  it.each([
    ['nothing at all', '', [], ''],
    ['a mark of Unicode at the beginning', `\uFEFF${regel}\n`, [goed], ''],
    ['the line ends of Windows', `${regel}\r\n${regel}\r\n`, [goed, goed], ''],
    ['no end of the last line', `${regel}\n${regel}`, [goed, goed], ''],
    ['a line of a megabyte', `${'x'.repeat(1_000_000)}\n${regel}\n`, [goed], 'regel 1: te lang\n'],
    ['a zero byte', `\0\n${regel}\n`, [goed], 'regel 1: geen JSON\n'],
  ])('does not stand in the way of what is: %s', async (_wat, invoer, verwacht, melding) => {
    const { resultaten, fout } = await voerUit(BEREKEN, invoer)
    expect([resultaten, fout]).toEqual([verwacht, melding])
  })

  it('is a line of which the bytes are no text', async () => {
    const bytes = Buffer.from(ndjson(verzoekMet(60_000)))
    bytes[bytes.indexOf('MY')] = 0xff
    const { code, fout } = await voerUit(BEREKEN, bytes)
    expect([code, fout]).toEqual([1, 'regel 1: labelCode: verwacht een van MY, FL\n'])
  })
})

describe('progress', () => {
  it('stands on a terminal, and stays out of a file', async () => {
    const { fout } = await voerUit(BEREKEN, ndjson(verzoekMet(1), '{'), true)
    expect(fout).toMatch(/1 berekend, 1 overgeslagen, [\d.]+ per seconde\n$/)
    expect((await voerUit(BEREKEN, ndjson(verzoekMet(1)))).fout).toBe('')
  })
})
