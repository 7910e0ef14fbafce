import type { Geval } from './geval'
import type { Afwijking } from './vergelijkUitkomst'

/** A test case that differs: the ids of the steps that can be the cause, and the lines of its report. */
export interface AnderGeval {
  readonly stappen: readonly string[]
  readonly verslag: readonly string[]
}

/** The maximum number of test cases in the overview of each step. */
const MOST = 3

/**
 * Returns the ids of the steps that can cause these differences. These are the steps at a threshold of the case, in the
 * order of its thresholds, or else the steps that calculate the figures. A figure without a step counts under its name.
 */
export const oorzakenVan = ({ randen }: Geval, afwijkingen: readonly Afwijking[]): readonly string[] => {
  const eerste = afwijkingen.filter(({ door }) => door.length === 0)
  const zelf = eerste.map(({ cijfer, stap }) => stap?.id ?? cijfer)
  const gevonden = new Set([...zelf, ...eerste.flatMap(({ randstappen }) => randstappen.map(({ id }) => id))])
  const opRand = randen.map(({ stap }) => stap).filter((stap) => gevonden.has(stap))
  return [...new Set(opRand.length > 0 ? opRand : zelf)]
}

const aantallenVan = (stappen: readonly string[]): ReadonlyMap<string, number> => {
  const aantallen = new Map<string, number>()
  for (const stap of stappen) aantallen.set(stap, (aantallen.get(stap) ?? 0) + 1)
  return aantallen
}

/** Returns for each step how many of these test cases are at one of its thresholds. */
export const aantalOpRand = (gevallen: readonly Pick<Geval, 'randen'>[]): ReadonlyMap<string, number> =>
  aantallenVan(gevallen.flatMap(({ randen }) => [...new Set(randen.map(({ stap }) => stap))]))

/** The share of the cases at the thresholds of a step from which that step is a probable cause. */
const PROBABLE = 0.5

/**
 * Returns the most probable cause: of the steps of which at least half of the cases at a threshold differ, the one with
 * the most of these cases. Without such a step, returns the first step of the first case.
 */
const oorzaakVan = (gevallen: readonly AnderGeval[], opRand: ReadonlyMap<string, number>): string =>
  [...aantallenVan(gevallen.flatMap(({ stappen }) => stappen))]
    .filter(([stap, aantal]) => aantal >= PROBABLE * (opRand.get(stap) ?? Infinity))
    .reduce((meeste, een) => (een[1] > meeste[1] ? een : meeste), [gevallen[0]?.stappen[0] ?? '', 0])[0]

/** The cases of one step, under which no other step counts them. */
type Groep = readonly [stap: string, gevallen: readonly AnderGeval[]]

/** Returns the cases by step, the most probable cause first. Each case counts under one step. */
const perStap = (gevallen: readonly AnderGeval[], opRand: ReadonlyMap<string, number>): readonly Groep[] => {
  if (gevallen.length === 0) return []
  const oorzaak = oorzaakVan(gevallen, opRand)
  const isVan = ({ stappen }: AnderGeval): boolean => stappen.includes(oorzaak)
  const andere = gevallen.filter((een) => !isVan(een))
  return [[oorzaak, gevallen.filter(isVan)], ...perStap(andere, opRand)]
}

const aantalRegel = (stap: string, gevallen: readonly AnderGeval[]): string => `${gevallen.length} × ${stap}`

const inGevallen = (aantal: number): string => `${aantal} ${aantal === 1 ? 'geval' : 'gevallen'}`

/**
 * Returns the lines of the overview: the number of cases of each step, and then at most three cases of each step.
 * `opRand` is the number of compared cases at the thresholds of each step. `rest` says in Dutch where to find the other
 * cases.
 */
export const toOverzicht = (
  gevallen: readonly AnderGeval[],
  opRand: ReadonlyMap<string, number>,
  rest: string,
): readonly string[] => {
  const groepen = perStap(gevallen, opRand)
  return [
    ...groepen.map(([stap, van]) => aantalRegel(stap, van)),
    ...groepen.flatMap(([stap, van]) => [
      '',
      aantalRegel(stap, van),
      ...van.slice(0, MOST).flatMap(({ verslag }) => verslag),
      ...(van.length > MOST ? [`en nog ${inGevallen(van.length - MOST)}: ${rest}`] : []),
    ]),
    ...(groepen.length > 0 ? [''] : []),
  ]
}
