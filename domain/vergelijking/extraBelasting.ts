import type { Normen } from '../normen/normen'
import type { Euro, EuroPerJaar } from '../rekenkern/eenheden'
import * as stap from '../rekenkern/maandlast/belasting.stappen'

/** Why a home costs more tax than the deduction of its interest saves. */
export type Belastingoorzaak =
  /** The deductible interest is lower than the eigenwoningforfait. */
  | { readonly soort: 'lageRente' }
  /** The interest is deducted at a lower rate than the forfait is taxed at (Wet IB 2001 art. 2.10 lid 2). */
  | {
      readonly soort: 'lagerTarief'
      /** The highest rate at which interest is deducted. Percent. */
      readonly aftrek: number
      /** The highest rate at which the forfait is taxed. Percent. */
      readonly belasting: number
    }

/** The home of one year. Amounts in euro; the interest (`rente`) is of that year. */
interface Woningjaar {
  readonly rente: EuroPerJaar
  readonly lening: Euro
  readonly restschuld: Euro | undefined
  readonly waarde: Euro | undefined
}

/** Returns why a home costs extra tax in a year, for a year in which it does. */
export const belastingoorzaakVan = (normen: Normen, woning: Woningjaar): Belastingoorzaak => {
  const forfait = stap.forfait({ waarde: stap.waarde(woning), norm: stap.forfaitnorm(normen) })
  const { hoogsteAftrek, onderAow } = normen.box1.waarde
  return stap.aftrekbareRente(woning) < forfait
    ? { soort: 'lageRente' }
    : { soort: 'lagerTarief', aftrek: hoogsteAftrek, belasting: onderAow.at(-1)?.percentage ?? 0 }
}
