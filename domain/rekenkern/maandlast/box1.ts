import type { Belastingschijf } from '../../normen/normen'
import { euroPerJaar, min, plus, type Bedragen, type EuroPerJaar } from '../eenheden'

/** One person as the income tax sees one. */
export interface Belastinggrond {
  readonly inkomen: EuroPerJaar
  readonly schijven: readonly Belastingschijf[]
}

/** Income tax of box 1 over a yearly income, before tax credits. Source: Wet IB 2001 art. 2.10, 2.10a. */
export const belastingBox1 = (invoer: Belastinggrond): EuroPerJaar => {
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

/** The highest bracket: the income (euro) above which it applies and its rate (percent). */
export const hoogsteSchijf = (schijven: readonly Belastingschijf[]) => ({
  vanaf: schijven[schijven.length - 2]?.totEnMet ?? 0,
  percentage: schijven[schijven.length - 1]?.percentage ?? 0,
})

/** What a home does to the income a year: the interest that may be deducted, and what is deducted or added in all. */
export type Woningpost = Bedragen<EuroPerJaar, 'rente' | 'aftrek' | 'bijtelling'>

/**
 * What a home adds to the income before its interest is deducted: the forfait, less the Hillen deduction where the
 * forfait is higher than the interest.
 */
export const bijVoorAftrek = ({ rente, aftrek, bijtelling }: Woningpost): EuroPerJaar =>
  min(plus(rente, bijtelling), aftrek)
