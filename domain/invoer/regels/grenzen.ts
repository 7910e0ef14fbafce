import type { Datum } from '../../datum/datum'
import { formatDatum, toDatum } from '../../datum/kalender'
import type { Invoerregel } from './invoerregel'

/** A calendar date, or a moment whose local calendar date counts. */
export type Dag = Datum | Date

/** The lowest and the highest accepted value, both included; an absent side has no bound. */
interface Grenzen<Waarde> {
  readonly min?: Waarde
  readonly max?: Waarde
}

/** The order of values of one kind, and how a message shows them. */
interface Maat<Waarde> {
  readonly orde: (waarde: Waarde) => number | string
  readonly toon: (waarde: Waarde) => string
}

const dagVan = (dag: Dag): Datum => (typeof dag === 'string' ? dag : toDatum(dag))

const getalMaat: Maat<number> = { orde: (getal) => getal, toon: (getal) => String(getal).replace('.', ',') }
const dagMaat: Maat<Dag> = { orde: dagVan, toon: (dag) => formatDatum(dagVan(dag)) }

const binnen =
  <Waarde>({ orde, toon }: Maat<Waarde>) =>
  ({ min, max }: Grenzen<Waarde>, melding: string): Invoerregel<Waarde | undefined> => {
    const metMin = min === undefined ? melding : melding.replaceAll('{min}', toon(min))
    const tekst = max === undefined ? metMin : metMin.replaceAll('{max}', toon(max))
    return (waarde) => {
      if (waarde === undefined || waarde === '') return undefined
      const isBinnen =
        (min === undefined || orde(waarde) >= orde(min)) && (max === undefined || orde(waarde) <= orde(max))
      return isBinnen ? undefined : tekst
    }
  }

/** Makes a rule for a number within bounds; an absent one passes. `melding` may name the bounds as {min} and {max}. */
const getalBinnen = binnen(getalMaat)

/** Makes a rule for a date within bounds, compared by day and shown as dd-mm-yyyy; an absent or empty one passes. */
const dagBinnen = binnen(dagMaat)

const TE_LAAG = 'Ingevulde waarde is lager dan minimum van {min}.'

/**
 * Accepts a number of `min` or more; an absent one passes. Your own message may name {min}.
 * @example
 * minimum(1)(0) // 'Ingevulde waarde is lager dan minimum van 1.'
 */
export const minimum = (min: number, melding: string = TE_LAAG): Invoerregel<number | undefined> =>
  getalBinnen({ min }, melding)

/**
 * Accepts a date of `min` or later, by day; an absent one passes. Your own message may name {min}.
 * @example
 * minimumDatum('2026-01-01')('2025-12-31') // 'Ingevulde waarde is lager dan minimum van 01-01-2026.'
 */
export const minimumDatum = (min: Dag, melding: string = TE_LAAG): Invoerregel<Dag | undefined> =>
  dagBinnen({ min }, melding)

const TE_HOOG = 'Ingevulde waarde is hoger dan maximum van {max}.'

/**
 * Accepts a number of `max` or less; an absent one passes. Your own message may name {max}.
 * @example
 * maximum(10)(12) // 'Ingevulde waarde is hoger dan maximum van 10.'
 * maximum(10, 'Vul hoogstens {max} in.')(12) // 'Vul hoogstens 10 in.'
 */
export const maximum = (max: number, melding: string = TE_HOOG): Invoerregel<number | undefined> =>
  getalBinnen({ max }, melding)

/**
 * Accepts a date of `max` or earlier, by day; an absent one passes. Your own message may name {max}.
 * @example
 * maximumDatum('2026-12-31')('2027-01-01') // 'Ingevulde waarde is hoger dan maximum van 31-12-2026.'
 */
export const maximumDatum = (max: Dag, melding: string = TE_HOOG): Invoerregel<Dag | undefined> =>
  dagBinnen({ max }, melding)

const ERBUITEN = 'Ingevulde waarde valt niet binnen het minimum van {min} en maximum van {max}.'

/**
 * Accepts a number from `min` to `max`; an absent one passes. Your own message may name {min} and {max}.
 * @example
 * tussen(1, 10)(12) // 'Ingevulde waarde valt niet binnen het minimum van 1 en maximum van 10.'
 */
export const tussen = (min: number, max: number, melding: string = ERBUITEN): Invoerregel<number | undefined> =>
  getalBinnen({ min, max }, melding)

/**
 * Accepts a date from `min` to `max`, by day; an absent one passes. Your own message may name {min} and {max}.
 * @example
 * tussenDatums('2026-01-01', '2026-12-31')('2027-01-01')
 * // 'Ingevulde waarde valt niet binnen het minimum van 01-01-2026 en maximum van 31-12-2026.'
 */
export const tussenDatums = (min: Dag, max: Dag, melding: string = ERBUITEN): Invoerregel<Dag | undefined> =>
  dagBinnen({ min, max }, melding)
