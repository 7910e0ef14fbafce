import type { BenodigdeHypotheekBlok } from '../../application'
import { formatEuro } from '../../domain'
import { memoAlike } from '../context/memoAlike'
import { betaalwijzeTekst } from '../tekst/samenvatting'
import { BetaalwijzeBar, BetaalwijzePart, BetaalwijzeLegend, BetaalwijzeMark } from '../thema/laterParts'
import { SmallTitle, Stack } from '../thema/parts'

interface BetaalwijzeProps {
  readonly delen: BenodigdeHypotheekBlok['betaalwijze']
  readonly totaal: number
}

/** How the purchase is paid: as a drawn bar, with the same facts in words. */
export const Betaalwijze = memoAlike(
  ({ delen, totaal }: BetaalwijzeProps) =>
    delen.length > 0 && (
      <Stack ruimte="lijn">
        <SmallTitle>{betaalwijzeTekst.titel}</SmallTitle>
        <BetaalwijzeBar aria-hidden="true">
          {delen.map(({ soort, aandeel }) => (
            <BetaalwijzePart key={soort} soort={soort} style={{ flexGrow: aandeel }} />
          ))}
        </BetaalwijzeBar>
        <BetaalwijzeLegend>
          {delen.map(({ soort, bedrag }) => (
            <div key={soort}>
              <BetaalwijzeMark aria-hidden="true" soort={soort} />
              <dt>{betaalwijzeTekst.delen[soort]}</dt>
              <dd>{formatEuro(bedrag)}</dd>
            </div>
          ))}
          {delen.length > 1 && (
            <div data-totaal>
              <dt>{betaalwijzeTekst.totaal}</dt>
              <dd>{formatEuro(totaal)}</dd>
            </div>
          )}
        </BetaalwijzeLegend>
      </Stack>
    ),
)
