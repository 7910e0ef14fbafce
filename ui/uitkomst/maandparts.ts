import { formatEuro } from '../../domain/geld'
import type { Maandverdeling } from '../../domain/vergelijking'
import type { Part } from '../basis/PartsChart'
import { renteTekst } from '../tekst/rente'

const tekst = renteTekst.maand

/** Returns the parts of the monthly cost above 0 euro: interest, repayment, and tax advantage or extra tax. */
export const toMaandparts = ({ rente, aflossing, terug, extra }: Maandverdeling): readonly Part[] => {
  const parts = [
    { patroon: 'vol', naam: terug > 0 ? tekst.renteNaBelasting : tekst.rente, bedrag: rente },
    { patroon: 'midden', naam: tekst.aflossing, bedrag: aflossing },
    { patroon: 'gestippeld', naam: tekst.terug, bedrag: terug },
    { patroon: 'gestreept', naam: tekst.extra, bedrag: extra },
  ] as const
  return parts.filter(({ bedrag }) => bedrag > 0).map((part) => ({ ...part, tekst: formatEuro(part.bedrag) }))
}
