import { either } from 'fp-ts'

import {
  metOnderpand,
  startersvrijstellingVan,
  toVerzoek,
  type Berekend,
  type FinancieringsOpzet,
  type Normen,
  type Rekenkader,
  type Rentetarieven,
} from '../../domain'
import { benodigdVoor, type Benodigd } from '../../domain/vergelijking'

/** The question is asked at some moment; which one moves no figure. */
const MOMENT = new Date(0)

/**
 * What has to change in the answers that a result was calculated of. A service knows the rate of the chosen period
 * alone. Undefined when what is missing by these norms is not what the result says is missing.
 */
export const toBenodigd = (
  berekend: Berekend,
  opzet: FinancieringsOpzet,
  normen: Normen,
  rentetarieven: Rentetarieven | undefined,
): Benodigd | undefined => {
  const { rentepercentage } = opzet
  const vanDienst = rentepercentage === undefined ? {} : { [berekend.renteperiode]: rentepercentage }
  const kader: Rekenkader =
    rentetarieven === undefined
      ? { normen, rentetarieven: vanDienst }
      : { normen, rentetarieven, startersvrijstelling: startersvrijstellingVan(berekend) }
  const benodigd = either.getOrElseW(() => undefined)(benodigdVoor(toVerzoek(berekend, MOMENT), kader))
  return benodigd?.tekort === metOnderpand(opzet)?.extraBenodigdeEigenInleg ? benodigd : undefined
}
