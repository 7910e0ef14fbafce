import type { Maandlast } from '../../application'
import { memoAlike } from '../context'
import { inZin, samenvattingTekst } from '../tekst'
import { Lines, Stack, Text } from '../thema'
import { SamenvattingLine } from './SamenvattingLine'

/** The monthly cost, gross and net, with its loan when that is not the line above. */
export const MaandlastLines = memoAlike(
  ({ maandlast }: { readonly maandlast: Maandlast | undefined }) =>
    maandlast && (
      <Stack ruimte="dicht">
        <Lines>
          {maandlast.lines.map((line) => (
            <SamenvattingLine key={line.key} line={line} />
          ))}
        </Lines>
        {maandlast.bijHypotheekVan !== undefined && (
          <Text soort="gedempt">{samenvattingTekst.bijHypotheekVan(inZin(maandlast.bijHypotheekVan))}</Text>
        )}
      </Stack>
    ),
)
