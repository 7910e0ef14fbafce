import type { EigenwoningforfaitNorm } from '../../normen'
import { euroPerJaar, maal, min, nietOnderNul, procent, type Euro, type EuroPerJaar, type Procent } from '../eenheden'
import { norm } from '../stap'

export const forfaitnorm = norm('eigenwoningforfait', 'tabel', (normen) => normen.eigenwoningforfait.waarde)
export const hillenaftrek = norm('hillenaftrek', 'procent', (normen) => procent(normen.hillenaftrek.waarde))
export const hoogsteAftrek = norm(
  'box1',
  'procent',
  (normen) => procent(normen.box1.waarde.hoogsteAftrek),
  'hoogsteAftrek',
)

/** The interest that may be deducted: the part for the loan that is not restschuld. Source: Wet IB 2001 art. 3.119a. */
export const aftrekbareRente = ({
  rente,
  lening,
  restschuld,
}: {
  rente: EuroPerJaar
  lening: Euro
  restschuld: Euro | undefined
}) => euroPerJaar((rente * (lening - Math.min(lening, restschuld ?? 0))) / lening)

/** The home value that the forfait is taken over; the purchase value stands for the WOZ value, which is a choice. */
export const waarde = (invoer: { waarde: Euro | undefined; lening: Euro }) => invoer.waarde ?? invoer.lening

/**
 * The eigenwoningforfait, not rounded: the percentage of the bracket over the whole value (edges inclusive); above the
 * last bracket an amount plus a percentage of the excess. Source: Wet IB 2001 art. 3.112.
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

/** What is deducted from income: interest as far as it exceeds the forfait. Source: Wet IB 2001 art. 3.110. */
export const aftrek = (invoer: { rente: EuroPerJaar; forfait: EuroPerJaar }) =>
  nietOnderNul(min(invoer.rente, invoer.forfait))

/**
 * What is added to income: the forfait as far as it exceeds the interest, less the Hillen deduction. Source: Wet IB
 * 2001 art. 3.123a.
 */
export const bijtelling = (invoer: { rente: EuroPerJaar; forfait: EuroPerJaar; hillenaftrek: Procent }) =>
  maal(nietOnderNul(min(invoer.forfait, invoer.rente)), 1 - invoer.hillenaftrek / 100)
