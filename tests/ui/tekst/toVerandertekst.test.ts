import { describe, expect, it } from 'vitest'

import { berekenFinancieringsOpzet } from '../../../domain'
import { benodigdVoor } from '../../../domain/vergelijking'
import { toVeranderLines, toVerandertekst } from '../../../ui/tekst/toVerandertekst'
import { rightOf } from '../../domain/rekenkern/rightOf'
import {
  bestaandeWoning,
  kaderVan,
  verzoekVan,
  type Omstandigheden,
  type Persoon,
} from '../../domain/rekenkern/voorbeeldverzoek'
import { readable } from '../../support/readable'

/** The households of the snapshots below, in the same order. */
const HUISHOUDENS: readonly (readonly [naam: string, personen: readonly Persoon[], anders: Omstandigheden])[] = [
  [
    'alone, every lower price is enough',
    [{ inkomen: 60_000 }],
    { eigenInleg: 20_000, onderpand: bestaandeWoning(300_000) },
  ],
  /**
   * The costs are 2% of the price plus 2.150 euro, so own money of 11.200 euro covers the costs up to a price of
   * 452.500 euro. Up to 450.000 euro, the NHG fee is one more cost, so just below that price the own money is not
   * enough.
   */
  [
    'NHG makes a lower price too dear',
    [{ inkomen: 200_000 }],
    { eigenInleg: 11_200, onderpand: bestaandeWoning(470_000) },
  ],
  ['an income that does not count', [{ soort: 'Overig', inkomen: 60_000 }], { onderpand: bestaandeWoning(300_000) }],
  [
    'two with debts, alimony and work on the home',
    [
      { inkomen: 40_000, leningen: 150, studieschuld: 80 },
      { inkomen: 25_000, alimentatie: 200 },
    ],
    { periode: 60, rente: 3.6, onderpand: bestaandeWoning(280_000, { meerwerkOfVerbouwingskosten: 9000 }) },
  ],
  [
    'a pension that is the limit, in a new home',
    [
      { soort: 'Overig', inkomen: 9000 },
      { inkomen: 80_000, pensioenBinnen10Jaar: 28_000 },
    ],
    {
      onderpand: {
        koopsom: 250_000,
        onderpandType: 'Nieuwbouw',
        energielabelType: 'A',
        meerwerkOfVerbouwingskosten: 30_000,
      },
    },
  ],
  [
    'two with an income each, and a variable rate that is lower',
    [{ inkomen: 30_000 }, { inkomen: 40_000 }],
    { rente: 6, eigenInleg: 15_000, onderpand: bestaandeWoning(285_000) },
  ],
  [
    'a euro short, with a longer period at the same rate',
    [{ inkomen: 60_000 }],
    { periode: 60, rente: 3.5, eigenInleg: 49_679, onderpand: bestaandeWoning(300_000) },
  ],
]

const verandertekstVan = ([, personen, anders]: (typeof HUISHOUDENS)[number]) => {
  const [verzoek, { periode = 120, rente = 3.75 }] = [verzoekVan(personen, anders), anders]
  const kader = { ...kaderVan(anders), rentetarieven: { 1: 3.2, 120: 3.75, 180: 3.9, 240: 3.5, [periode]: rente } }
  const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(verzoek, kader))
  const benodigd = rightOf(benodigdVoor(verzoek, kader, undefined, 'ja'))
  return toVerandertekst({ benodigd, verzoek, financieringsOpzet })
}

const toLeesbaar = (regels: readonly string[]): string => readable(regels.join('\n'))

const tekstVan = (huishouden: (typeof HUISHOUDENS)[number]): string =>
  toLeesbaar([`${huishouden[0]}:`, ...toVeranderLines(verandertekstVan(huishouden))])

