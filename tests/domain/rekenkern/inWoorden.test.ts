import { describe, expect, it } from 'vitest'

import { DIENST_BETREKKINGEN, inWoorden, normenVan, type Eenheid, type Stapwaarde } from '../../../domain'

describe('a value of the trail in words', () => {
  it.each<readonly [Stapwaarde, Eenheid, string]>([
    [300_000, 'euro', '€ 300.000'],
    [1432.2459, 'euro per maand', '€ 1.432,25 per maand'],
    [60_000, 'euro per jaar', '€ 60.000 per jaar'],
    [3.75, 'procent', '3,75%'],
    [360, 'maanden', '360 maanden'],
    [1, 'jaar', '1 jaar'],
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
    ['2025-03-01T09:00:00.000Z', 'tijdstip', '2025-03-01T09:00:00.000Z'],
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
