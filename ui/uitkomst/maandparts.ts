import { formatEuro } from '../../domain/geld'
import type { Maandverdeling } from '../../domain/vergelijking'
import type { Part } from '../basis/PartsChart'
import { renteTekst } from '../tekst/rente'
import type { Stapuitkomst } from './uitkomst'

const { rente: zonderBelasting, renteNaBelasting, renteMetBelasting, ...tekst } = renteTekst.maand

/** The net and gross monthly cost, in whole euros. */
export type Maandlasten = Pick<Extract<Stapuitkomst, { soort: 'genoeg' }>, 'netto' | 'bruto'>

/** Returns the parts of the monthly cost that are above 0 euro: interest, repayment and tax refund. */
export const toMaandparts = (
  { rente, aflossing, terug }: Maandverdeling,
  { netto, bruto }: Maandlasten,
): readonly Part[] => {
  const metBelasting = netto < bruto ? renteNaBelasting : renteMetBelasting
  const parts = [
    { patroon: 'vol', naam: netto === bruto ? zonderBelasting : metBelasting, bedrag: rente },
    { patroon: 'omlijnd', naam: tekst.aflossing, bedrag: aflossing },
    { patroon: 'gestreept', naam: tekst.terug, bedrag: terug },
  ] as const
  return parts.filter(({ bedrag }) => bedrag > 0).map((part) => ({ ...part, tekst: formatEuro(part.bedrag) }))
}
