import type { SamenvattingLine as LineModel, Maandlast } from '../../application'
import { memoAlike } from '../basis/context/useSelected'
import { samenvattingLabels, samenvattingTekst } from '../tekst/samenvatting'
import { Line, Lines, Stack, Text } from '../thema/parts'
import { inZin } from '../tekst/inZin'
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

interface MaandlastLinesProps {
  readonly maandlast: Maandlast | undefined
}

/** The monthly cost, gross and net, with its loan when that is not the line above. */
export const MaandlastLines = memoAlike(
  ({ maandlast }: MaandlastLinesProps) =>
    maandlast && (
      <Stack ruimte="dicht">
        <Lines>
          {maandlast.lines.map((line) => (
            <LabelledLine key={line.key} line={line} />
          ))}
        </Lines>
        {maandlast.bijHypotheekVan !== undefined && (
          <Text soort="gedempt">{samenvattingTekst.bijHypotheekVan(inZin(maandlast.bijHypotheekVan))}</Text>
        )}
      </Stack>
    ),
)
