import type { SamenvattingLine as LineModel } from '../../application'
import { memoAlike } from '../context/useSelected'
import { samenvattingLabels } from '../tekst/samenvatting'
import { Line } from '../thema/parts'
import { showToelichting, showValue, sayValue } from './lineText'

interface LabelledLineProps {
  readonly line: LineModel
  readonly soort?: 'gewoon' | 'klein' | 'som' | 'tekort' | 'kern'
}

/** One line: its label, its amount, and why that differs from one near it. */
export const LabelledLine = memoAlike(({ line, soort = 'gewoon' }: LabelledLineProps) => (
  <Line soort={soort} data-tekort={line.key === 'extraBenodigdeEigenInleg' ? '' : undefined}>
    <dt>{samenvattingLabels[line.key]}</dt>
    <dd key={showValue(line.waarde)}>
      {line.waarde._tag === 'NogTeBepalen' ? (
        <abbr title={sayValue(line.waarde)}>{showValue(line.waarde)}</abbr>
      ) : (
        showValue(line.waarde)
      )}
    </dd>
    {line.toelichting && <dd>{showToelichting(line.toelichting)}</dd>}
  </Line>
))
