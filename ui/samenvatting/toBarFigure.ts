import {
  toSamenvatting,
  type Momentopname,
  type Samenvatting,
  type SamenvattingLine as LineModel,
} from '../../application'
import type { Stapnummer } from '../../domain/orientatie'
import { samenvattingLabels } from '../tekst/samenvatting'
import { bedragVan, showValue } from '../tekst/lineText'
import type { BarFigure } from '../basis/lazy/types/paneelcijfers'

/**
 * Returns the key figure of a step. On steps 2 and 3 the key figure is the shortage; without a shortage, the mortgage
 * on step 2 and the net monthly cost on step 3. On step 1, and without a home, the key figure is the maximum mortgage,
 * or undefined without an income.
 */
export const toBarFigure = (momentopname: Momentopname, stap: Stapnummer): BarFigure | undefined => {
  const line = toBarLine(toSamenvatting(momentopname, stap))
  return (
    line && {
      label: samenvattingLabels[line.key],
      bedrag: showValue(line.waarde),
      isTekort: line.key === 'extraBenodigdeEigenInleg',
    }
  )
}

const toBarLine = ({ maximaleHypotheek, benodigdeHypotheek }: Samenvatting): LineModel | undefined => {
  const { actief, betaling, maandlast } = benodigdeHypotheek
  const [, tekort, hypotheek] = betaling
  if (actief && bedragVan(tekort) > 0) return tekort
  if (!actief || hypotheek?.waarde._tag !== 'Bedrag')
    return maximaleHypotheek.lines.find(
      ({ key, waarde }) => key === 'maximaleHypotheekOpInkomen' && waarde._tag === 'Bedrag',
    )
  return maandlast?.find(({ key }) => key === 'maandlastNetto') ?? hypotheek
}
