import { gebruiktEigenGeld, type Betaalkey } from '../../application'
import { metOnderpand, roundOpzet, type FinancieringsOpzet } from '../../domain'
import { betaalzinTekst } from '../tekst/betaalzin'
import { inZin } from '../tekst/inZin'

/** A result in whole euros, with the amounts that pay for 'Nieuwe woning en kosten'. */
export interface Betaalbeeld {
  readonly opzet: FinancieringsOpzet
  /** The own money used, in euro; undefined without a home, or when a service's figures do not add up. */
  readonly eigenGeld: number | undefined
  /** The parts of the bar, each above 0 euro; empty without a home. */
  readonly delen: readonly { readonly key: Betaalkey; readonly bedrag: number }[]
  /** The sum of the parts, in euro. */
  readonly nodig: number
}

export const toBetaalbeeld = (bron: FinancieringsOpzet): Betaalbeeld => {
  const opzet = roundOpzet(bron)
  const woning = metOnderpand(opzet)
  if (woning === undefined) return { opzet, eigenGeld: undefined, delen: [], nodig: 0 }
  const { hypotheekbedrag, extraBenodigdeEigenInleg } = woning
  const eigenGeld = gebruiktEigenGeld(woning)
  const bedragen: Readonly<Record<Betaalkey, number>> = {
    hypotheekbedrag,
    eigenGeld: eigenGeld ?? 0,
    extraBenodigdeEigenInleg,
  }
  const delen = KEYS.map((key) => ({ key, bedrag: bedragen[key] })).filter(({ bedrag }) => bedrag > 0)
  return { opzet, eigenGeld, delen, nodig: delen.reduce((som, { bedrag }) => som + bedrag, 0) }
}

const KEYS: readonly Betaalkey[] = ['hypotheekbedrag', 'eigenGeld', 'extraBenodigdeEigenInleg']

/** Returns a sentence about the bar: the amount needed, the amount borrowed, and the shortage or the maximum loan. */
export const betaalzin = ({ opzet, nodig }: Betaalbeeld): string => {
  const { hypotheekbedrag, extraBenodigdeEigenInleg: tekort = 0, maximaleHypotheek } = opzet
  return tekort > 0
    ? betaalzinTekst.tekort(inZin(nodig), inZin(hypotheekbedrag), inZin(tekort))
    : betaalzinTekst.genoeg(inZin(nodig), inZin(hypotheekbedrag), inZin(maximaleHypotheek))
}
