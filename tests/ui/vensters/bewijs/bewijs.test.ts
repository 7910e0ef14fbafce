import { describe, expect, it } from 'vitest'

import {
  normenVan,
  standaardKosten,
  voorbeeldRentes,
  type FinancieringsOpzet,
  type Rentetarieven,
} from '../../../../domain'
import { controleerRekenbewijs, createRekenbewijs, type Verklaring, type Verschil } from '../../../../domain/bewijs'
import { createBewijs, sealOf } from '../../../../ui/vensters/bewijs/createBewijs'
import { gebrekenVan, perReden } from '../../../../ui/vensters/bewijs/verschillen'
import { vergelijkBewijs } from '../../../../ui/vensters/bewijs/vergelijk'
import { rightOf } from '../../../domain/rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from '../../../domain/rekenkern/voorbeeldverzoek'
import { showAt } from '../../../support/screen'

describe('a receipt', () => {
  const VANDAAG = new Date(2026, 10, 21, 14, 30)

  const berekening = () => {
    const { services } = showAt(3, { 'eigen.inkomen': 61_234 })
    const stand = services.orientatie.state()
    const { berekend, financieringsOpzet } = stand
    if (berekend === undefined) throw new Error('Er is niets berekend.')
    return { stand, berekend, financieringsOpzet, normen: normenVan(2025), rentetarieven: voorbeeldRentes.MY }
  }

  it('is the receipt of the figures on screen, the same all day', () => {
    const gedaan = berekening()
    const bewijs = createBewijs(gedaan, VANDAAG)
    expect(bewijs?.financieringsOpzet.hypotheekbedrag).toBe(gedaan.financieringsOpzet.hypotheekbedrag)
    expect(bewijs && controleerRekenbewijs(bewijs, gedaan.normen)).toEqual({ _tag: 'Gelijk' })
    expect(createBewijs(gedaan, new Date(2026, 10, 21, 9))?.zegel).toBe(bewijs?.zegel)
  })

  it('is there only for what this engine calculated, with what it calculated with', () => {
    const gedaan = berekening()
    expect(createBewijs({ ...gedaan, rentetarieven: undefined }, VANDAAG)).toBeUndefined()
    expect(createBewijs({ ...gedaan, normen: undefined }, VANDAAG)).toBeUndefined()
    expect(createBewijs({ ...gedaan, rentetarieven: { 120: 9 } }, VANDAAG)).toBeUndefined()
  })

  it('is known to the page by its id, which is that of today and of the norms it was calculated with', async () => {
    const gedaan = berekening()
    const zegel = (rentetarieven?: Rentetarieven) =>
      sealOf(gedaan.stand, rentetarieven, (jaar) => Promise.resolve(normenVan(jaar)))
    expect(await zegel(voorbeeldRentes.MY)).toBe(createBewijs(gedaan, new Date())?.zegel)
    expect(await zegel()).toBeUndefined()
  })
})

it.each([
  ...['constructor', '__proto__', 'onzin'].map((veld) => [veld, 1, undefined, veld, '€ 1,00', 'niets'] as const),
  ['x'.repeat(50), 'y'.repeat(50), null, 'x'.repeat(40), 'y'.repeat(40), 'niets'],
  ['nhg', true, false, 'NHG', 'Ja', 'Nee'],
  ['normjaar', 2025, 2026, 'Jaar van de leennormen', '2025', '2026'],
  ['rentepercentage', 3.75, 4, 'Rente', '3,75%', '4,00%'],
] as const)(
  'a figure stands there by its name, or by its own that no record has: %s',
  (veld, inBewijs, nu, ...woorden) => {
    const verschil = { soort: 'cijfer', veld, inBewijs, nu, waarom: '' } as unknown as Verschil
    const [zin = ''] = gebrekenVan({ _tag: 'Verschilt', verschillen: [verschil] })
    const [naam, toen, nagerekend] = woorden
    expect(zin.replaceAll('\u00A0', ' ')).toBe(`${naam}: in het bewijs ${toen}, nagerekend ${nagerekend}.`)
  },
)

it('every reason is said, in the order in which they were found', () => {
  const verschillen = (['zegel', 'normen', 'rekenkern'] as const).map((soort) => ({ soort }) as unknown as Verschil)
  expect(gebrekenVan({ _tag: 'Verschilt', verschillen })).toEqual([
    'Het bewijs is veranderd nadat het gemaakt is.',
    'De leennormen van dat jaar zijn verbeterd sinds het bewijs is gemaakt.',
    'De rekenhulp is vernieuwd sinds het bewijs is gemaakt.',
  ])
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

it.each(['ja', 'nee', 'eenVanTwee'] as const)(
  'a receipt done again with the same norms and rates is the same, with the starters exemption: %s',
  async (startersvrijstelling) => {
    const kader = { ...kaderVan(), startersvrijstelling }
    const verzoek = verzoekVan([{ inkomen: 40_000 }, { inkomen: 20_000 }], { onderpand: bestaandeWoning(250_000) })
    const bewijs = rightOf(createRekenbewijs(verzoek, kader))
    const loadNormen = () => Promise.resolve(normenVan(2025))
    const oordeel = await vergelijkBewijs({ loadNormen }, bewijs, {
      normen: kader.normen,
      rentetarieven: kader.rentetarieven,
    })
    expect(oordeel).toEqual({ gebreken: [], verschillen: [] })
    const duurder = rightOf(createRekenbewijs(verzoek, { ...kader, kosten: { ...standaardKosten, taxatie: 900 } }))
    const { verschillen } = await vergelijkBewijs({ loadNormen }, duurder, kader)
    expect(verschillen?.map(({ reden }) => reden)).toEqual(['Door de kosten van de notaris en de taxatie:'])
    const geen = await vergelijkBewijs({ loadNormen: () => Promise.reject(new Error('weg')) }, bewijs, kader)
    expect(geen).toEqual({ gebreken: undefined, verschillen: undefined })
  },
)
