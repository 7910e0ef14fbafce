import type { Maandlast } from '../../application'
import { memoAlike } from '../context/useSelected'
import { inZin } from '../tekst/inZin'
import { samenvattingTekst } from '../tekst/samenvatting'
import { Lines, Stack, Text } from '../thema/parts'
import { LabelledLine } from './LabelledLine'

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
