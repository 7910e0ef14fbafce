import type { Belastingschijf } from '../normen'
import { belastingvoordeelVan, inkomenMetWoning, persoonlijkVoordeel, tariefsaanpassing } from './belastingvoordeel'
import { belastingBox1, hoogsteSchijf } from './box1'

/** One person as the income tax sees one: yearly income in euro and the brackets that apply. */
export interface Belastingplichtige {
  readonly inkomen: number
  readonly schijven: readonly Belastingschijf[]
}

/** The yearly figures of the home that two partners may share as they like; euro, and percent for the highest rate. */
export interface TeVerdelen {
  readonly rente: number
  readonly forfait: number
  readonly aftrek: number
  readonly bijtelling: number
  readonly hoogsteAftrek: number
}

/** One person's tax with a share (0 to 1) of the home; euro a year. */
export interface PersoonlijkeBelasting extends Belastingplichtige {
  readonly aandeel: number
  readonly inkomenMetWoning: number
  readonly belastingZonderWoning: number
  readonly belastingMetWoning: number
  readonly tariefsaanpassing: number
  readonly voordeel: number
}

/** Works out one person's tax with a share (0 to 1) of the home. */
export const belastingMetAandeel = (
  { inkomen, schijven }: Belastingplichtige,
  aandeel: number,
  { rente, forfait, aftrek, bijtelling, hoogsteAftrek }: TeVerdelen,
): PersoonlijkeBelasting => {
  const metWoning = inkomenMetWoning({ inkomen, aandeel, aftrek, bijtelling })
  const belastingZonderWoning = belastingBox1({ inkomen, schijven })
  const belastingMetWoning = belastingBox1({ inkomen: metWoning, schijven })
  const aanpassing = tariefsaanpassing({ inkomen, aandeel, rente, forfait, schijven, hoogsteAftrek })
  return {
    inkomen,
    schijven,
    aandeel,
    inkomenMetWoning: metWoning,
    belastingZonderWoning,
    belastingMetWoning,
    tariefsaanpassing: aanpassing,
    voordeel: persoonlijkVoordeel({ belastingZonderWoning, belastingMetWoning, tariefsaanpassing: aanpassing }),
  }
}

/** The shares at which one person's advantage changes slope: where an income crosses 0 or the edge of a bracket. */
const knikken = ({ inkomen, schijven }: Belastingplichtige, woning: TeVerdelen): readonly number[] => {
  const verschuiving = woning.bijtelling - woning.aftrek
  const grenzen = schijven.map(({ totEnMet }) => ((totEnMet ?? 0) - inkomen) / verschuiving)
  return [...grenzen, (hoogsteSchijf(schijven).vanaf - inkomen) / woning.forfait]
}

/** Advantages (euro a year) that lie no further apart are a tie: the rest is binary noise. */
const GELIJK = 1e-6

/** The share (0 to 1) of the home that is left for the second person. */
export const aandeelTweede = (invoer: { readonly aandeelEerste: number }): number => 1 - invoer.aandeelEerste

/**
 * The share (0 to 1) of the first person at which two partners together pay the least tax. The advantage is piecewise
 * linear in the share, so only the ends and the break points are looked at; in a tie the first person takes most.
 * Source: Wet IB 2001 art. 2.17.
 */
export const voordeligsteAandeel = (
  invoer: {
    readonly inkomenEerste: number
    readonly schijvenEerste: readonly Belastingschijf[]
    readonly inkomenTweede: number
    readonly schijvenTweede: readonly Belastingschijf[]
  } & TeVerdelen,
): number => {
  const eerste: Belastingplichtige = { inkomen: invoer.inkomenEerste, schijven: invoer.schijvenEerste }
  const tweede: Belastingplichtige = { inkomen: invoer.inkomenTweede, schijven: invoer.schijvenTweede }
  const voordeelBij = (aandeel: number): number =>
    belastingvoordeelVan({
      eerste: belastingMetAandeel(eerste, aandeel, invoer).voordeel,
      tweede: belastingMetAandeel(tweede, aandeelTweede({ aandeelEerste: aandeel }), invoer).voordeel,
    })
  const kandidaten = [0, ...knikken(eerste, invoer), ...knikken(tweede, invoer).map((aandeel) => 1 - aandeel)]
  let beste = 1
  let hoogste = voordeelBij(1)
  for (const aandeel of kandidaten) {
    if (!(aandeel >= 0 && aandeel < 1)) continue
    const voordeel = voordeelBij(aandeel)
    if (voordeel > hoogste + GELIJK || (voordeel >= hoogste - GELIJK && aandeel > beste)) {
      beste = aandeel
      hoogste = Math.max(hoogste, voordeel)
    }
  }
  return beste
}
