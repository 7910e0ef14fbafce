import { describe, expect, it } from 'vitest'

import { LONGEST_LINE } from '../../../../adapters/batch/lines'
import { BEREKEN, ndjson, resultaatVan, verzoekMet, voerUit } from '../opstelling'
import { blad, bladMet, EXCEL, kortBlad, PROGRAMMA } from './blad'

const UIT_BLAD = [...BEREKEN, '--invoer', 'csv', '--uitvoer', 'ndjson']

const zonderTijdstip = (resultaat: unknown) => ({ ...(resultaat as object), timestamp: undefined })

const INKOMEN = 'hypotheekgevers[0].inkomsten.bedrag'

describe('a CSV', () => {
  it.each([
    ['Excel in Dutch', EXCEL],
    ['a program', PROGRAMMA],
    ['cells copied from a spreadsheet', { ...EXCEL, separator: '\t' as const }],
  ])('the bereken command calculates each row of a CSV in the notation of %s, in order', async (_wie, schrijfwijze) => {
    const verzoeken = [verzoekMet(60_000), verzoekMet(40_000)]
    const { code, resultaten, fout } = await voerUit(UIT_BLAD, bladMet(verzoeken, schrijfwijze))
    expect([code, resultaten, fout]).toEqual([0, [resultaatVan(60_000), resultaatVan(40_000)], ''])
  })

  it('the bereken command reads Dutch Excel: currency signs, Dutch dates, empty rows and a BOM', async () => {
    const regels = [
      '\uFEFFklant;labelCode;rentevastperiode;hypotheekgevers[0].inkomsten.dienstbetrekkingsoort;' +
        'hypotheekgevers[0].inkomsten.ingangsdatum;hypotheekgevers[0].inkomsten.bedrag;' +
        'hypotheekgevers[0].binnen10JaarMetPensioen;onderpand.koopsom;onderpand.onderpandType;ingangsdatumHypotheek;',
      '"Jansen; ""De Boer""";MY;120;DienstbetrekkingVast;2-3-2025; € 60.000,00 ;ONWAAR;"€ 300.000,00";BestaandeBouw;2-3-2025;',
      ';;;;;;;;;;',
      ' ;;;;;;;;;;',
      '',
    ]
    const { code, resultaten, fout } = await voerUit([...UIT_BLAD, '--bewaar', 'klant'], regels.join('\r\n'))
    expect([code, fout]).toEqual([0, ''])
    const [{ klant, financieringsOpzet } = {}] = resultaten as readonly Readonly<Record<string, unknown>>[]
    expect([klant, zonderTijdstip(financieringsOpzet)]).toEqual([
      'Jansen; "De Boer"',
      zonderTijdstip(resultaatVan(60_000)),
    ])
  })

  it('the bereken command reads a CSV that begins with a BOM and a quoted column name full of semicolons', async () => {
    const naam = `klant${';'.repeat(40)}`
    const invoer = bladMet([verzoekMet(60_000)], PROGRAMMA, [{ [naam]: 'k1' }])
    const { fout, resultaten } = await voerUit([...UIT_BLAD, '--bewaar', naam], `\uFEFF${invoer}`)
    expect([fout, resultaten]).toEqual(['', [expect.objectContaining({ [naam]: 'k1' })]])
  })

  it('the bereken command calculates a CSV without columns for dates and other optional fields', async () => {
    const { code, resultaten } = await voerUit(UIT_BLAD, kortBlad({}, { [INKOMEN]: '40000' }))
    expect(code).toBe(0)
    expect(resultaten.map(zonderTijdstip)).toEqual([60_000, 40_000].map((een) => zonderTijdstip(resultaatVan(een))))
  })

  it('the bereken command gives a CSV row the time of the run as timestamp, unless the row has one', async () => {
    const nu = new Date(2025, 6, 1, 9, 30)
    const eigen = '2026-03-14T12:00:00Z'
    const { resultaten } = await voerUit(UIT_BLAD, kortBlad({}, { timestamp: eigen }), false, nu)
    expect(resultaten).toMatchObject([{ timestamp: nu.toISOString() }, { timestamp: eigen }])
  })

  it('the bereken command adds a partner to a CSV row only when the partner columns have values', async () => {
    const partner = {
      'hypotheekgevers[1].inkomsten.dienstbetrekkingsoort': 'Pensioen',
      'hypotheekgevers[1].inkomsten.bedrag': '30000',
      'hypotheekgevers[1].binnen10JaarMetPensioen': 'nee',
    }
    const { fout, resultaten } = await voerUit(UIT_BLAD, kortBlad({}, partner))
    const [alleen, samen] = resultaten as { readonly maximaleHypotheek: number }[]
    expect([fout, (samen?.maximaleHypotheek ?? 0) > (alleen?.maximaleHypotheek ?? 0)]).toEqual(['', true])
  })

  it('the bereken command calculates a CSV row without a home when the cells of the home are empty', async () => {
    const { fout, resultaten } = await voerUit(
      UIT_BLAD,
      kortBlad({ 'onderpand.koopsom': '', 'onderpand.onderpandType': ' ' }),
    )
    expect([fout, resultaten.length]).toEqual(['', 1])
    expect(resultaten[0]).not.toHaveProperty('hypotheekbedrag')
  })

  it.each([[''], ['\r\n\r\n'], [kortBlad()]])('a CSV without requests is reported as empty (%#)', async (invoer) => {
    const { code, uit, fout } = await voerUit(UIT_BLAD, invoer)
    expect([code, uit, fout]).toEqual([0, '', 'hypotheek-orientatie: niets gelezen, de invoer is leeg\n'])
  })
})

