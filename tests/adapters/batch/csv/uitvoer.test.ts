import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { SHEET_COLUMNS, isFilledIn } from '../../../../adapters/batch/csv/columns'
import { RESULT_COLUMNS } from '../../../../adapters/batch/csv/writeCsv'
import { verzoek } from '../../../../adapters/testing/arbitraries/verzoek'
import { everyAsync } from '../../../support/every'
import { numberOfRuns } from '../../../support/numberOfRuns'
import { ROOT } from '../../../support/root'
import { BEREKEN, ndjson, resultaatVan, verzoekMet, voerUit } from '../opstelling'
import { bladMet, EXCEL, kortBlad, PROGRAMMA } from './blad'

const NAAR_BLAD = [...BEREKEN, '--uitvoer', 'csv']
const BLAD_NAAR_BLAD = [...BEREKEN, '--invoer', 'csv']

type Rij = Readonly<Record<string, string>>

const rijenIn = (uit: string, delimiter = ';'): readonly Rij[] =>
  parse<Rij>(uit, { delimiter, bom: true, columns: true })

describe('a CSV of results', () => {
  it('bereken --uitvoer csv writes a header and a row per result, and leaves absent figures empty', async () => {
    const { code, uit } = await voerUit(NAAR_BLAD, ndjson(verzoekMet(60_000), '{', verzoekMet(40_000)))
    expect(code).toBe(1)
    expect(uit.split('\r\n', 1)).toEqual([`\uFEFF${RESULT_COLUMNS.join(';')}`])
    expect(rijenIn(uit).map((rij) => rij['maximaleHypotheek'])).toEqual(
      [60_000, 40_000].map((een) => String((resultaatVan(een) as { maximaleHypotheek: number }).maximaleHypotheek)),
    )
    expect(rijenIn(uit)[0]?.['advieskosten']).toBe('')
  })

  it('RESULT_COLUMNS equals the result columns that adapters/batch/README.md lists', () => {
    const readme = readFileSync(`${ROOT}/adapters/batch/README.md`, 'utf8')
    const [, genoemd = ''] = /columns of the\s+results[^]*?:\n\n([^]*?)\n\n/.exec(readme) ?? []
    expect([...genoemd.matchAll(/`(\w+)`/g)].map(([, naam]) => naam)).toEqual(RESULT_COLUMNS)
  })

  it('bereken --uitvoer csv writes the header row even for an empty input', async () => {
    expect((await voerUit(NAAR_BLAD, '')).uit).toBe(`\uFEFF${RESULT_COLUMNS.join(';')}\r\n`)
    expect((await voerUit(BLAD_NAAR_BLAD, '')).uit).toBe(`\uFEFF${RESULT_COLUMNS.join(';')}\r\n`)
  })

  it.each([
    ['Excel in Dutch', EXCEL, ';', ['\uFEFFmax', '\r\n', ',', 'WAAR']],
    ['a spreadsheet with tabs', { ...EXCEL, separator: '\t' as const }, '\t', ['\uFEFFmax', '\r\n', ',', 'WAAR']],
    ['a program', PROGRAMMA, ',', ['max', '\n', '.', 'true']],
  ])(
    'the bereken command writes a CSV of results in the notation of its CSV input: %s',
    async (_wie, schrijfwijze, separator, [begin = '', einde, teken, ja]) => {
      const { uit } = await voerUit(BLAD_NAAR_BLAD, bladMet([verzoekMet(60_000)], schrijfwijze))
      const { maandlastBruto, nhg } = resultaatVan(60_000) as { readonly maandlastBruto: number; readonly nhg: boolean }
      const [rij] = rijenIn(uit, separator)
      expect([uit.startsWith(begin), /\r?\n$/.exec(uit)?.[0], nhg]).toEqual([true, einde, true])
      expect([rij?.['maandlastBruto'], rij?.['nhg']]).toEqual([String(maandlastBruto).replace('.', teken ?? ''), ja])
    },
  )

  it('a CSV of results begins with the columns of --bewaar in their given order, then the line number', async () => {
    const woorden = [...BLAD_NAAR_BLAD, '--bewaar', 'klant,dossier', '--regelnummers']
    const { uit } = await voerUit(woorden, kortBlad({ dossier: '7', klant: 'één; "twee"\ndrie' }))
    expect(uit.startsWith('\uFEFFklant;dossier;regel;maximale')).toBe(true)
    expect(rijenIn(uit)).toEqual([expect.objectContaining({ klant: 'één; "twee"\ndrie', dossier: '7', regel: '2' })])
  })

  it('bereken --bewaar writes text, numbers, null, objects and booleans of JSON lines as CSV cells', async () => {
    const eigen = { a: 'x', b: 1.5, c: null, d: { e: [1] }, f: true }
    const { uit } = await voerUit([...NAAR_BLAD, '--bewaar', 'a,b,c,d,f,g'], ndjson({ ...verzoekMet(1), ...eigen }))
    expect(rijenIn(uit)).toEqual([
      expect.objectContaining({ a: 'x', b: '1,5', c: '', d: '{"e":[1]}', f: 'WAAR', g: '' }),
    ])
  })

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1', '=1+1;"x"', '+31 6 12345678'])(
    "the bereken command puts a ' before the --bewaar text %j, which a spreadsheet would execute as a formula",
    async (klant) => {
      const { uit } = await voerUit([...BLAD_NAAR_BLAD, '--bewaar', 'klant'], kortBlad({ klant }))
      expect(rijenIn(uit)[0]?.['klant']).toBe(`'${klant}`)
    },
  )

  it.each(['-12,5', '-1.234,56', '+31612345678', '007', 'a=1', "'=1"])(
    'the bereken command writes the --bewaar text %j unchanged, because it is no formula',
    async (klant) => {
      const { uit } = await voerUit([...BLAD_NAAR_BLAD, '--bewaar', 'klant'], kortBlad({ klant }))
      expect(rijenIn(uit)[0]?.['klant']).toBe(klant)
    },
  )

  it('bereken --bewaar quotes a text with a comma, so that a formula after the comma stays in its cell', async () => {
    const { uit } = await voerUit([...BLAD_NAAR_BLAD, '--bewaar', 'klant'], kortBlad({ klant: 'a,=1+1' }))
    expect(uit).toContain('"a,=1+1"')
  })

  it('bereken --bewaar refuses the names of result columns, with exit code 2 and no output', async () => {
    const { code, uit, fout } = await voerUit([...BLAD_NAAR_BLAD, '--regelnummers', '--bewaar', 'regel,nhg'], '')
    expect([code, uit, fout.split('\n', 1)]).toEqual([
      2,
      '',
      ['hypotheek-orientatie: --bewaar: regel, nhg is al een kolom van de resultaten'],
    ])
  })
})

