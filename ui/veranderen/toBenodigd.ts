import { either } from 'fp-ts'

import {
  metOnderpand,
  toVerzoek,
  type FinancieringsOpzet,
  type Normen,
  type Rekenkader,
  type Rentetarieven,
} from '../../domain'
import { startersvrijstellingVan, type Berekend } from '../../domain/orientatie'
import { benodigdVoor, mogelijkeVrijstelling, type Benodigd } from '../../domain/vergelijking'

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
  const isLokaal = rentetarieven !== undefined
  const startersvrijstelling = isLokaal ? startersvrijstellingVan(berekend) : 'nee'
  const mogelijk = isLokaal ? mogelijkeVrijstelling(berekend) : 'nee'
  const kader: Rekenkader = { normen, rentetarieven: rentetarieven ?? vanDienst, startersvrijstelling }
  const uitkomst = benodigdVoor(toVerzoek(berekend), kader, { soort: 'woningBetalen' }, mogelijk)
  const benodigd = either.getOrElseW(() => undefined)(uitkomst)
  return benodigd?.tekort === metOnderpand(opzet)?.extraBenodigdeEigenInleg ? benodigd : undefined
}

/** The sum of amounts (euro) of which some may be absent. */
export const somVan = (bedragen: readonly (number | undefined)[]): number =>
  bedragen.reduce<number>((som, bedrag = 0) => som + bedrag, 0)
