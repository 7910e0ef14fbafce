import { either } from 'fp-ts'

import type { FinancieringsOpzet } from '../../domain'
import { writeOut, type Graaf, type Rekenstap, grondenVan, knopenVan, stapVan } from '../../domain/uitleg'
import { toRekenkader, type Geval } from './geval'

/** The names that the input of a step has if the step only copies or rounds a figure. */
const OVERGENOMEN = ['waarde', 'bedrag']

/** Returns the step that calculates a figure, else the step that copies the figure into the result, else undefined. */
const uitwerkingVan = (graaf: Graaf, cijfer: keyof FinancieringsOpzet): Rekenstap | undefined => {
  const inRecord = stapVan(graaf, cijfer)
  const bron = inRecord?.invoer.find(({ naam }) => OVERGENOMEN.includes(naam) || naam === cijfer)
  const knoop = bron && knopenVan(graaf).get(bron.van)
  return knoop?.soort === 'stap' ? knoop : inRecord
}

/** Returns a step and every step that it depends on, directly or indirectly. */
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

/** The name of a calculated figure in a result; not `timestamp` and `normjaar`, which only repeat the input. */
export type Opzetcijfer = Exclude<
  keyof FinancieringsOpzet,
  'timestamp' | 'normjaar' | 'voorbeeldrente' | 'normenVerouderd'
>

/** All figures, in the order of the result. TypeScript reports a missing figure as an error. */
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

/** The names of all figures that can be compared, in the order of the result. */
export const OPZETCIJFERS = Object.freeze(Object.keys(VOLGORDE)) as readonly Opzetcijfer[]

/** A figure of another calculator that differs from the expected figure. */
export interface Afwijking {
  /** The name of the figure in the result. */
  readonly cijfer: Opzetcijfer
  /** The expected figure: euro, percent for `rentepercentage`, boolean for `nhg`; undefined when it must be absent. */
  readonly verwacht: number | boolean | undefined
  /** The value of the other calculator; undefined when the figure is absent or null. */
  readonly gekregen: unknown
  /** The other differing figures that this figure depends on; empty when there are none. */
  readonly door: readonly Opzetcijfer[]
  /** The step that calculates the figure in this calculator; undefined when the figure is not in the trail. */
  readonly stap: Rekenstap | undefined
  /** The steps that `stap` depends on and that are at a threshold of the case; empty if `stap` itself is at one. */
  readonly randstappen: readonly Rekenstap[]
}

/** The tolerance of a comparison, and the figures that it compares. */
export interface Maatstaf {
  /** The allowed difference of an amount, in euro, 0 or more. When absent, amounts must be equal to the cent. */
  readonly speling?: number | undefined
  /** The figures to compare; all figures when absent. */
  readonly cijfers?: readonly Opzetcijfer[] | undefined
}

/** Half a cent, in euro. Amounts that differ by less than half a cent are equal to the cent. */
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
 * Returns the figures of another calculator that differ from the expected result of a test case; empty when all are
 * equal. A figure with the value null counts as absent. Figures outside `cijfers` are ignored.
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