describe('the rows of a CSV', () => {
  it('the bereken command numbers a CSV row by its first line, despite line breaks and empty rows', async () => {
    const invoer = kortBlad(
      { klant: 'een\r\ntwee\r\ndrie' },
      { [INKOMEN]: 'veel' },
      { klant: '\n' },
      { labelCode: '' },
      {},
    )
    const woorden = [...UIT_BLAD, '--regelnummers', '--bewaar', 'klant']
    const { code, resultaten, fout } = await voerUit(woorden, invoer.replace('\r\n', '\r\n\r\n;;\r\n'))
    expect(resultaten.map((een) => (een as { readonly regel: number }).regel)).toEqual([4, 8, 11])
    expect(fout).toBe(
      `regel 7: ${INKOMEN}: verwacht een getal zoals 1234,56 of 1234.56\nregel 10: labelCode: ontbreekt\n`,
    )
    expect(code).toBe(1)
  })

  it('the bereken command reports all invalid cells of a CSV row, and calculates the next row', async () => {
    const fouten = {
      labelCode: 'XX',
      [INKOMEN]: '60.000',
      'hypotheekgevers[0].binnen10JaarMetPensioen': '8',
      'onderpand.koopsom': '-1',
      ingangsdatumHypotheek: '31-6-2026',
    }
    const { code, resultaten, fout } = await voerUit(UIT_BLAD, kortBlad(fouten, {}))
    expect([code, resultaten.length]).toEqual([1, 1])
    expect(fout.replace('regel 2: ', '').trim().split('; ')).toEqual([
      `${INKOMEN}: is op twee manieren te lezen: schrijf duizendtallen zonder punt of komma, en een bedrag met hooguit twee decimalen`,
      'hypotheekgevers[0].binnen10JaarMetPensioen: verwacht ja of nee, waar of onwaar, of true of false',
      'ingangsdatumHypotheek: verwacht een datum als jjjj-mm-dd of dd-mm-jjjj',
      'labelCode: verwacht een van MY, FL',
      'onderpand.koopsom: verwacht een bedrag van 0 tot en met 99999999',
    ])
  })

  it.each([
    ['in a column of a request', { klant: '1', labelCode: 'jan@voorbeeld.nl' }],
    ['in a --bewaar column', { klant: 'jan@voorbeeld.nl', labelCode: '' }],
    ['next to an open quote', { klant: 'jan@voorbeeld.nl', labelCode: '"' }],
  ])('an error about a CSV row does not repeat an email address %s', async (_waar, wijziging) => {
    const { fout, uit } = await voerUit([...UIT_BLAD, '--bewaar', 'klant'], kortBlad(wijziging).replace('""""', '"'))
    expect(fout).toContain('regel 2')
    expect(fout + uit).not.toContain('jan@')
  })

  it.each([
    ['too few cells', 'MY;120', 'verwacht 7 cellen, zoals in de eerste rij, en niet 2'],
    ['one cell too many', `${';'.repeat(7)}x`, 'verwacht 7 cellen, zoals in de eerste rij, en niet 8'],
  ])('the bereken command skips a CSV row with %s, and reports the line number', async (_wat, rij, melding) => {
    const { code, resultaten, fout } = await voerUit(UIT_BLAD, `${kortBlad({})}${rij}\r\n`)
    expect([code, resultaten.length, fout]).toEqual([1, 1, `regel 3: ${melding}\n`])
  })

  it('the bereken command reports a filled cell in a nameless CSV column, and ignores an empty one', async () => {
    const invoer = kortBlad({}, {})
      .replaceAll('\r\n', ';\r\n')
      .replace(/;\r\n$/, ';x\r\n')
    const { fout, resultaten } = await voerUit(UIT_BLAD, invoer)
    expect([resultaten.length, fout]).toEqual([1, 'regel 3: een cel staat in een kolom zonder naam\n'])
  })

  it('the bereken command skips a CSV row that is not UTF-8, because --bewaar would copy damaged text', async () => {
    const invoer = Buffer.from(kortBlad({ klant: 'José' }, { klant: 'Jan' }), 'latin1')
    const { code, resultaten, fout } = await voerUit([...UIT_BLAD, '--bewaar', 'klant'], invoer)
    expect([code, resultaten]).toEqual([1, [expect.objectContaining({ klant: 'Jan' })]])
    expect(fout).toBe('regel 2: niet in UTF-8: sla op als ‘CSV UTF-8’\n')
  })

  it.each([
    ['is never closed', '"MY;120\r\n', 'een aanhalingsteken gaat open en niet meer dicht'],
    ['closes within a cell', '"M"Y;120\r\n', 'een aanhalingsteken hoort om de hele cel, en erbinnen dubbel'],
    ['opens within a cell', 'M"Y;120\r\n', 'een aanhalingsteken hoort om de hele cel, en erbinnen dubbel'],
    [
      'is never closed in a large sheet',
      `"MY;120\r\n${';;;;;;\r\n'.repeat(LONGEST_LINE / 4)}`,
      `langer dan ${LONGEST_LINE} tekens; staat er een aanhalingsteken te veel?`,
    ],
  ])('the bereken command stops with exit code 3 at a CSV row in which a quote %s', async (_wat, rij, melding) => {
    const { code, resultaten, fout } = await voerUit(UIT_BLAD, `${kortBlad({}, {})}${rij}`)
    expect([code, resultaten.length]).toEqual([3, 2])
    expect(fout).toBe(`hypotheek-orientatie: afgebroken, de resultaten zijn niet volledig (regel 4: ${melding})\n`)
  })

  it.each([
    ['with a line end', `${';'.repeat(LONGEST_LINE + 1)}\r\n`],
    ['without a line end', ';'.repeat(9 * LONGEST_LINE)],
    ['of quoted cells', '"";'.repeat(3 * LONGEST_LINE)],
  ])('the bereken command stops with exit code 3 at a CSV row of too many separators %s', async (_wat, rij) => {
    const { code, resultaten, fout } = await voerUit(UIT_BLAD, `${kortBlad({}, {})}${rij}`)
    expect([code, resultaten.length]).toEqual([3, 2])
    expect(fout).toContain(`(regel 4: langer dan ${LONGEST_LINE} tekens; `)
  })
})

