import type { Datum } from '../../datum/datum'
import { formatDatum, toDatum } from '../../datum/kalender'
import type { Invoerregel } from './invoerregel'

/** A calendar date, or a moment of which only the local calendar date counts. */
export type Dag = Datum | Date

/** The lowest and the highest value accepted, both included; a side that is absent has no bound. */
interface Grenzen<Waarde> {
  readonly min?: Waarde
  readonly max?: Waarde
}

/** How values of one kind are ordered and shown. */
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

/** Numbers within bounds; an absent one passes. `melding` may name the bounds as {min} and {max}. */
export const getalBinnen = binnen(getalMaat)

/** Dates within bounds, compared by day and shown as dd-mm-yyyy; an absent or empty one passes. */
export const dagBinnen = binnen(dagMaat)
