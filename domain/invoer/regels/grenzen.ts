import type { Datum } from '../../datum/datum'
import { formatDatum, toDatum } from '../../datum/kalender'
import type { Invoerregel } from './invoerregel'

/** A calendar date, or a `Date` of which only the local calendar date counts. */
export type Dag = Datum | Date

/**
 * The lowest and the highest accepted value, both included. An absent `min` or `max` means that there is no such bound.
 */
interface Grenzen<Waarde> {
  readonly min?: Waarde
  readonly max?: Waarde
}

/** How a rule treats values of one type: `orde` returns what to compare, `toon` returns the text for a message. */
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

/**
 * Creates a rule that accepts undefined and a number within bounds. Puts the bounds in `melding`, at {min} and {max}.
 */
const getalBinnen = binnen(getalMaat)

/** Creates a rule that accepts undefined, '' and a date within bounds, compared by day and shown as dd-mm-yyyy. */
const dagBinnen = binnen(dagMaat)

const TE_LAAG = 'Ingevulde waarde is lager dan minimum van {min}.'

/**
 * Creates a rule that accepts undefined and a number of `min` or more. Fills in {min} in `melding`.
 * @example
 * minimum(1)(0) // 'Ingevulde waarde is lager dan minimum van 1.'
 */
export const minimum = (min: number, melding: string = TE_LAAG): Invoerregel<number | undefined> =>
  getalBinnen({ min }, melding)

/**
 * Creates a rule that accepts undefined, '' and a date of `min` or later; of a `Date`, only the day counts. Fills in
 * {min} in `melding`.
 * @example
 * minimumDatum('2026-01-01')('2025-12-31') // 'Ingevulde waarde is lager dan minimum van 01-01-2026.'
 */
export const minimumDatum = (min: Dag, melding: string = TE_LAAG): Invoerregel<Dag | undefined> =>
  dagBinnen({ min }, melding)

const TE_HOOG = 'Ingevulde waarde is hoger dan maximum van {max}.'

/**
 * Creates a rule that accepts undefined and a number of `max` or less. Fills in {max} in `melding`.
 * @example
 * maximum(10)(12) // 'Ingevulde waarde is hoger dan maximum van 10.'
 * maximum(10, 'Vul hoogstens {max} in.')(12) // 'Vul hoogstens 10 in.'
 */
export const maximum = (max: number, melding: string = TE_HOOG): Invoerregel<number | undefined> =>
  getalBinnen({ max }, melding)

/**
 * Creates a rule that accepts undefined, '' and a date of `max` or earlier; of a `Date`, only the day counts. Fills in
 * {max} in `melding`.
 * @example
 * maximumDatum('2026-12-31')('2027-01-01') // 'Ingevulde waarde is hoger dan maximum van 31-12-2026.'
 */
export const maximumDatum = (max: Dag, melding: string = TE_HOOG): Invoerregel<Dag | undefined> =>
  dagBinnen({ max }, melding)

const ERBUITEN = 'Ingevulde waarde valt niet binnen het minimum van {min} en maximum van {max}.'

/**
 * Creates a rule that accepts undefined and a number from `min` to `max`. Fills in {min} and {max} in `melding`.
 * @example
 * tussen(1, 10)(12) // 'Ingevulde waarde valt niet binnen het minimum van 1 en maximum van 10.'
 */
export const tussen = (min: number, max: number, melding: string = ERBUITEN): Invoerregel<number | undefined> =>
  getalBinnen({ min, max }, melding)

/**
 * Creates a rule that accepts undefined, '' and a date from `min` to `max`; of a `Date`, only the day counts. Fills in
 * {min} and {max} in `melding`.
 * @example
 * tussenDatums('2026-01-01', '2026-12-31')('2027-01-01')
 * // 'Ingevulde waarde valt niet binnen het minimum van 01-01-2026 en maximum van 31-12-2026.'
 */
export const tussenDatums = (min: Dag, max: Dag, melding: string = ERBUITEN): Invoerregel<Dag | undefined> =>
  dagBinnen({ min, max }, melding)
