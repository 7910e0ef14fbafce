import type { SamenvattingLine as LineModel, Maandlast } from '../../application'
import { memoAlike } from '../basis/context/useSelected'
import { samenvattingLabels, samenvattingTekst } from '../tekst/samenvatting'
import { Line } from '../thema/lazyParts'
import { Lines, Stack, Text } from '../thema/parts'
import { inZin } from '../tekst/inZin'
import { showToelichting, showValue, sayValue } from './lineText'

/** The amount of a line, and the explanation of why it differs from a related amount. */
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
  readonly soort?: 'gewoon' | 'klein' | 'som' | 'kern'
}

/** One line: a label and its amount. */
export const LabelledLine = memoAlike(({ line, soort = 'gewoon' }: LabelledLineProps) => (
  <Line soort={soort}>
    <dt>{samenvattingLabels[line.key]}</dt>
    <LineAmount line={line} />
  </Line>
))

interface MaandlastLinesProps {
  readonly maandlast: Maandlast | undefined
  /** Whether the lines are small, to let the answer next to them stand out. */
  readonly stil?: boolean
}

/** The gross and net monthly cost. Names the loan that they are for if the line above shows another amount. */
export const MaandlastLines = memoAlike(
  ({ maandlast, stil = false }: MaandlastLinesProps) =>
    maandlast && (
      <Stack ruimte="dicht">
        <Lines ruimte="dicht">
          {maandlast.lines.map((line) => (
            <LabelledLine key={line.key} line={line} soort={stil ? 'klein' : 'gewoon'} />
          ))}
        </Lines>
        {maandlast.bijHypotheekVan !== undefined && (
          <Text soort="gedempt">{samenvattingTekst.bijHypotheekVan(inZin(maandlast.bijHypotheekVan))}</Text>
        )}
      </Stack>
    ),
)
