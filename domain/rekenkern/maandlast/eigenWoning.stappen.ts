import type { EigenwoningforfaitNorm, Normen } from '../../normen'
import { euroPerJaar, maal, min, nietOnderNul, procent, type Euro, type EuroPerJaar, type Procent } from '../eenheden'

export const forfaitnorm = (normen: Normen) => normen.eigenwoningforfait.waarde
export const hillenaftrek = (normen: Normen) => procent(normen.hillenaftrek.waarde)
export const hoogsteAftrek = (normen: Normen) => procent(normen.box1.waarde.hoogsteAftrek)

/** The interest that may be deducted: the part for the loan that is not restschuld. */
export const aftrekbareRente = (invoer: { rente: EuroPerJaar; lening: Euro; restschuld: Euro | undefined }) =>
  euroPerJaar((invoer.rente * (invoer.lening - Math.min(invoer.lening, invoer.restschuld ?? 0))) / invoer.lening)

/** The home value that the forfait is taken over; the purchase value stands for the WOZ value, which is a choice. */
export const waarde = (invoer: { waarde: Euro | undefined; lening: Euro }) => invoer.waarde ?? invoer.lening

/**
 * The eigenwoningforfait, not rounded: the percentage of the bracket over the whole value (edges inclusive); above the
 * last bracket an amount plus a percentage of the excess.
 */
export const forfait = (invoer: { waarde: Euro; norm: EigenwoningforfaitNorm }) => {
  const { schijven, daarboven } = invoer.norm
  const schijf = schijven.find(({ totEnMet }) => invoer.waarde <= totEnMet)
  return euroPerJaar(
    schijf === undefined
      ? daarboven.bedrag + ((invoer.waarde - daarboven.vanaf) * daarboven.percentageOverMeerdere) / 100
      : (invoer.waarde * schijf.percentage) / 100,
  )
}

export const aftrek = (invoer: { rente: EuroPerJaar; forfait: EuroPerJaar }) =>
  nietOnderNul(min(invoer.rente, invoer.forfait))

export const bijtelling = (invoer: { rente: EuroPerJaar; forfait: EuroPerJaar; hillenaftrek: Procent }) =>
  maal(nietOnderNul(min(invoer.forfait, invoer.rente)), 1 - invoer.hillenaftrek / 100)
