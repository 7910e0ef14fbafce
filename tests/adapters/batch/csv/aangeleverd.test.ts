import { describe, expect, it } from 'vitest'

import { SHEET_COLUMNS } from '../../../../adapters/batch/csv/columns'
import { nearestName } from '../../../../adapters/batch/csv/nearestName'
import { BEREKEN, voerUit } from '../opstelling'
import { kortBlad } from './blad'

const UIT_BLAD = [...BEREKEN, '--invoer', 'csv', '--uitvoer', 'ndjson']
const INKOMEN = 'hypotheekgevers[0].inkomsten.bedrag'
const SOORT = 'hypotheekgevers[0].inkomsten.dienstbetrekkingsoort'
const BINNEN_TIEN_JAAR = 'hypotheekgevers[0].binnen10JaarMetPensioen'
const PENSIOEN = 'hypotheekgevers[0].pensioeninkomen'

const maximaVan = (resultaten: readonly unknown[]): readonly number[] =>
  resultaten.map((een) => (een as { readonly maximaleHypotheek: number }).maximaleHypotheek)

describe('a CSV as people hand it over', () => {
  it('the bereken command reads amounts and energy labels as people write them', async () => {
    const { code, fout, resultaten } = await voerUit(
      UIT_BLAD,
      kortBlad(
        { [INKOMEN]: '60000', 'onderpand.energielabelType': 'A4', labelCode: 'MY' },
        { [INKOMEN]: '€ 60.000,-', 'onderpand.energielabelType': 'A++++', labelCode: 'my' },
        { [INKOMEN]: '60.000 euro', 'onderpand.energielabelType': 'a4' },
        { [INKOMEN]: '60.000,00 €', 'onderpand.energielabelType': 'a++++', eigenInleg: ' € - ' },
      ),
    )
    expect([code, fout]).toEqual([0, ''])
    expect(new Set(maximaVan(resultaten)).size).toBe(1)
  })

  it.each([
    ['empty', { [INKOMEN]: '' }, `${INKOMEN}: ontbreekt`],
    ['empty for a pension', { [INKOMEN]: ' ', [SOORT]: 'Pensioen' }, `${INKOMEN}: ontbreekt`],
    [
      'given, but not the pension that is asked',
      { [BINNEN_TIEN_JAAR]: 'ja', [PENSIOEN]: '' },
      `${PENSIOEN}: ontbreekt`,
    ],
  ])('the bereken command skips a CSV row whose income is %s', async (_wat, rij, melding) => {
    const { code, fout, resultaten } = await voerUit(UIT_BLAD, kortBlad(rij, {}))
    expect([code, fout, resultaten.length]).toEqual([1, `regel 2: ${melding}\n`, 1])
  })

  it('the bereken command calculates a CSV row of income type Overig, which has no amount', async () => {
    const { code, fout } = await voerUit(UIT_BLAD, kortBlad({ [INKOMEN]: '', [SOORT]: 'Overig' }))
    expect([code, fout]).toEqual([0, ''])
  })

  it.each([
    ['sep=;', 'sep=;\r\n', 'regel 1 is ‘sep=’: haal die regel weg'],
    [
      'a title',
      'Hypotheken van maart\r\n',
      'regel 2 noemt de kolommen, en niet de eerste rij: haal de rijen erboven weg',
    ],
    [
      'a title of several rows with a comma',
      'Hypotheken, 2026\r\n;;;;;;\r\nmaart;;;;;;\r\n',
      'regel 4 noemt de kolommen, en niet de eerste rij: haal de rijen erboven weg',
    ],
  ])('the bereken command names %s above the column names, and exits with 2', async (_wat, erboven, melding) => {
    const { code, uit, fout } = await voerUit(UIT_BLAD, `${erboven}${kortBlad({})}`)
    expect([code, uit, fout]).toEqual([2, '', `hypotheek-orientatie: ${melding}\n`])
  })

  it('the bereken command without --invoer csv recognises a CSV by its line sep=;', async () => {
    const { code, fout } = await voerUit(BEREKEN, `sep=;\r\n${kortBlad({})}`)
    expect([code, fout]).toEqual([2, 'hypotheek-orientatie: de invoer is CSV: geef --invoer csv mee\n'])
  })

  it('the bereken command stops at ten rows without column names, and does not repeat them', async () => {
    const { code, fout } = await voerUit(UIT_BLAD, 'jan@voorbeeld.nl;60000\r\n'.repeat(20))
    expect([code, fout]).toEqual([
      2,
      'hypotheek-orientatie: de eerste rij noemt geen kolom van een verzoek; --sjabloon schrijft een voorbeeld\n',
    ])
  })
})

describe('nearestName', () => {
  const namen = SHEET_COLUMNS.map(({ naam }) => naam)

  it.each([
    ['koopprijs', 'onderpand.koopsom'],
    ['Vraagprijs', 'onderpand.koopsom'],
    ['onderpand.koopprijs', 'onderpand.koopsom'],
    ['verkoopprijs', 'onderpand.verkoopprijs'],
    ['inkomen', INKOMEN],
    ['studieschuld', 'hypotheekgevers[0].uitgaven.huidigeMaandlastStudieschuld'],
    ['energielabel', 'onderpand.energielabelType'],
    ['spaargeld', 'eigenInleg'],
    ['constructor', undefined],
  ])('nearestName suggests for the column %s the column %s', (gegeven, naam) => {
    expect(nearestName(gegeven, namen)).toBe(naam)
  })
})
