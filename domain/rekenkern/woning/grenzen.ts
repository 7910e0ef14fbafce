import type { BestaandeWoning } from '../../antwoorden/keuzes'
import type { Onderpand } from '../../antwoorden/verzoek'
import type { Normen } from '../../normen/normen'
import { euro, min, nietOnderNul, type Euro, type Euros, type Procent } from '../eenheden'
import type { Vrijgesteld } from '../../rekenkader/rekenkader'

/** Returns `percentage` of a home value, rounded down to whole euros: the part that may be borrowed. */
export const deelVanWaarde = (waarde: Euro, percentage: Procent): Euro => euro(Math.floor(waarde * (percentage / 100)))

/** Whether a home is a new build with label A++++, for which NHG may have a limit of its own. */
export const isNieuwbouwA4 = ({ onderpandType, energielabelType }: Onderpand): boolean =>
  onderpandType === 'Nieuwbouw' && (energielabelType === 'A4' || energielabelType === 'A4EP')

/** Returns the NHG limit of a new build with label A++++: that of all homes in a year without a limit of its own. */
export const grensVanNieuwbouwA4 = ({ nhg: { waarde } }: Normen): Euro => euro(waarde.grensNieuwbouwA4 ?? waarde.grens)

/** Returns the NHG limit of a home. */
export const nhgGrensVan = (onderpand: Onderpand, normen: Normen): Euro =>
  isNieuwbouwA4(onderpand) ? grensVanNieuwbouwA4(normen) : euro(normen.nhg.waarde.grens)

/** The inputs of the mortgage sum, which is the lower of the mortgage needed and the maximum mortgage. */
export type Hypotheekinvoer = Euros<'behoefteZonderNhg' | 'eigenInleg' | 'maximaleHypotheek'> & {
  readonly nhg: boolean
  readonly provisie: Procent
}

/** Returns the mortgage needed: the need less own money, not below 0. With NHG the amount includes the NHG fee. */
export const nodigeHypotheek = (invoer: Hypotheekinvoer): Euro => {
  const zonderProvisie = min(invoer.behoefteZonderNhg, invoer.eigenInleg)
  return nietOnderNul(invoer.nhg ? euro(zonderProvisie / (1 - invoer.provisie / 100)) : zonderProvisie)
}

/** The input of the transfer tax. With `vrijgesteld` undefined, no buyer is exempt as a starter. */
export interface Belastinginvoer {
  readonly onderpandType: BestaandeWoning
  readonly koopsom: Euro
  readonly percentage: Procent
  readonly vrijgesteld?: Vrijgesteld | undefined
  readonly grens?: Euro | undefined
}

/** Whether the starter exemption applies: a buyer is a starter, and the price is not above the limit. */
export const isVrijgesteld = ({ koopsom, vrijgesteld, grens = euro(0) }: Belastinginvoer): boolean =>
  vrijgesteld !== undefined && koopsom <= grens

/**
 * Returns the part of the price (0 to 1) on which transfer tax is paid: 0 for a new build or if all buyers are exempt,
 * 0.5 if one of two buyers is exempt, and 1 otherwise.
 */
export const belastDeel = (invoer: Belastinginvoer): number => {
  if (invoer.onderpandType === 'Nieuwbouw') return 0
  if (!isVrijgesteld(invoer)) return 1
  return invoer.vrijgesteld === 'ja' ? 0 : 0.5
}
