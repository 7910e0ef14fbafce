import type { DienstBetrekking } from '../../antwoorden/dienstBetrekking'
import type { Afbouwkorting, Belastingschijf, HeffingskortingenNorm } from '../../normen/normen'
import { euroPerJaar, min, nietOnderNul, plus, type Bedragen, type EuroPerJaar } from '../eenheden'

/** The yearly income of one person, with the tax brackets and tax credits that apply to that person. */
export interface Belastinggrond {
  readonly inkomen: EuroPerJaar
  readonly schijven: readonly Belastingschijf[]
  /** The tax credits that fall as the income rises. */
  readonly kortingen: readonly Afbouwkorting[]
  readonly arbeidskorting: EuroPerJaar
}

/** Returns the income tax of box 1 on a yearly income, before tax credits. Source: Wet IB 2001 art. 2.10, 2.10a. */
export const belastingBox1 = (invoer: Pick<Belastinggrond, 'inkomen' | 'schijven'>): EuroPerJaar => {
  let belasting = 0
  let ondergrens = 0
  for (const { totEnMet, percentage } of invoer.schijven) {
    if (totEnMet === null || invoer.inkomen <= totEnMet) {
      return euroPerJaar(belasting + ((invoer.inkomen - ondergrens) * percentage) / 100)
    }
    belasting += ((totEnMet - ondergrens) * percentage) / 100
    ondergrens = totEnMet
  }
  return euroPerJaar(belasting)
}

/** Returns the bracket of the arbeidskorting for an income from work. */
export const arbeidskortingschijf = (inkomen: EuroPerJaar, { arbeid }: HeffingskortingenNorm) =>
  arbeid.findLast(({ vanaf }) => vanaf <= inkomen) ?? { vanaf: 0, bedrag: 0, percentage: 0 }

/** Whether a kind of income is income from work, which gives arbeidskorting. */
export const isWerk = (soort: DienstBetrekking): boolean => soort !== 'Pensioen' && soort !== 'Overig'

/** Returns a tax credit at a yearly income. Source: Wet IB 2001 art. 8.10, 8.17. */
const kortingBij = (inkomen: EuroPerJaar, { hoogste, afbouwVanaf, afbouw }: Afbouwkorting): number =>
  Math.max(0, hoogste - (Math.max(0, inkomen - afbouwVanaf) * afbouw) / 100)

/** What decides the tax credits of one person. */
export type Korting = Omit<Belastinggrond, 'schijven'>

/** Returns the tax credits of a year together: the arbeidskorting, and the credits that fall with the income. */
export const heffingskorting = (invoer: Korting): EuroPerJaar => {
  let som: number = invoer.arbeidskorting
  for (const korting of invoer.kortingen) som += kortingBij(invoer.inkomen, korting)
  return euroPerJaar(som)
}

/** Returns the tax that is due: the tax less the credits, which never exceed the tax. Source: Wet IB 2001 art. 8.8. */
export const verschuldigd = (
  invoer: Bedragen<EuroPerJaar, 'belasting' | 'heffingskorting'> & { readonly tariefsaanpassing?: EuroPerJaar },
): EuroPerJaar => nietOnderNul(min(plus(invoer.belasting, invoer.tariefsaanpassing), invoer.heffingskorting))

/** Returns the highest bracket: the income (euro a year) above which it applies, and its rate (percent). */
export const hoogsteSchijf = (schijven: readonly Belastingschijf[]) => ({
  vanaf: schijven[schijven.length - 2]?.totEnMet ?? 0,
  percentage: schijven[schijven.length - 1]?.percentage ?? 0,
})

/** The yearly figures of a home: the deductible interest, and the resulting deduction or addition. */
export type Woningpost = Bedragen<EuroPerJaar, 'rente' | 'aftrek' | 'bijtelling'>

/**
 * Returns the amount that a home adds to the yearly income before the interest is deducted: the forfait, less the
 * Hillen deduction when the forfait exceeds the interest.
 */
export const bijVoorAftrek = ({ rente, aftrek, bijtelling }: Woningpost): EuroPerJaar =>
  min(plus(rente, bijtelling), aftrek)
