import type { BenodigdeHypotheekBlok } from '../../application'
import { formatEuro } from '../../domain/geld'
import { memoAlike } from '../context/useSelected'
import { betaalwijzeTekst } from '../tekst/samenvatting'
import { BetaalwijzeBar, BetaalwijzePart, BetaalwijzeLegend, BetaalwijzeMark } from '../thema/laterParts'
import { SmallTitle, Stack } from '../thema/parts'

interface BetaalwijzeProps {
  readonly delen: BenodigdeHypotheekBlok['betaalwijze']
  readonly totaal: number
  /** The parts whose amounts stand in the legend: lines near it say those of the others. */
  readonly ongezegd: BenodigdeHypotheekBlok['betaalwijze']
}

/** How the purchase is paid: as a drawn bar, with the same facts in words. */
export const Betaalwijze = memoAlike(
  ({ delen, totaal, ongezegd }: BetaalwijzeProps) =>
    delen.length > 0 && (
      <Stack ruimte="lijn">
        <SmallTitle>{betaalwijzeTekst.titel}</SmallTitle>
        <BetaalwijzeBar aria-hidden="true">
          {delen.map(({ soort, aandeel }) => (
            <BetaalwijzePart key={soort} soort={soort} style={{ flexGrow: aandeel }} />
          ))}
        </BetaalwijzeBar>
        <BetaalwijzeLegend>
          {delen.map((deel) => (
            <li key={deel.soort}>
              <BetaalwijzeMark aria-hidden="true" soort={deel.soort} />
              {betaalwijzeTekst.delen[deel.soort]}
              {ongezegd.includes(deel) && <span>{formatEuro(deel.bedrag)}</span>}
            </li>
          ))}
          {delen.length > 1 && ongezegd.length > 0 && (
            <li data-totaal>
              {betaalwijzeTekst.totaal}
              <span>{formatEuro(totaal)}</span>
            </li>
          )}
        </BetaalwijzeLegend>
      </Stack>
    ),
)
