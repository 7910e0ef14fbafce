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

/** The interest that may be deducted: the part for the loan that is not restschuld. */
export const aftrekbareRente = (invoer: { rente: EuroPerJaar; lening: Euro; restschuld: Euro | undefined }) =>
  euroPerJaar((invoer.rente * (invoer.lening - Math.min(invoer.lening, invoer.restschuld ?? 0))) / invoer.lening)

/** The home value that the forfait is taken over; the purchase value stands for the WOZ value, which is a choice. */
export const waarde = (invoer: { waarde: Euro | undefined; lening: Euro }) => invoer.waarde ?? invoer.lening

/** Not rounded: the percentage of the bracket over the whole value; above the last an amount plus a percentage. */
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

/** The yearly figures of the home that two partners may share as they like. */
export type TeVerdelen = Woningpost & { readonly hoogsteAftrek: Procent }

/**
 * The tax of one person with a share (0 to 1) of the home. The steps are those that the chapter takes for the share
 * that is chosen; called as they are, on one object: a pen, or an object for each, makes the search twice as slow.
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

/** The shares at which one person's tax changes slope: where an income crosses 0 or the edge of a bracket. */
const knikken = ({ inkomen, schijven }: Belastinggrond, woning: TeVerdelen): readonly number[] => {
  const verschuiving = woning.bijtelling - woning.aftrek
  const grenzen = schijven.map(({ totEnMet }) => ((totEnMet ?? 0) - inkomen) / verschuiving)
  grenzen.push((hoogsteSchijf(schijven).vanaf - inkomen) / bijVoorAftrek(woning))
  return grenzen
}

/** Taxes (euro a year) that lie no further apart are a tie: the rest is binary noise. */
const GELIJK = 1e-6

type Huishouden = TeVerdelen &
  Bedragen<EuroPerJaar, 'inkomenEerste' | 'inkomenTweede'> &
  Readonly<Record<'schijvenEerste' | 'schijvenTweede', readonly Belastingschijf[]>>

/**
 * The share of the first person at which two partners together pay the least tax. The tax is piecewise linear in the
 * share, so only the ends and the break points are looked at; in a tie the first person takes most.
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

/** What the household pays less in tax because of the home; negative when it is more. */
export const voordeel = (invoer: Bedragen<EuroPerJaar, 'eerste', 'tweede'>) => plus(invoer.eerste, invoer.tweede)
