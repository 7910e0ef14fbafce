import { describe, expect, it } from 'vitest'

import { normenVan } from '../../../domain'
import { DIENST_BETREKKINGEN } from '../../../domain/orientatie'
import { inWoorden, type Eenheid, type Stapwaarde } from '../../../domain/uitleg'

describe('a value of the trail in words', () => {
  it.each<readonly [Stapwaarde, Eenheid, string]>([
    [300_000, 'euro', '€ 300.000'],
    [1432.2459, 'euro per maand', '€ 1.432,25 per maand'],
    [60_000, 'euro per jaar', '€ 60.000 per jaar'],
    [3.75, 'procent', '3,75%'],
    [360, 'maanden', '360 maanden'],
    [1, 'jaar', 'jaar 1'],
    [2, 'personen', '2'],
    [1.15, 'factor', '1,15'],
    [1 / 3, 'aandeel', '0,333333'],
    [true, 'ja of nee', 'ja'],
    [false, 'ja of nee', 'nee'],
    ['DienstbetrekkingVast', 'soort', 'vast dienstverband'],
    ['onderAow', 'soort', 'zonder AOW'],
    ['aow', 'soort', 'met AOW'],
    ['Nieuwbouw', 'soort', 'nieuwbouw'],
    ['A4EP', 'soort', 'A++++ (EP garantie)'],
    ['C', 'soort', 'C'],
    ['2025-03-01T09:00:00.000Z', 'tijdstip', '01-03-2025, 09:00 uur (UTC)'],
    ['2025-12-31T23:45:00+01:00', 'tijdstip', '31-12-2025, 23:45 uur (UTC+01:00)'],
    ['toString', 'soort', 'toString'],
    [normenVan(2025).box1.waarde, 'tabel', 'de tabel'],
  ])('of %j in %s is %s', (waarde, eenheid, woorden) => {
    expect(inWoorden(waarde, eenheid)).toBe(woorden)
  })

  it('has a name of its own for every kind of income', () => {
    const namen = DIENST_BETREKKINGEN.map((soort) => inWoorden(soort, 'soort'))
    expect(namen).toEqual([
      'vast dienstverband',
      'tijdelijk dienstverband',
      'inkomen uit onderneming',
      'pensioen',
      'overig inkomen',
    ])
  })
})