/** After an intended change, run this test with `--update` and review the new snapshot. */
it('toVerandertekst names each change to try, mostly with a short text: its effect or the shortage left', () => {
  const kaarten = HUISHOUDENS.map(verandertekstVan)
    .flatMap(({ genoeg, beetje, buiten }) => [...genoeg, ...beetje, ...buiten])
    .flatMap(({ uitweg, wijziging, kaart }) => (uitweg ? [`${wijziging}: ${kaart || '-'}`] : []))
  expect(toLeesbaar(kaarten)).toMatchInlineSnapshot(`
    "een woning van € 286.728: Dat is € 13.272 minder.
    € 13.537 meer eigen geld: Samen is dat € 33.537.
    energielabel A+: Met dit label of een beter label mag je € 15.000 meer lenen.
    € 3.000 meer inkomen per jaar: Je bruto jaarinkomen is dan € 63.000. Dan kom je niets tekort.
    de startersvrijstelling: Als je die kan gebruiken, kom je nog € 7.537 tekort.
    een woning van € 452.500: Dat is € 17.500 minder.
    € 350 meer eigen geld: Samen is dat € 11.550.
    de startersvrijstelling: Als je die kan gebruiken, betaal je € 9.400 minder. Dan kom je niets tekort.
    € 308.150 meer eigen geld: -
    de startersvrijstelling: Als je die kan gebruiken, kom je nog € 302.150 tekort.
    € 92.087 meer eigen geld: -
    € 230 per maand minder aan schulden: Je komt dan nog € 44.961 tekort, en aflossen kost ook geld.
    energielabel A++++ (EP garantie): Je komt dan nog € 47.267 tekort.
    een rentevaste periode van 10 jaar: Je komt dan nog € 81.025 tekort.
    € 9.000 minder voor de verbouwing: Je komt dan nog € 83.087 tekort.
    de startersvrijstelling: Als je die kan gebruiken, kom je nog € 86.487 tekort.
    € 180.413 meer eigen geld: -
    energielabel A++++ (EP garantie): Je komt dan nog € 140.573 tekort.
    € 30.000 minder voor meerwerk: Je komt dan nog € 150.413 tekort.
    een variabele rente: Je bruto maandlast is dan € 1.206: € 457 minder dan nu.
    een woning van € 283.496: Dat is € 1.504 minder.
    € 1.534 meer eigen geld: Samen is dat € 16.534.
    energielabel B: Met dit label of een beter label mag je € 5.000 meer lenen.
    de startersvrijstelling: Als je die kan gebruiken, betaal je € 5.700 minder. Dan kom je niets tekort.
    € 396 meer inkomen per jaar: Als je partner zoveel meer gaat verdienen, is het samen € 70.396 bruto per jaar. Dan kom je niets tekort.
    een rentevaste periode van 20 jaar: Je bruto maandlast blijft € 1.165.
    een woning van € 299.999: Dat is € 1 minder.
    € 1 meer eigen geld: Samen is dat € 49.680.
    energielabel B: Met dit label of een beter label mag je € 5.000 meer lenen.
    de startersvrijstelling: Als je die kan gebruiken, betaal je € 6.000 minder. Dan kom je niets tekort.
    € 1 meer inkomen per jaar: Je bruto jaarinkomen is dan € 60.001. Dan kom je niets tekort."
  `)
})

