import type { MaximaleHypotheekBlok, SamenvattingLine as LineModel } from '../../application'
import { memoAlike } from '../basis/context/useSelected'
import { samenvattingLabels } from '../tekst/samenvatting'
import { Line, Lines } from '../thema/parts'
import { showToelichting, showValue, sayValue } from '../tekst/lineText'

/** The value of a summary line, and below the value its explanation if there is one. */
export const LineAmount = ({ line: { waarde, toelichting } }: { readonly line: LineModel }) => (
  <>
    <dd key={showValue(waarde)}>
      {waarde._tag === 'NogTeBepalen' ? <abbr title={sayValue(waarde)}>{showValue(waarde)}</abbr> : showValue(waarde)}
    </dd>
    {toelichting && <dd>{showToelichting(toelichting)}</dd>}
  </>
)

interface LabelledLineProps {
  readonly line: LineModel
  readonly soort?: 'gewoon' | 'som' | 'kern'
}

/** One line of the summary: a label, and a value with its explanation if there is one. */
export const LabelledLine = memoAlike(({ line, soort = 'gewoon' }: LabelledLineProps) => (
  <Line soort={soort}>
    <dt>{samenvattingLabels[line.key]}</dt>
    <LineAmount line={line} />
  </Line>
))

interface MaandlastLinesProps {
  readonly maandlast: MaximaleHypotheekBlok['maandlast']
}

/** The gross and net monthly cost, if any. */
export const MaandlastLines = memoAlike(
  ({ maandlast }: MaandlastLinesProps) =>
    maandlast && (
      <Lines ruimte="dicht">
        {maandlast.map((line) => (
          <LabelledLine key={line.key} line={line} />
        ))}
      </Lines>
    ),
)