describe('the header row of a CSV', () => {
  const kop = (...namen: readonly string[]) => blad([namen])
  const KOLOMMEN = kortBlad().trim().split(';')

  it.each([
    [
      'has a misspelled column name',
      kop(...KOLOMMEN, 'eigeninleg'),
      'onbekende kolom ‘eigeninleg’: bedoel je eigenInleg?',
    ],
    [
      'has a field name without its path',
      kop(...KOLOMMEN, 'Energielabeltype'),
      'onbekende kolom ‘Energielabeltype’: bedoel je onderpand.energielabelType?',
    ],
    [
      'counts home buyers from 1',
      kop(...KOLOMMEN, 'hypotheekgevers[2].inkomsten.bedrag'),
      'onbekende kolom ‘hypotheekgevers[2].inkomsten.bedrag’: bedoel je hypotheekgevers[0].inkomsten.bedrag?',
    ],
    [
      'has own columns without --bewaar',
      kop(...KOLOMMEN, 'dossier\nnummer', 'klant'),
      'onbekende kolom ‘dossier\\u{a}nummer’, ‘klant’: een eigen kolom gaat mee met --bewaar',
    ],
    ['has the same name twice', kop(...KOLOMMEN, 'labelCode'), 'kolom ‘labelCode’ staat er meer dan één keer'],
    ['lacks the column labelCode', kop(...KOLOMMEN.slice(1)), 'kolom ‘labelCode’ ontbreekt'],
    [
      'lacks a required column of the first buyer',
      kop(...KOLOMMEN.filter((naam) => !naam.includes('Pensioen'))),
      'kolom ‘hypotheekgevers[0].binnen10JaarMetPensioen’ ontbreekt',
    ],
    [
      'has no column of a request',
      kop('jan@voorbeeld.nl', '60000'),
      'de eerste rij noemt geen kolom van een verzoek; --sjabloon schrijft een voorbeeld',
    ],
    ['is JSON', ndjson(verzoekMet(60_000)), 'de invoer is JSON: laat --invoer csv weg'],
    [
      'is not in UTF-8',
      Buffer.from(kop(...KOLOMMEN, 'coördinaat'), 'latin1'),
      'de invoer is niet in UTF-8: sla op als ‘CSV UTF-8’',
    ],
  ])('the bereken command exits with 2 and a message when the CSV header row %s', async (_wat, invoer, melding) => {
    const { code, uit, fout } = await voerUit(UIT_BLAD, invoer)
    expect([code, uit, fout]).toEqual([2, '', `hypotheek-orientatie: ${melding}\n`])
  })

  it('the bereken command refuses a CSV header row that lacks a column named by --bewaar', async () => {
    const { code, fout } = await voerUit([...UIT_BLAD, '--bewaar', 'klant'], kortBlad({}))
    expect([code, fout]).toEqual([2, 'hypotheek-orientatie: kolom ‘klant’ ontbreekt\n'])
  })

  it.each([
    ['an Excel workbook', Buffer.from('PK\u0003\u0004…', 'latin1'), 'is een zip-bestand'],
    ['a UTF-16 text from Excel', Buffer.from(`\uFEFF${kortBlad({})}`, 'utf16le'), 'is UTF-16: sla op als UTF-8'],
  ])('bereken --invoer csv refuses %s, and exits with 2', async (_wat, invoer, melding) => {
    const { code, uit, fout } = await voerUit(UIT_BLAD, invoer)
    expect([code, uit, fout]).toEqual([2, '', expect.stringContaining(`hypotheek-orientatie: de invoer ${melding}`)])
  })
})

it('the bereken command refuses a CSV without --invoer csv, and names that option', async () => {
  const { code, uit, fout } = await voerUit(BEREKEN, kortBlad({}))
  expect([code, uit, fout]).toEqual([2, '', 'hypotheek-orientatie: de invoer is CSV: geef --invoer csv mee\n'])
})
