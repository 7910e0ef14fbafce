import { expect, it } from 'vitest'

import type { FinancieringsOpzet } from '../../../../domain'
import type { Verklaring, Verschil } from '../../../../domain/bewijs'
import { gebrekenVan, perReden, toOordeel } from '../../../../ui/vensters/bewijs/verschillen'
import { readable } from '../../../support/readable'

it.each([
  ...['constructor', '__proto__', 'onzin'].map((veld) => [veld, 1, undefined, veld, '€ 1,00', 'niets'] as const),
  ['x'.repeat(50), 'y'.repeat(50), null, 'x'.repeat(40), 'y'.repeat(40), 'niets'],
  ['nhg', true, false, 'NHG', 'Ja', 'Nee'],
  ['normjaar', 2025, 2026, 'Jaar van de leennormen', '2025', '2026'],
  ['rentepercentage', 3.75, 4, 'Rente', '3,75%', '4,00%'],
] as const)(
  'gebrekenVan names a known figure by its label, and an unknown field by at most 40 characters of its name: %s',
  (veld, inBewijs, nu, ...woorden) => {
    const verschil = { soort: 'cijfer', veld, inBewijs, nu, waarom: '' } as unknown as Verschil
    const [zin = ''] = gebrekenVan({ _tag: 'Verschilt', verschillen: [verschil] })
    const [naam, toen, nagerekend] = woorden
    expect(readable(zin)).toBe(`${naam}: in het bewijs ${toen}, nagerekend ${nagerekend}.`)
  },
)

it('gebrekenVan returns a sentence for each difference that is not about a figure, in the given order', () => {
  const verschillen = [
    ...(['zegel', 'normen'] as const).map((soort) => ({ soort }) as unknown as Verschil),
    { soort: 'rekenkern', inBewijs: '2.2.0', nu: '2.3.0', waarom: '' } as const,
  ]
  expect(gebrekenVan({ _tag: 'Verschilt', verschillen })).toEqual([
    'Het bewijs is veranderd nadat het gemaakt is.',
    'De leennormen van dat jaar zijn verbeterd sinds het bewijs is gemaakt.',
    'Het bewijs is gemaakt met versie 2.2.0 van de rekenregels. Nu geldt versie 2.3.0.',
  ])
})

it.each<readonly [boolean, readonly Verschil['soort'][]]>([
  [true, ['rekenkern']],
  [true, ['normen', 'cijfer']],
  [true, ['normen', 'rekenkern', 'cijfer']],
  [false, ['cijfer']],
  [false, ['rekenkern', 'zegel']],
  [false, ['rekenkern', 'tarieven', 'cijfer']],
])('isOuder of toOordeel is %s for a receipt that differs in %j', (is, soorten) => {
  const verschillen = soorten.map((soort) => ({ soort, veld: 'nhg', inBewijs: '1', nu: '2' }) as unknown as Verschil)
  expect(toOordeel({ controle: { _tag: 'Verschilt', verschillen }, verschillen: undefined }).isOuder).toBe(is)
  expect(toOordeel({ controle: { _tag: 'Gelijk' }, verschillen: undefined }).isOuder).toBe(false)
})

const VERKLARINGEN: readonly Verklaring[] = [
  { veld: 'taxatiekosten', toen: 725.4, nu: 725.1, oorzaken: ['kosten'] },
  { veld: 'nhgKosten', toen: undefined, nu: 916.2, oorzaken: ['nhg'] },
  { veld: 'maandlastNetto', toen: 989.45, nu: 1002.5, oorzaken: ['box1', 'financieringslast'] },
  { veld: 'maximaleHypotheek', toen: 275_716, nu: 280_000, oorzaken: ['financieringslast', 'box1'] },
  { veld: 'overwaarde', toen: 1200, nu: undefined, oorzaken: ['kosten'] },
]

const inEuros = (wanneer: 'toen' | 'nu') =>
  Object.fromEntries(
    VERKLARINGEN.map(({ veld, [wanneer]: bedrag }) => [veld, bedrag && Math.round(bedrag)]),
  ) as unknown as FinancieringsOpzet

it('perReden groups the changed figures by their causes, the most important figure first', () => {
  const redenen = perReden({ verklaringen: VERKLARINGEN, toen: inEuros('toen'), nu: inEuros('nu') })
  const regels = redenen.flatMap(({ reden, cijfers }) => [reden, ...cijfers])
  expect(regels.map(readable)).toEqual([
    'Door de tabel die zegt welk deel van je inkomen naar wonen mag en de belasting op je inkomen:',
    'Je kan lenen: toen € 275.716, nu € 280.000.',
    'Netto maandlast: toen € 989, nu € 1.003.',
    'Door de grens en de kosten van NHG:',
    'Kosten van NHG: nu € 916.',
    'Door de kosten van de notaris en de taxatie:',
    'Overwaarde: toen € 1.200.',
    'Taxatie: toen € 725,40, nu € 725,10.',
  ])
})

it('toOordeel returns undefined for each check that was not made', () => {
  expect(toOordeel(undefined)).toEqual({ gebreken: undefined, isOuder: false, verschillen: undefined })
  expect(toOordeel({ controle: { _tag: 'Gelijk' }, verschillen: undefined })).toEqual({
    gebreken: [],
    isOuder: false,
    verschillen: undefined,
  })
})
