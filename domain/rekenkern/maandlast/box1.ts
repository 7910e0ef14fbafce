import type { Belastingschijf } from '../../normen/normen'
import { euroPerJaar, min, plus, type Bedragen, type EuroPerJaar } from '../eenheden'

/** The yearly income and the tax brackets of one person. */
export interface Belastinggrond {
  readonly inkomen: EuroPerJaar
  readonly schijven: readonly Belastingschijf[]
}

/** Returns the income tax of box 1 on a yearly income, before tax credits. Source: Wet IB 2001 art. 2.10, 2.10a. */
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
