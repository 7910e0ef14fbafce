import {
  toSamenvatting,
  type Momentopname,
  type Samenvatting,
  type SamenvattingLine as LineModel,
} from '../../application'
import type { Stapnummer } from '../../domain/orientatie'
import { samenvattingLabels } from '../tekst/samenvatting'
import { bedragVan, showValue } from './lineText'

/** The figure in the closed bar, as text. */
interface BarFigure {
  readonly label: string
  readonly bedrag: string
  readonly isTekort: boolean
}

/**
 * Returns the summary as one figure: the shortage, or else the key figure of the step. Undefined when the step shows no
 * amount.
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
  const [hypotheek, , tekort] = betaling
  if (actief && bedragVan(tekort) > 0) return tekort
  if (!actief || hypotheek?.waarde._tag !== 'Bedrag')
    return maximaleHypotheek.lines.find(({ key }) => key === 'maximaleHypotheekOpInkomen')
  return maandlast?.lines.find(({ key }) => key === 'maandlastNetto') ?? hypotheek
}
