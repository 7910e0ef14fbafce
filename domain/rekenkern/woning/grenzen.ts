import type { BestaandeWoning } from '../../orientatie/keuzes'
import { euro, min, nietOnderNul, type Euro, type Euros, type Procent } from '../eenheden'
import type { Vrijgesteld } from '../../rekenkader/rekenkader'

/** What may be borrowed of a value: `percentage` of it, down to whole euros. */
export const deelVanWaarde = (waarde: Euro, percentage: Procent): Euro => euro(Math.floor(waarde * (percentage / 100)))

/** What a mortgage sum is the lowest of: what is needed, and the highest mortgage. */
export type Hypotheekinvoer = Euros<'behoefteZonderNhg' | 'eigenInleg' | 'maximaleHypotheek'> & {
  readonly nhg: boolean
  readonly provisie: Procent
}

/** The mortgage that the need less own money takes, with NHG its own fee included; not below 0. */
export const nodigeHypotheek = (invoer: Hypotheekinvoer): Euro => {
  const zonderProvisie = min(invoer.behoefteZonderNhg, invoer.eigenInleg)
  return nietOnderNul(invoer.nhg ? euro(zonderProvisie / (1 - invoer.provisie / 100)) : zonderProvisie)
}

/** What the transfer tax is worked out from; without `vrijgesteld` nobody is exempt as a starter. */
export interface Belastinginvoer {
  readonly onderpandType: BestaandeWoning
  readonly koopsom: Euro
  readonly percentage: Procent
  readonly vrijgesteld?: Vrijgesteld | undefined
  readonly grens?: Euro | undefined
}

/** Does the exemption for starters hold? Up to and with the limit; above it for no part of the price. */
export const isVrijgesteld = ({ koopsom, vrijgesteld, grens = euro(0) }: Belastinginvoer): boolean =>
  vrijgesteld !== undefined && koopsom <= grens

/** The part of the price that transfer tax is paid over: two buy half each. */
export const belastDeel = (invoer: Belastinginvoer): number => {
  if (invoer.onderpandType === 'Nieuwbouw') return 0
  if (!isVrijgesteld(invoer)) return 1
  return invoer.vrijgesteld === 'ja' ? 0 : 0.5
}