/** After an intended change, run this test with `--update` and review the new snapshot. */
it('toVeranderLines lists what is enough, what helps and why other changes do not help, in that order', () => {
  expect(HUISHOUDENS.map(tekstVan).join('\n\n')).toMatchInlineSnapshot(`
    "alone, every lower price is enough:
    Je komt € 13.537 tekort. Elk van deze wijzigingen is op zichzelf genoeg.
    - Koop een woning tot € 286.728. Dat is € 13.272 minder.
    - Betaal € 13.537 meer met eigen geld: samen € 33.537.
    - Kies een woning met energielabel A+ of beter. Dan mag je € 15.000 meer lenen.
    Dit heb je niet zelf in de hand:
    - Met een bruto jaarinkomen van € 63.000 kan je genoeg lenen. Dat is € 3.000 meer dan nu.
    - Kan je de startersvrijstelling gebruiken? Dan betaal je € 6.000 minder. Je komt dan nog € 7.537 tekort.
    Wil je deze woning zelf zuiniger maken? Reken dan ook met de kosten daarvan.
    Dit is rekenwerk, geen advies. Wat bij je past, bespreek je met een adviseur.

    NHG makes a lower price too dear:
    Je komt € 350 tekort. Elk van deze wijzigingen is op zichzelf genoeg.
    - Koop een woning van € 452.500. Dat is € 17.500 minder.
    - Betaal € 350 meer met eigen geld: samen € 11.550.
    Dit heb je niet zelf in de hand:
    - Kan je de startersvrijstelling gebruiken? Dan betaal je € 9.400 minder. Dan kom je niets tekort.
    Meer inkomen of minder schulden helpt niet: je leent al zoveel als de woning waard is. De kosten betaal je zelf.
    Dit is rekenwerk, geen advies. Wat bij je past, bespreek je met een adviseur.

    an income that does not count:
    Je komt € 308.150 tekort. Deze wijziging is genoeg.
    - Betaal € 308.150 met eigen geld.
    Dit heb je niet zelf in de hand:
    - Kan je de startersvrijstelling gebruiken? Dan betaal je € 6.000 minder. Je komt dan nog € 302.150 tekort.
    Dit soort inkomen telt niet mee. Meer ervan helpt dus niet.
    Dit is rekenwerk, geen advies. Wat bij je past, bespreek je met een adviseur.

    two with debts, alimony and work on the home:
    Je komt € 92.087 tekort. Deze wijziging is genoeg.
    - Betaal € 92.087 met eigen geld.
    Dit helpt, maar is niet genoeg:
    - Zonder leningen en studieschuld kan je € 47.316 meer lenen. Aflossen kost ook geld: dat telt hier niet mee. Je komt dan nog € 44.961 tekort.
    - Kies een woning met energielabel A++++ (EP garantie). Dan mag je € 45.000 meer lenen. Je komt dan nog € 47.267 tekort.
    - Kies een rentevaste periode van 10 jaar. Dan kan je € 216.592 lenen. Je bruto maandlast is dan € 1.003: € 69 meer dan nu. Je komt dan nog € 81.025 tekort.
    - Geef € 9.000 minder uit aan de verbouwing. Je komt dan nog € 83.087 tekort.
    Dit heb je niet zelf in de hand:
    - Met meer inkomen kan je hoogstens € 83.515 meer lenen. Je komt dan nog € 8.906 tekort.
    - Kan je de startersvrijstelling gebruiken? Dan betaal je € 5.600 minder. Je komt dan nog € 86.487 tekort.
    Wil je deze woning zelf zuiniger maken? Reken dan ook met de kosten daarvan.
    Partneralimentatie kan je niet zomaar stoppen. Die tellen we hier dus niet als mogelijkheid.
    Dit is rekenwerk, geen advies. Wat bij je past, bespreek je met een adviseur.

    a pension that is the limit, in a new home:
    Je komt € 180.413 tekort. Deze wijziging is genoeg.
    - Betaal € 180.413 met eigen geld.
    Dit helpt, maar is niet genoeg:
    - Kies een woning met energielabel A++++ (EP garantie). Dan mag je € 40.000 meer lenen. Je komt dan nog € 140.573 tekort.
    - Geef € 30.000 minder uit aan meerwerk. Je komt dan nog € 150.413 tekort.
    Meer inkomen nu helpt niet, want je pensioen bepaalt de grens.
    Dit is rekenwerk, geen advies. Wat bij je past, bespreek je met een adviseur.

    two with an income each, and a variable rate that is lower:
    Je komt € 1.534 tekort. Elk van deze wijzigingen is op zichzelf genoeg.
    - Kies een variabele rente. Dan kan je € 285.000 lenen. Je bruto maandlast is dan € 1.206: € 457 minder dan nu.
    - Koop een woning tot € 283.496. Dat is € 1.504 minder.
    - Betaal € 1.534 meer met eigen geld: samen € 16.534.
    - Kies een woning met energielabel B of beter. Dan mag je € 5.000 meer lenen.
    Dit heb je niet zelf in de hand:
    - Kan je de startersvrijstelling gebruiken? Dan betaal je € 5.700 minder. Dan kom je niets tekort.
    - Met samen € 70.396 bruto per jaar kunnen jullie genoeg lenen. Dat is € 396 meer dan nu. Dat klopt als je partner zoveel meer gaat verdienen.
    Wil je deze woning zelf zuiniger maken? Reken dan ook met de kosten daarvan.
    Dit is rekenwerk, geen advies. Wat bij je past, bespreek je met een adviseur.

    a euro short, with a longer period at the same rate:
    Je komt € 1 tekort. Elk van deze wijzigingen is op zichzelf genoeg.
    - Kies een rentevaste periode van 20 jaar. Dan kan je € 272.531 lenen. Je bruto maandlast blijft € 1.165.
    - Koop een woning tot € 299.999. Dat is € 1 minder.
    - Betaal € 1 meer met eigen geld: samen € 49.680.
    - Kies een woning met energielabel B of beter. Dan mag je € 5.000 meer lenen.
    Dit heb je niet zelf in de hand:
    - Kan je de startersvrijstelling gebruiken? Dan betaal je € 6.000 minder. Dan kom je niets tekort.
    - Met een bruto jaarinkomen van € 60.001 kan je genoeg lenen. Dat is € 1 meer dan nu.
    Wil je deze woning zelf zuiniger maken? Reken dan ook met de kosten daarvan.
    Dit is rekenwerk, geen advies. Wat bij je past, bespreek je met een adviseur."
  `)
})