it('for any requests, bereken writes the same figures to a CSV as to lines of JSON', async () => {
  const lees = (cel: string): unknown => {
    if (['WAAR', 'ONWAAR'].includes(cel)) return cel === 'WAAR'
    return cel.includes('T') ? cel : Number(cel.replace(',', '.'))
  }
  await everyAsync(numberOfRuns(50), fc.array(verzoek(), { minLength: 1, maxLength: 4 }), async (verzoeken) => {
    const { resultaten } = await voerUit(BEREKEN, ndjson(...verzoeken))
    const { uit } = await voerUit(NAAR_BLAD, ndjson(...verzoeken))
    const cijfers = rijenIn(uit).map((rij) =>
      Object.fromEntries(Object.entries(rij).flatMap(([naam, cel]) => (cel === '' ? [] : [[naam, lees(cel)]]))),
    )
    expect(cijfers).toEqual(resultaten)
  })
})

describe('--sjabloon', () => {
  it('bereken --sjabloon writes a CSV of the columns that have no default value, and a valid example row', async () => {
    const { code, uit } = await voerUit(['bereken', '--sjabloon'], '')
    const [namen = ''] = uit.replace('\uFEFF', '').split('\r\n')
    expect(namen.split(';')).toEqual(SHEET_COLUMNS.filter((column) => !isFilledIn(column)).map(({ naam }) => naam))
    expect(code).toBe(0)
    const { code: berekend, uit: resultaten, fout } = await voerUit(BLAD_NAAR_BLAD, uit)
    expect([berekend, rijenIn(resultaten).length, fout]).toEqual([0, 1, ''])
  })
})
