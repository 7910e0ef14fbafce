import { expect, it } from 'vitest'

import type { FinancieringsOpzet } from '../../../domain'
import type { Verklaring } from '../../../domain/bewijs'
import { perReden } from '../../../ui/bewijs/perReden'

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

it('every cause is named, what moves the most important figure most first, and each figure of then and of now', () => {
  const redenen = perReden(VERKLARINGEN, { toen: inEuros('toen'), nu: inEuros('nu') })
  const regels = redenen.flatMap(({ reden, cijfers }) => [reden, ...cijfers])
  expect(regels.map((regel) => regel.replaceAll('\u00A0', ' '))).toEqual([
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
