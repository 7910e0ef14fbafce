import type { SamenvattingLine as LineModel, Maandlast } from '../../application'
import { memoAlike } from '../basis/context/useSelected'
import { samenvattingLabels, samenvattingTekst } from '../tekst/samenvatting'
import { Line } from '../thema/lazyParts'
import { Lines, Stack, Text } from '../thema/parts'
import { inZin } from '../tekst/inZin'
import { showToelichting, showValue, sayValue } from './lineText'

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
  readonly soort?: 'gewoon' | 'klein' | 'som' | 'kern'
}

/** One line of the summary: a label, and a value with its explanation if there is one. */
export const LabelledLine = memoAlike(({ line, soort = 'gewoon' }: LabelledLineProps) => (
  <Line soort={soort}>
    <dt>{samenvattingLabels[line.key]}</dt>
    <LineAmount line={line} />
  </Line>
))

interface MaandlastLinesProps {
  readonly maandlast: Maandlast | undefined
  /** Whether the text of the lines is small, so that the key figure of the step stands out. False by default. */
  readonly stil?: boolean
}

/** The gross and net monthly cost, if any. If `bijHypotheekVan` is known, a note names the loan with these costs. */
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
