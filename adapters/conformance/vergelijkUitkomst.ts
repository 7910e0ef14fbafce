import { either } from 'fp-ts'

import type { FinancieringsOpzet } from '../../domain'
import { writeOut, type Graaf, type Rekenstap, grondenVan, knopenVan, stapVan } from '../../domain/uitleg'
import { toRekenkader, type Geval } from './geval'

/** The input names of a step that only copies or rounds a figure. */
const OVERGENOMEN = ['waarde', 'bedrag']

/** The step that calculates a figure of the record: the record itself only copies or rounds the outcome. */
const uitwerkingVan = (graaf: Graaf, cijfer: keyof FinancieringsOpzet): Rekenstap | undefined => {
  const inRecord = stapVan(graaf, cijfer)
  const bron = inRecord?.invoer.find(({ naam }) => OVERGENOMEN.includes(naam) || naam === cijfer)
  const knoop = bron && knopenVan(graaf).get(bron.van)
  return knoop?.soort === 'stap' ? knoop : inRecord
}

/** A step and every step that it rests on. */
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

/** A figure of the record that follows from the request and the frame; not what only repeats them. */
export type Opzetcijfer = Exclude<keyof FinancieringsOpzet, 'timestamp' | 'normjaar'>

/** Every figure, in the order of the record: one that is forgotten does not compile. */
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

/** Every figure that can be compared, in the order of the record. */
export const OPZETCIJFERS = Object.freeze(Object.keys(VOLGORDE)) as readonly Opzetcijfer[]

/** A figure that somebody else has otherwise. */
export interface Afwijking {
  /** The figure, by its name in the record. */
  readonly cijfer: Opzetcijfer
  /** What is expected. Euro, percent for `rentepercentage`, or whether there is NHG; undefined where none belongs. */
  readonly verwacht: number | boolean | undefined
  /** What was given; undefined when the figure is absent. */
  readonly gekregen: unknown
  /** Other figures that differ and that it rests on: begin with those. */
  readonly door: readonly Opzetcijfer[]
  /** The step of the trail with which this calculator came to it; undefined where none belongs. */
  readonly stap: Rekenstap | undefined
  /** The steps under it that stand at a bound of the case; none where the step itself does. */
  readonly randstappen: readonly Rekenstap[]
}

/** What counts as the same. */
export interface Maatstaf {
  /** How far an amount may lie from what is expected. Euro, 0 or more; a record is exact to the cent when absent. */
  readonly speling?: number
  /** The figures that are compared; all that a record can hold when absent. */
  readonly cijfers?: readonly Opzetcijfer[]
}

/** Half a cent: what lies closer is the same amount to the cent. */
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
 * Every figure in which a record of somebody else differs from what a case expects, in the order of the record, with
 * the step of the trail that this calculator took; none when all agree. A figure that is null counts as absent, and one
 * that a record does not know is not looked at.
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
