import type { NieuwereNormen } from '../../application'
import type { FinancieringsOpzet } from '../../domain'
import { formatEuro } from '../../domain/geld'
import { aannamesTekst } from './aannames'

/**
 * Returns a list with one sentence that compares the maximum loan now with the maximum loan under newer norms or, if
 * those are not known, under the norms of the year before. Empty if there is nothing to compare with.
 * @example
 * const maximum = { maximaleHypotheekOpInkomen: 250_000, isVoorstel: false }
 * normwisselZinnen(financieringsOpzet, { _tag: 'Bekend', normjaar: 2026, maximum, ontbrekend: undefined })
 * // [ 'Met de leennormen van 2026 mag je bij je inkomen € 10.999 minder lenen.' ]
 */
export const normwisselZinnen = (
  { maximaleHypotheekOpInkomen: nu }: FinancieringsOpzet,
  nieuwere: NieuwereNormen | undefined,
): readonly string[] => {
  if (nieuwere?._tag === 'Ontbreken') return overDaarvoor(nu, nieuwere)
  if (nieuwere?.maximum === undefined) return []
  const { normjaar, maximum } = nieuwere
  const { meer, minder, evenveel } = aannamesTekst.nieuwere
  const verschil = Math.round(maximum.maximaleHypotheekOpInkomen) - Math.round(nu)
  return [
    verschil === 0 ? evenveel(normjaar) : (verschil > 0 ? meer : minder)(normjaar, formatEuro(Math.abs(verschil))),
  ]
}

const overDaarvoor = (nu: number, { daarvoor }: Extract<NieuwereNormen, { _tag: 'Ontbreken' }>): readonly string[] => {
  if (daarvoor === undefined) return []
  const { meer, minder, evenveel } = aannamesTekst.daarvoor
  const { normjaar, maximum } = daarvoor
  const verschil = Math.round(maximum.maximaleHypotheekOpInkomen) - Math.round(nu)
  if (verschil === 0) return [evenveel(normjaar)]
  return [(verschil > 0 ? meer : minder)(normjaar, formatEuro(Math.abs(verschil)))]
}
