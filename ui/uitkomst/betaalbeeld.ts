import { gebruiktEigenGeld, type Betaalkey } from '../../application'
import { metOnderpand, roundOpzet, type FinancieringsOpzet } from '../../domain'
import { formatEuro } from '../../domain/geld'
import { betaalzinTekst } from '../tekst/betaalzin'

/** A result in whole euros, with the data of the bar that shows how 'Nieuwe woning en kosten' is paid. */
export interface Betaalbeeld {
  readonly opzet: FinancieringsOpzet
  /** The own money that is used, in euro; undefined without a home, or when the figures of a service do not add up. */
  readonly eigenGeld: number | undefined
  /** The amounts in the bar, in euro, each above 0; empty without a home. */
  readonly delen: readonly { readonly key: Betaalkey; readonly bedrag: number }[]
  /** The sum of the amounts in `delen`, in euro; 0 without a home. */
  readonly nodig: number
}

export const toBetaalbeeld = (bron: FinancieringsOpzet): Betaalbeeld => {
  const opzet = roundOpzet(bron)
  const woning = metOnderpand(opzet)
  if (woning === undefined) return { opzet, eigenGeld: undefined, delen: [], nodig: 0 }
  const { hypotheekbedrag, extraBenodigdeEigenInleg } = woning
  const eigenGeld = gebruiktEigenGeld(woning)
  const bedragen: Readonly<Record<Betaalkey, number>> = {
    eigenGeld: eigenGeld ?? 0,
    extraBenodigdeEigenInleg,
    hypotheekbedrag,
  }
  const delen = BETAALKEYS.map((key) => ({ key, bedrag: bedragen[key] })).filter(({ bedrag }) => bedrag > 0)
  return { opzet, eigenGeld, delen, nodig: delen.reduce((som, { bedrag }) => som + bedrag, 0) }
}

/** The amounts that pay a home and its costs, in the order of the summary and of the bar. */
export const BETAALKEYS: readonly Betaalkey[] = ['eigenGeld', 'extraBenodigdeEigenInleg', 'hypotheekbedrag']

/**
 * Returns a text of two sentences. The first sentence has the amount needed. The second sentence has the loan, and with
 * it the shortage, or the maximum loan if there is no shortage.
 */
export const betaalzin = ({ opzet, nodig }: Betaalbeeld): string => {
  const { hypotheekbedrag, extraBenodigdeEigenInleg: tekort = 0, maximaleHypotheek } = opzet
  return tekort > 0
    ? betaalzinTekst.tekort(formatEuro(nodig), formatEuro(hypotheekbedrag), formatEuro(tekort))
    : betaalzinTekst.genoeg(formatEuro(nodig), formatEuro(hypotheekbedrag), formatEuro(maximaleHypotheek))
}
