import type { BestaandeWoning } from '../../orientatie/keuzes'
import { euro, min, nietOnderNul, type Euro, type Euros, type Procent } from '../eenheden'
import type { Vrijgesteld } from '../../rekenkader/rekenkader'

/** Returns the part of a home value that may be borrowed: `percentage` of it, rounded down to whole euros. */
export const deelVanWaarde = (waarde: Euro, percentage: Procent): Euro => euro(Math.floor(waarde * (percentage / 100)))

/** The inputs of a mortgage sum, which is the lower of what is needed and the highest mortgage. */
export type Hypotheekinvoer = Euros<'behoefteZonderNhg' | 'eigenInleg' | 'maximaleHypotheek'> & {
  readonly nhg: boolean
  readonly provisie: Procent
}

/** Returns the mortgage needed: the need less own money, not below 0. With NHG it also includes its own fee. */
export const nodigeHypotheek = (invoer: Hypotheekinvoer): Euro => {
  const zonderProvisie = min(invoer.behoefteZonderNhg, invoer.eigenInleg)
  return nietOnderNul(invoer.nhg ? euro(zonderProvisie / (1 - invoer.provisie / 100)) : zonderProvisie)
}

/** The input of the transfer tax; without `vrijgesteld` nobody is exempt as a starter. */
export interface Belastinginvoer {
  readonly onderpandType: BestaandeWoning
  readonly koopsom: Euro
  readonly percentage: Procent
  readonly vrijgesteld?: Vrijgesteld | undefined
  readonly grens?: Euro | undefined
}

/**
 * Whether the exemption for starters applies: up to and including the price limit. Above it no part of the price is
 * exempt.
 */
export const isVrijgesteld = ({ koopsom, vrijgesteld, grens = euro(0) }: Belastinginvoer): boolean =>
  vrijgesteld !== undefined && koopsom <= grens

/** Returns the share of the price that is taxed, 0 to 1. Two buyers buy half each, so one starter of two leaves 0.5. */
export const belastDeel = (invoer: Belastinginvoer): number => {
  if (invoer.onderpandType === 'Nieuwbouw') return 0
  if (!isVrijgesteld(invoer)) return 1
  return invoer.vrijgesteld === 'ja' ? 0 : 0.5
}
