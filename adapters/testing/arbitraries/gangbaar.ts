import fc from 'fast-check'

import { HOOGSTE_BEDRAG, type Bedrag } from '../../../domain/geld'
import { NORMJAREN, normenVan, type Belastingschijf, type Leeftijdsgroep } from '../../../domain'

const normsets = NORMJAREN.map(normenVan)
const groepen: readonly Leeftijdsgroep[] = ['onderAow', 'aow']

const vanNormen = (lees: (normen: (typeof normsets)[number]) => readonly (number | null)[]): readonly number[] =>
  [...new Set(normsets.flatMap(lees).filter((grens) => grens !== null && grens > 0))] as readonly number[]

const einden = (schijven: readonly Pick<Belastingschijf, 'totEnMet'>[]) => schijven.map(({ totEnMet }) => totEnMet)

/** Income thresholds (euro a year) in the norms of all years, grouped by the norm that they belong to. */
export const inkomensgrenzen = {
  tabelrij: vanNormen(({ financieringslast }) =>
    groepen.flatMap((groep) => financieringslast.waarde[groep].rijen.map(([vanaf = 0]) => vanaf)),
  ),
  alleenstaande: vanNormen(({ alleenstaande }) => Object.values(alleenstaande.waarde.bovenToetsinkomen)),
  box1: vanNormen(({ box1 }) => groepen.flatMap((groep) => einden(box1.waarde[groep]))),
  heffingskorting: vanNormen(({ heffingskortingen: { waarde } }) => [
    ...groepen.flatMap((groep) => waarde[groep].map(({ afbouwVanaf }) => afbouwVanaf)),
    ...waarde.arbeid.map(({ vanaf }) => vanaf),
  ]),
} as const

/** Home value thresholds (euro) in the norms of all years, grouped by the norm that they belong to. */
export const waardegrenzen = {
  nhg: vanNormen(({ nhg }) => [nhg.waarde.grens, nhg.waarde.grensNieuwbouwA4 ?? nhg.waarde.grens]),
  startersvrijstelling: vanNormen(({ startersvrijstelling }) => [startersvrijstelling.waarde.woningwaardeTotEnMet]),
  eigenwoningforfait: vanNormen(({ eigenwoningforfait }) => einden(eigenwoningforfait.waarde.schijven)),
} as const

/** The test rates of the AFM, and the rates at which a norm changes, in the norms of all years. Percent a year. */
export const rentegrenzen = {
  toetsrente: vanNormen(({ toetsrente }) => toetsrente.waarde),
  band: vanNormen(({ financieringslast }) => financieringslast.waarde.onderAow.toetsrenteTotEnMet),
  studieschuldfactor: vanNormen(({ studieschuldfactoren }) => einden(studieschuldfactoren.waarde)),
} as const

/**
 * Generates numbers at one of the thresholds in `grenzen`, or one step below or above it. One step is 1 / `delen`, and
 * thresholds are rounded to steps. Each kind of threshold is equally likely.
 */
export const opOfNaast = (grenzen: Readonly<Record<string, readonly number[]>>, delen: number): fc.Arbitrary<number> =>
  fc
    .tuple(fc.oneof(...Object.values(grenzen).map((soort) => fc.constantFrom(...soort))), fc.constantFrom(-1, 0, 1))
    .map(([grens, stap]) => (Math.round(grens * delen) + stap) / delen)

/** A generator of realistic amounts: whole euros with `delen` 1, the default, or to the cent with `delen` 100. */
export type Gangbaar = (delen?: 1 | 100) => fc.Arbitrary<number>

/** Returns a generator of amounts from `van` to `tot` euro, both included. */
export const between =
  (van: number, tot: number): Gangbaar =>
  (delen = 1) =>
    fc.integer({ min: van * delen, max: tot * delen }).map((aantal) => aantal / delen)

/** Generates yearly incomes in euro, often at or next to a threshold of the norms. */
export const jaarinkomens: Gangbaar = (delen = 1) =>
  fc.oneof(
    { weight: 7, arbitrary: between(12_000, 150_000)(delen) },
    { weight: 1, arbitrary: between(150_000, 300_000)(delen) },
    { weight: 4, arbitrary: opOfNaast(inkomensgrenzen, delen) },
  )

/** Generates yearly pensions in euro, often at or next to a threshold of the norms. */
export const pensioenen: Gangbaar = (delen = 1) =>
  fc.oneof(
    { weight: 3, arbitrary: between(12_000, 70_000)(delen) },
    { weight: 1, arbitrary: opOfNaast(inkomensgrenzen, delen) },
  )

/** Generates prices and values of homes in euro, often at or next to a threshold of the norms. */
export const woningwaarden: Gangbaar = (delen = 1) =>
  fc.oneof(
    { weight: 7, arbitrary: between(100_000, 900_000)(delen) },
    { weight: 4, arbitrary: opOfNaast(waardegrenzen, delen) },
  )

export const verkoopprijzen: Gangbaar = between(100_000, 700_000)
export const hypotheken: Gangbaar = between(0, 600_000)
export const werkzaamheden: Gangbaar = between(0, 80_000)
export const spaargelden: Gangbaar = between(0, 200_000)
export const studieschulden: Gangbaar = between(0, 400)
export const alimentaties: Gangbaar = between(0, 800)
export const leningbedragen: Gangbaar = between(0, 500)

/** Generates valid amounts in whole euros. Most are as large as a monthly cost, an income or a home price. */
export const bedragen = (): fc.Arbitrary<Bedrag> =>
  fc.oneof(
    fc.integer({ min: 0, max: 2_000 }),
    jaarinkomens(),
    woningwaarden(),
    fc.integer({ min: 0, max: HOOGSTE_BEDRAG }),
  )

/** Generates valid amounts to the cent, from 0 to `HOOGSTE_BEDRAG` euro. */
export const bedragenMetCenten = (): fc.Arbitrary<Bedrag> =>
  fc.integer({ min: 0, max: HOOGSTE_BEDRAG * 100 }).map((centen) => centen / 100)

/** Generates valid amounts in whole euros, and sometimes undefined. */
export const bedragenOfLeeg = (): fc.Arbitrary<Bedrag | undefined> => fc.option(bedragen(), { nil: undefined })
