import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  berekenFinancieringsOpzet,
  totaalInkomen,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Hypotheekgever,
  type Orientatie,
  type Rekenkader,
} from '../../../domain'
import { inkomensgrenzen } from '../../../adapters/testing/arbitraries/gangbaar'
import { orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { metKader, verzoek } from '../../../adapters/testing/arbitraries/verzoek'
import { leastCount } from '../../support/leastCount'
import { seed } from '../../support/seed'

/** A property that at least `minstens` percent of the random orientations or requests must have. */
interface Kenmerk<T> {
  readonly naam: string
  readonly minstens: number
  readonly geldt: (een: T) => boolean
}

const kenmerk = <T>(naam: string, minstens: number, geldt: (een: T) => boolean): Kenmerk<T> => ({
  naam,
  minstens,
  geldt,
})

const binnen = (getal: number, van: number, tot: number): boolean => getal >= van && getal <= tot

const metVerkoop = ({ vraagprijsWoning, woonJeNuInEenKoopwoning, verkoopPrijsWoning }: Orientatie): boolean =>
  vraagprijsWoning !== undefined && woonJeNuInEenKoopwoning === 'ja' && verkoopPrijsWoning !== undefined

const saldo = ({ verkoopPrijsWoning = 0, huidigeHypotheekBedrag = 0 }: Orientatie): number =>
  0.98 * verkoopPrijsWoning - huidigeHypotheekBedrag

const kenmerkenVanOrientaties: readonly Kenmerk<Orientatie>[] = [
  kenmerk('have an income of 10 to 300 thousand', 60, (een) => binnen(totaalInkomen(een), 10_000, 300_000)),
  kenmerk('have two buyers', 32, ({ alleenSamen }) => alleenSamen === 'samen'),
  kenmerk('have a visitor with Pensioen', 15, ({ eigen }) => eigen.dienstBetrekking === 'Pensioen'),
  kenmerk('have an expected pension of the visitor', 30, ({ eigen }) => eigen.inkomenPensioenVerwacht !== undefined),
  kenmerk('have a student loan', 30, ({ eigen }) => (eigen.studieschuld ?? 0) > 0),
  kenmerk('buy a home', 70, ({ vraagprijsWoning }) => vraagprijsWoning !== undefined),
  kenmerk('buy a home and sell one', 32, metVerkoop),
  kenmerk('have overwaarde after a sale', 19, (een) => metVerkoop(een) && saldo(een) > 0),
  kenmerk('have a restschuld after a sale', 10, (een) => metVerkoop(een) && saldo(een) < 0),
  kenmerk('have no income and no asking price', 10, ({ eigen, vraagprijsWoning }) => {
    return eigen.inkomen === undefined && eigen.inkomenPensioen === undefined && vraagprijsWoning === undefined
  }),
]

/** A request with its rekenkader and its result. */
interface Geval {
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly kader: Rekenkader
  readonly opzet: FinancieringsOpzet
}

const toGeval = ([verzoek, kader]: readonly [FinancieringsOpzetVerzoek, Rekenkader]): Geval => {
  const uitkomst = berekenFinancieringsOpzet(verzoek, kader)
  if (either.isLeft(uitkomst)) throw new Error(uitkomst.left._tag)
  return { verzoek, kader, opzet: uitkomst.right.financieringsOpzet }
}

const inkomenVan = ({ inkomsten }: Hypotheekgever): number => inkomsten.bedrag ?? 0
const eersteInkomen = ({ verzoek }: Geval): number => verzoek.hypotheekgevers.map(inkomenVan)[0] ?? 0
const isSoort =
  (soort: string) =>
  ({ inkomsten }: Hypotheekgever) =>
    inkomsten.dienstbetrekkingsoort === soort

const waardeVan = ({ verzoek }: Geval): number =>
  verzoek.onderpand === undefined
    ? Number.NaN
    : verzoek.onderpand.koopsom + (verzoek.onderpand.meerwerkOfVerbouwingskosten ?? 0)

const nhgGrens = ({ kader }: Geval): number => kader.normen.nhg.waarde.grens

/** Whether an amount equals a limit. `naast`, below, tells whether it differs from a limit, but by at most a euro. */
const op = (bedrag: number, grenzen: readonly number[]): boolean => grenzen.includes(bedrag)
const naast = (bedrag: number, grenzen: readonly number[]): boolean =>
  grenzen.some((grens) => bedrag !== grens && Math.abs(bedrag - grens) <= 1)

const opEnNaast = (
  naam: string,
  minstens: number,
  lees: (geval: Geval) => number,
  grenzenVan: (kader: Rekenkader) => readonly number[],
): readonly Kenmerk<Geval>[] => [
  kenmerk(naam, minstens, (een) => op(lees(een), grenzenVan(een.kader))),
  kenmerk(`${naam} plus or minus at most a euro`, minstens, (een) => naast(lees(een), grenzenVan(een.kader))),
]

const einden = (schijven: readonly { readonly totEnMet: number | null }[]): readonly number[] =>
  schijven.flatMap(({ totEnMet }) => totEnMet ?? [])

const renteVan = ({ opzet }: Geval): number => opzet.rentepercentage ?? Number.NaN

const kenmerkenVanVerzoeken: readonly Kenmerk<Geval>[] = [
  kenmerk('have a first income of 10 to 300 thousand', 75, (een) => binnen(eersteInkomen(een), 10_000, 300_000)),
  kenmerk('have a maximaleHypotheek above 0', 70, ({ opzet }) => opzet.maximaleHypotheek > 0),
  kenmerk('have a maximaleHypotheek of 0', 15, ({ opzet }) => opzet.maximaleHypotheek === 0),
  kenmerk('have two applicants', 40, ({ verzoek }) => verzoek.hypotheekgevers.length === 2),
  kenmerk('have an applicant with Pensioen', 20, ({ verzoek }) => verzoek.hypotheekgevers.some(isSoort('Pensioen'))),
  kenmerk('have an applicant with Overig', 8, ({ verzoek }) => verzoek.hypotheekgevers.some(isSoort('Overig'))),
  kenmerk('have an applicant who retires within ten years', 24, ({ verzoek }) =>
    verzoek.hypotheekgevers.some(({ binnen10JaarMetPensioen }) => binnen10JaarMetPensioen),
  ),
  kenmerk('have a student loan', 40, ({ verzoek }) =>
    verzoek.hypotheekgevers.some(({ uitgaven }) => (uitgaven.huidigeMaandlastStudieschuld ?? 0) > 0),
  ),
  kenmerk('have NHG', 17, ({ opzet }) => opzet.nhg === true),
  kenmerk('have a loan of exactly the NHG limit', 1, (een) => een.opzet.hypotheekbedrag === nhgGrens(een)),
  kenmerk('have a loan at most 1.000 below the NHG limit', 1, (een) =>
    binnen(nhgGrens(een) - (een.opzet.hypotheekbedrag ?? 0), 0.01, 1_000),
  ),
  kenmerk('have a loan above the NHG limit', 8, (een) => (een.opzet.hypotheekbedrag ?? 0) > nhgGrens(een)),
  ...opEnNaast('have a home value on the NHG limit', 1.5, waardeVan, ({ normen }) => [normen.nhg.waarde.grens]),
  ...opEnNaast(
    'have a price on the limit of the startersvrijstelling',
    1,
    ({ verzoek }) => verzoek.onderpand?.koopsom ?? 0,
    ({ normen }) => [normen.startersvrijstelling.waarde.woningwaardeTotEnMet],
  ),
  ...opEnNaast('have a home value on the bound of an eigenwoningforfait bracket', 0.5, waardeVan, ({ normen }) =>
    einden(normen.eigenwoningforfait.waarde.schijven),
  ),
  ...opEnNaast('have an income on the bound of a box 1 bracket', 1, eersteInkomen, ({ normen }) =>
    einden(normen.box1.waarde.onderAow),
  ),
  ...opEnNaast('have an income on the threshold for single buyers', 1, eersteInkomen, ({ normen }) =>
    Object.values(normen.alleenstaande.waarde.bovenToetsinkomen),
  ),
  ...opEnNaast('have an income on a financieringslast bound', 4, eersteInkomen, () => inkomensgrenzen.tabelrij),
  kenmerk('have a rate on a financieringslast bound', 5, (een) =>
    op(renteVan(een), een.kader.normen.financieringslast.waarde.onderAow.toetsrenteTotEnMet),
  ),
  kenmerk('have overwaarde after a sale', 15, ({ opzet }) => (opzet.overwaarde ?? 0) > 0),
  kenmerk('have a restschuld after a sale', 7, ({ opzet }) => (opzet.restschuld ?? 0) > 0),
  kenmerk('need more own money than they have', 40, ({ opzet }) => (opzet.extraBenodigdeEigenInleg ?? 0) > 0),
  kenmerk('need no extra own money', 15, ({ opzet }) => opzet.extraBenodigdeEigenInleg === 0),
  kenmerk('need no loan but can borrow', 4, ({ opzet }) => opzet.hypotheekbedrag === 0 && opzet.maximaleHypotheek > 0),
  kenmerk('have a maximum that is limited by the income', 28, ({ opzet }) => {
    return opzet.hypotheekbedrag !== undefined && opzet.maximaleHypotheek === opzet.maximaleHypotheekOpInkomen
  }),
  kenmerk('have a maximum that is limited by the home value or a restschuld', 25, ({ opzet }) => {
    return opzet.maximaleHypotheek < opzet.maximaleHypotheekOpInkomen
  }),
]

/** Another sample in each run, large enough for the rare properties. */
const STEEKPROEF = { numRuns: 3000, seed }

/**
 * Defines a test for each property: at least `minstens` percent of all cases has that property. The test fails when the
 * sample makes that improbable.
 */
const elkAandeel = <T>(gevallen: string, steekproef: readonly T[], kenmerken: readonly Kenmerk<T>[]): void => {
  it.each(kenmerken.map((kenmerk) => [kenmerk.minstens, kenmerk.naam, kenmerk.geldt] as const))(
    `at least %d percent of ${gevallen} %s`,
    (minstens, _naam, geldt) => {
      const aantal = steekproef.filter(geldt).length
      const { length } = steekproef
      expect(aantal, `of ${length} cases of VOLGORDE=${seed}`).toBeGreaterThanOrEqual(
        leastCount(length, minstens / 100),
      )
    },
  )
}

describe('random orientations for property tests', () => {
  elkAandeel('the random orientations', fc.sample(orientaties(), STEEKPROEF), kenmerkenVanOrientaties)
})

describe('random requests for property tests', () => {
  elkAandeel('the random requests', fc.sample(metKader(verzoek()), STEEKPROEF).map(toGeval), kenmerkenVanVerzoeken)
})
