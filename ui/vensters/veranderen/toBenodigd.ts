import { either } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  metOnderpand,
  toVerzoek,
  type FinancieringsOpzet,
  type Normen,
  type Rekenkader,
  type Rentetarieven,
} from '../../../domain'
import { startersvrijstellingVan, type Berekend } from '../../../domain/orientatie'
import {
  benodigdVoor,
  hoogstePrijs,
  mogelijkeVrijstelling,
  type Benodigd,
  type Uitweg,
} from '../../../domain/vergelijking'

/**
 * The norms, rates and exemption that a result was calculated with, which a service tells in part: it knows the rate of
 * the chosen period alone.
 */
const kaderVan = (
  berekend: Berekend,
  { rentepercentage }: FinancieringsOpzet,
  normen: Normen,
  rentetarieven: Rentetarieven | undefined,
): Rekenkader => {
  const vanDienst = rentepercentage === undefined ? {} : { [berekend.renteperiode]: rentepercentage }
  const startersvrijstelling = rentetarieven === undefined ? 'nee' : startersvrijstellingVan(berekend)
  return { normen, rentetarieven: rentetarieven ?? vanDienst, startersvrijstelling }
}

/**
 * What has to change in the answers that a result was calculated of. Undefined when what is missing by these norms is
 * not what the result says is missing.
 */
export const toBenodigd = (
  berekend: Berekend,
  opzet: FinancieringsOpzet,
  normen: Normen,
  rentetarieven: Rentetarieven | undefined,
): Benodigd | undefined => {
  const kader = kaderVan(berekend, opzet, normen, rentetarieven)
  const mogelijk = rentetarieven === undefined ? 'nee' : mogelijkeVrijstelling(berekend)
  const uitkomst = benodigdVoor(toVerzoek(berekend), kader, { soort: 'woningBetalen' }, mogelijk)
  const benodigd = either.getOrElseW(() => undefined)(uitkomst)
  return benodigd?.tekort === metOnderpand(opzet)?.extraBenodigdeEigenInleg ? benodigd : undefined
}

/**
 * The highest price that leaves nothing to add to the answers that a result was calculated of; 'geen' when there is
 * none. Undefined when this engine does not come to what the result says is missing.
 */
export const toHoogstePrijs = (
  berekend: Berekend,
  opzet: FinancieringsOpzet,
  normen: Normen,
  rentetarieven: Rentetarieven | undefined,
): Uitweg | 'geen' | undefined => {
  const verzoek = toVerzoek(berekend)
  const kader = kaderVan(berekend, opzet, normen, rentetarieven)
  const zelf = either.getOrElseW(() => undefined)(berekenFinancieringsOpzet(verzoek, kader))?.financieringsOpzet
  if (zelf?.extraBenodigdeEigenInleg !== opzet.extraBenodigdeEigenInleg) return undefined
  return hoogstePrijs(verzoek, kader) ?? 'geen'
}

/** The sum of amounts (euro) of which some may be absent. */
export const somVan = (bedragen: readonly (number | undefined)[]): number =>
  bedragen.reduce<number>((som, bedrag = 0) => som + bedrag, 0)
