import { hillenaftrekIn } from '../../normen/hillenaftrek'
import type { Afbouwkorting, Belastingschijf, EigenwoningforfaitNorm, Normen } from '../../normen/normen'
import { euroPerJaar, maal, min, nietOnderNul, plus, procent } from '../eenheden'
import type { Bedragen, Euro, EuroPerJaar, Procent } from '../eenheden'
import { gegeven } from '../stap'
import { besteAandeel, type TeVerdelen } from './verdeling'

export const aandeelAlleen = gegeven<number>()
export const forfaitnorm = (normen: Normen) => normen.eigenwoningforfait.waarde
export const hillenaftrek = (normen: Normen) => procent(hillenaftrekIn(normen.hillenaftrek.waarde, normen.jaar))
export const hoogsteAftrek = (normen: Normen) => procent(normen.box1.waarde.hoogsteAftrek)

/** Returns the deductible interest: the interest on the part of the loan above the restschuld; 0 for a loan of 0. */
export const aftrekbareRente = (invoer: { rente: EuroPerJaar; lening: Euro; restschuld: Euro | undefined }) => {
  const { lening, restschuld = 0 } = invoer
  return maal(invoer.rente, lening === 0 ? 0 : (lening - Math.min(lening, restschuld)) / lening)
}

/** Returns the value for the forfait: the home value as WOZ value (a choice), or the loan when there is no home. */
export const waarde = (invoer: { waarde: Euro | undefined; lening: Euro }) => invoer.waarde ?? invoer.lening

/**
 * Returns the unrounded forfait: a percentage of the home value. Above the last bracket, it is a fixed amount plus a
 * percentage of the value above that bracket.
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

type Huishouden = TeVerdelen &
  Bedragen<EuroPerJaar, 'inkomenEerste' | 'inkomenTweede' | 'arbeidskortingEerste' | 'arbeidskortingTweede'> &
  Readonly<Record<'schijvenEerste' | 'schijvenTweede', readonly Belastingschijf[]>> &
  Readonly<Record<'kortingenEerste' | 'kortingenTweede', readonly Afbouwkorting[]>>

/** Returns the share (0 to 1) of the first person at which both partners together pay the least tax. */
export const aandeelEerste = (invoer: Huishouden): number =>
  besteAandeel(
    {
      inkomen: invoer.inkomenEerste,
      schijven: invoer.schijvenEerste,
      kortingen: invoer.kortingenEerste,
      arbeidskorting: invoer.arbeidskortingEerste,
    },
    {
      inkomen: invoer.inkomenTweede,
      schijven: invoer.schijvenTweede,
      kortingen: invoer.kortingenTweede,
      arbeidskorting: invoer.arbeidskortingTweede,
    },
    invoer,
  )

export const aandeelTweede = (invoer: { aandeelEerste: number }) => 1 - invoer.aandeelEerste

/** Returns the tax that the household saves because of the home. Negative when the home costs tax. */
export const voordeel = (invoer: Bedragen<EuroPerJaar, 'eerste', 'tweede'>) => plus(invoer.eerste, invoer.tweede)
