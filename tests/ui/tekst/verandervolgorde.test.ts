import { expect, it } from 'vitest'

import { berekenFinancieringsOpzet } from '../../../domain'
import { benodigdVoor } from '../../../domain/vergelijking'
import { toVerandertekst } from '../../../ui/tekst/toVerandertekst'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from '../../domain/rekenkern/voorbeeldverzoek'
import { readable } from '../../support/readable'

/** The incomes, the own money and the price (euro), and the rate (percent), of buyers who may be starters. */
const HUISHOUDENS = [
  { inkomens: [60_000], eigenInleg: 20_000, prijs: 300_000, rente: 3.75 },
  { inkomens: [30_000, 40_000], eigenInleg: 15_000, prijs: 285_000, rente: 6 },
  { inkomens: [60_000], eigenInleg: 20_000, prijs: 450_000, rente: 3.75 },
] as const

const verandertekstVan = ({ inkomens, eigenInleg, prijs, rente }: (typeof HUISHOUDENS)[number]) => {
  const verzoek = verzoekVan(
    inkomens.map((inkomen) => ({ inkomen })),
    { eigenInleg, onderpand: bestaandeWoning(prijs) },
  )
  const kader = { ...kaderVan(), rentetarieven: { 1: 3.2, 120: rente } }
  const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(verzoek, kader))
  const benodigd = rightOf(benodigdVoor(verzoek, kader, undefined, 'ja'))
  return toVerandertekst({ benodigd, verzoek, financieringsOpzet })
}

it('toVerandertekst has what buyers cannot simply choose apart, and says whether that is enough', () => {
  const soortenIn = (teksten: ReturnType<typeof verandertekstVan>['buiten']) =>
    teksten.flatMap(({ uitweg }) => uitweg?.verandering.soort ?? [])
  const gezegd = HUISHOUDENS.map(verandertekstVan)
  expect(new Set(gezegd.flatMap(({ buiten }) => soortenIn(buiten)))).toEqual(
    new Set(['meerInkomen', 'startersvrijstelling']),
  )
  for (const { genoeg, beetje, buiten } of gezegd) {
    expect([...soortenIn(genoeg), ...soortenIn(beetje)]).not.toContain('meerInkomen')
    expect([...soortenIn(genoeg), ...soortenIn(beetje)]).not.toContain('startersvrijstelling')
    for (const { kaart, zinnen, uitweg } of buiten) {
      const tekst = uitweg ? kaart : zinnen.join(' ')
      expect(tekst).toMatch(uitweg?.tekort === 0 ? /Dan kom je niets tekort\.$/ : /nog €\s[\d.]+ tekort\.$/)
    }
  }
})

it('toVerandertekst lists the changes that are enough by what these ask of the buyers', () => {
  const [, variabel] = HUISHOUDENS.map(verandertekstVan)
  expect(variabel?.genoeg.map(({ uitweg }) => uitweg?.verandering.soort)).toEqual([
    'anderePeriode',
    'lagerePrijs',
    'meerEigenGeld',
    'beterEnergielabel',
  ])
})

it('toVerandertekst suggests several changes together when only a higher income is enough', () => {
  const [verzoek, kader] = [verzoekVan([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(300_000) }), kaderVan()]
  const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(verzoek, kader))
  const benodigd = rightOf(benodigdVoor(verzoek, kader))
  const inkomen = {
    verandering: { soort: 'meerInkomen', volgnummer: 1, verschil: 1000 },
    verzoek,
    financieringsOpzet,
    tekort: 0,
  } as const
  const { inleiding, genoeg, buiten } = toVerandertekst({
    benodigd: { ...benodigd, genoeg: [inkomen], nietGenoeg: [] },
    verzoek,
    financieringsOpzet,
  })
  expect(genoeg).toEqual([])
  expect(buiten).toHaveLength(1)
  expect(readable(inleiding)).toMatch(
    /^Je komt € [\d.]+ tekort\. Geen wijziging die je zelf kan kiezen, is genoeg\. Probeer er een paar samen,/,
  )
})