it('toVerandertekst rounds own money with cents up to a whole euro', () => {
  const { genoeg } = verandertekstVan([
    '',
    [{ inkomen: 60_000 }],
    { eigenInleg: 20_000.4, onderpand: bestaandeWoning(300_000) },
  ])
  const eigenGeld = genoeg.find(({ uitweg }) => uitweg?.verandering.soort === 'meerEigenGeld')
  const [verschil = '', samen] = toLeesbaar(eigenGeld?.zinnen ?? []).match(/[\d.]+\d/g) ?? []
  expect(Number(samen?.replace('.', ''))).toBe(20_001 + Number(verschil.replace('.', '')))
})

/** Rates in percent, lower for longer periods, so that the first other period is not the best other period. */
const RENTES = { 60: 4.6, 120: 4.4, 180: 3.9, 240: 3.6 }

describe.each([
  ['enough', 'costs least a month', 300_000, 10_000],
  ['not enough', 'leaves the smallest shortage', 360_000, 60_000],
])('toVeranderLines for other periods that are %s', (soort, kenmerk, koopsom, minder) => {
  it(`toVeranderLines names, of the other periods that are ${soort}, only the one that ${kenmerk}`, () => {
    const kader = { ...kaderVan({ periode: 60 }), rentetarieven: RENTES }
    const verzoekMet = (eigenInleg: number) =>
      verzoekVan([{ inkomen: 60_000 }], { periode: 60, eigenInleg, onderpand: bestaandeWoning(koopsom) })
    const tekortMet = (eigenInleg: number) => rightOf(benodigdVoor(verzoekMet(eigenInleg), kader)).tekort
    const verzoek = verzoekMet(tekortMet(0) - minder)
    const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(verzoek, kader))
    const benodigd = rightOf(benodigdVoor(verzoek, kader))
    const periodes = (soort === 'enough' ? benodigd.genoeg : benodigd.nietGenoeg).flatMap((uitweg) =>
      uitweg.verandering.soort === 'anderePeriode' ? [{ ...uitweg, maanden: uitweg.verandering.rentevastperiode }] : [],
    )
    expect(periodes.length).toBeGreaterThan(1)
    const waarde = (uitweg: (typeof periodes)[number]) =>
      soort === 'enough' ? uitweg.financieringsOpzet.maandlastBruto : uitweg.tekort
    const beste = periodes.find((een) => periodes.every((ander) => waarde(een) <= waarde(ander)))
    expect(beste).not.toBe(periodes[0])
    const gezegd = toVeranderLines(toVerandertekst({ benodigd, verzoek, financieringsOpzet })).join('\n')
    expect([...gezegd.matchAll(/rentevaste periode van (\d+) jaar/g)].map(([, jaren]) => Number(jaren) * 12)).toEqual([
      beste?.maanden,
    ])
  })
})
