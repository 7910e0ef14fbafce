import type { Belastingschijf, EigenwoningforfaitNorm, Normen } from '../../normen/normen'
import { euroPerJaar, maal, min, nietOnderNul, plus, procent } from '../eenheden'
import type { Bedragen, Euro, EuroPerJaar, Procent } from '../eenheden'
import { gegeven } from '../stap'
import * as aanvrager from './aanvrager.stappen'
import { bijVoorAftrek, hoogsteSchijf, type Belastinggrond, type Woningpost } from './box1'

export const aandeelAlleen = gegeven<number>()
export const forfaitnorm = (normen: Normen) => normen.eigenwoningforfait.waarde
export const hillenaftrek = (normen: Normen) => procent(normen.hillenaftrek.waarde)
export const hoogsteAftrek = (normen: Normen) => procent(normen.box1.waarde.hoogsteAftrek)

/** Returns the deductible interest: the interest on the part of the loan above the restschuld. */
export const aftrekbareRente = (invoer: { rente: EuroPerJaar; lening: Euro; restschuld: Euro | undefined }) =>
  euroPerJaar((invoer.rente * (invoer.lening - Math.min(invoer.lening, invoer.restschuld ?? 0))) / invoer.lening)

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

/** The highest deduction rate, and the yearly interest, deduction and addition of a home, which partners divide. */
export type TeVerdelen = Woningpost & { readonly hoogsteAftrek: Procent }

/**
 * Returns the yearly tax of one person who gets the share `aandeel` (0 to 1) of the deduction or addition for the home.
 * Calls the steps directly, because a pen, or an object per step, would make the search for the best share twice as
 * slow.
 */
export const belastingBij = (
  { inkomen, schijven }: Belastinggrond,
  woning: TeVerdelen,
  aandeel: number,
): EuroPerJaar => {
  const { rente, aftrek, bijtelling, hoogsteAftrek } = woning
  const deel = { inkomen, schijven, aandeel, rente, aftrek, bijtelling, hoogsteAftrek }
  const metWoning = { inkomen: aanvrager.inkomenMetWoning(deel), schijven }
  return plus(aanvrager.belastingMetWoning(metWoning), aanvrager.tariefsaanpassing(deel))
}

/**
 * Returns the shares of the deduction or addition at which the slope of one person's tax may change. A share may be
 * below 0, above 1 or NaN: the caller skips such a share.
 */
const knikken = ({ inkomen, schijven }: Belastinggrond, woning: TeVerdelen): readonly number[] => {
  const verschuiving = woning.bijtelling - woning.aftrek
  const grenzen = schijven.map(({ totEnMet }) => ((totEnMet ?? 0) - inkomen) / verschuiving)
  grenzen.push((hoogsteSchijf(schijven).vanaf - inkomen) / bijVoorAftrek(woning))
  return grenzen
}

/** The tolerance in euro a year. Taxes that differ by at most this amount count as equal. */
const GELIJK = 1e-6

type Huishouden = TeVerdelen &
  Bedragen<EuroPerJaar, 'inkomenEerste' | 'inkomenTweede'> &
  Readonly<Record<'schijvenEerste' | 'schijvenTweede', readonly Belastingschijf[]>>

/**
 * Returns the share (0 to 1) of the first person at which both partners together pay the least tax. The tax is
 * piecewise linear in the share, so only 0, 1 and the shares where the slope changes are tried. If several shares give
 * the least tax, the first person gets the largest of these shares.
 */
export const aandeelEerste = (invoer: Huishouden): number => {
  const eerste: Belastinggrond = { inkomen: invoer.inkomenEerste, schijven: invoer.schijvenEerste }
  const tweede: Belastinggrond = { inkomen: invoer.inkomenTweede, schijven: invoer.schijvenTweede }
  const samenBij = (aandeel: number) =>
    plus(belastingBij(eerste, invoer, aandeel), belastingBij(tweede, invoer, 1 - aandeel))
  const kandidaten = [0, ...knikken(eerste, invoer), ...knikken(tweede, invoer).map((aandeel) => 1 - aandeel)]
  let beste = 1
  let laagste: number = samenBij(1)
  for (const aandeel of kandidaten) {
    if (!(aandeel >= 0 && aandeel < 1)) continue
    const belasting = samenBij(aandeel)
    if (belasting < laagste - GELIJK || (belasting <= laagste + GELIJK && aandeel > beste)) {
      beste = aandeel
      laagste = Math.min(laagste, belasting)
    }
  }
  return beste
}

export const aandeelTweede = (invoer: { aandeelEerste: number }) => 1 - invoer.aandeelEerste

/** Returns the tax that the household saves because of the home. Negative when the home costs tax. */
export const voordeel = (invoer: Bedragen<EuroPerJaar, 'eerste', 'tweede'>) => plus(invoer.eerste, invoer.tweede)
