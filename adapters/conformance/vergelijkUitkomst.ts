import { either } from 'fp-ts'

import type { FinancieringsOpzet } from '../../domain'
import { writeOut, type Graaf, type Rekenstap, grondenVan, knopenVan, stapVan } from '../../domain/uitleg'
import { toRekenkader, type Geval } from './geval'

/** The input names of a step that only copies or rounds a figure. */
const OVERGENOMEN = ['waarde', 'bedrag']

/** Returns the step that calculates a figure, instead of the step that only copies it into the result. */
const uitwerkingVan = (graaf: Graaf, cijfer: keyof FinancieringsOpzet): Rekenstap | undefined => {
  const inRecord = stapVan(graaf, cijfer)
  const bron = inRecord?.invoer.find(({ naam }) => OVERGENOMEN.includes(naam) || naam === cijfer)
  const knoop = bron && knopenVan(graaf).get(bron.van)
  return knoop?.soort === 'stap' ? knoop : inRecord
}

/** Returns a step and every step that it depends on. */
const stappenOnder = (graaf: Graaf, stap: Rekenstap): readonly Rekenstap[] => {
  const gevonden = new Set<Rekenstap>()
  const bezoek = (een: Rekenstap): void => {
    if (gevonden.has(een)) return
    gevonden.add(een)
    for (const grond of grondenVan(graaf, een)) if (grond.soort === 'stap') bezoek(grond)
  }
  bezoek(stap)
  return [...gevonden]
}

/** A calculated figure of the result. `timestamp` and `normjaar` are not: they only repeat the input. */
export type Opzetcijfer = Exclude<keyof FinancieringsOpzet, 'timestamp' | 'normjaar'>

/** Every figure, in the order of the result. A missing figure is a type error. */
const VOLGORDE: Readonly<Record<Opzetcijfer, null>> = {
  maximaleHypotheekOpInkomen: null,
  maximaleHypotheek: null,
  rentepercentage: null,
  overdrachtsbelasting: null,
  leveringsaktekosten: null,
  taxatiekosten: null,
  hypotheekaktekosten: null,
  advieskosten: null,
  afhandelingskosten: null,
  verbouwingskosten: null,
  meerwerk: null,
  aankoopkosten: null,
  makelaarskosten: null,
  overwaarde: null,
  restschuld: null,
  nhg: null,
  nhgKosten: null,
  financieringskosten: null,
  totaalFinancieringskosten: null,
  benodigdeFinanciering: null,
  benodigdeEigenInleg: null,
  hypotheekbedrag: null,
  extraBenodigdeEigenInleg: null,
  maandlastBruto: null,
  maandlastNetto: null,
}

/** Every figure that can be compared, in the order of the result. */
export const OPZETCIJFERS = Object.freeze(Object.keys(VOLGORDE)) as readonly Opzetcijfer[]

/** A figure of another calculator that differs from the expected figure. */
export interface Afwijking {
  /** The name of the figure in the result. */
  readonly cijfer: Opzetcijfer
  /** The expected figure. Euro, percent for `rentepercentage`, a boolean for `nhg`; undefined when absent. */
  readonly verwacht: number | boolean | undefined
  /** The value of the other calculator; undefined when the figure is absent. */
  readonly gekregen: unknown
  /** Other differing figures that this figure depends on: solve these first. */
  readonly door: readonly Opzetcijfer[]
  /** The step of the trail that calculates the figure here; undefined when the figure must be absent. */
  readonly stap: Rekenstap | undefined
  /** The steps under `stap` that are at a threshold of the case; empty when `stap` itself is at one. */
  readonly randstappen: readonly Rekenstap[]
}

/** The tolerance of a comparison, and the figures that it compares. */
export interface Maatstaf {
  /** The allowed difference of an amount. Euro, 0 or more; when absent, amounts must be equal to the cent. */
  readonly speling?: number
  /** The figures to compare; all figures when absent. */
  readonly cijfers?: readonly Opzetcijfer[]
}

/** Half a cent: amounts that differ less are equal to the cent. */
const HALVE_CENT = 0.005

const isGelijk = (cijfer: Opzetcijfer, verwacht: unknown, gekregen: unknown, speling: number): boolean => {
  if (typeof verwacht !== 'number' || typeof gekregen !== 'number') return verwacht === gekregen
  if (cijfer === 'rentepercentage') return verwacht === gekregen
  return Math.abs(verwacht - gekregen) < speling + HALVE_CENT
}

const graafVan = ({ geval, verzoek, kader }: Geval): Graaf => {
  const uitgeschreven = writeOut(verzoek, toRekenkader({ kader }))
  if (either.isLeft(uitgeschreven)) throw new Error(`${geval}: ${uitgeschreven.left._tag}`)
  return uitgeschreven.right.graaf
}

const isOpRand = ({ randen }: Geval, stap: Rekenstap | undefined): boolean =>
  randen.some((rand) => rand.stap === stap?.id)

/**
 * Compares the result of another calculator with the expected result of a case. Returns each differing figure in the
 * order of the result, with the step of the trail; empty when all are equal. A figure that is null counts as absent,
 * and an unknown figure is ignored.
 * @example
 * const [geval] = readGevallen()
 * vergelijkUitkomst(geval, { ...geval.financieringsOpzet }) // []
 * vergelijkUitkomst(geval, { ...geval.financieringsOpzet, maximaleHypotheek: 1 }).map(({ cijfer }) => cijfer)
 * // [ 'maximaleHypotheek' ]
 */
export const vergelijkUitkomst = (
  geval: Geval,
  uitkomst: Readonly<Record<string, unknown>>,
  { speling = 0, cijfers = OPZETCIJFERS }: Maatstaf = {},
): readonly Afwijking[] => {
  const anders = cijfers.flatMap((cijfer) => {
    const [verwacht, gekregen] = [geval.financieringsOpzet[cijfer], uitkomst[cijfer] ?? undefined]
    return isGelijk(cijfer, verwacht, gekregen, speling) ? [] : [{ cijfer, verwacht, gekregen }]
  })
  if (anders.length === 0) return []
  const graaf = graafVan(geval)
  const stappen = new Map(anders.map(({ cijfer }) => [cijfer, uitwerkingVan(graaf, cijfer)]))
  return anders.map((afwijking): Afwijking => {
    const stap = stappen.get(afwijking.cijfer)
    const onder = stap === undefined ? [] : stappenOnder(graaf, stap)
    return {
      ...afwijking,
      stap,
      door: [...stappen].flatMap(([cijfer, een]) => (een && een !== stap && onder.includes(een) ? cijfer : [])),
      randstappen: isOpRand(geval, stap) ? [] : onder.filter((een) => isOpRand(geval, een)),
    }
  })
}
