import type { BenodigdeHypotheekBlok } from '../../application'
import { formatEuro } from '../../domain'
import { betaalwijzeTekst } from '../tekst'
import { Betaalbalk, Betaaldeel, Betaallegenda, Betaalteken, KleineTitel, Stapel } from '../thema'

interface BetaalwijzeProps {
  readonly delen: BenodigdeHypotheekBlok['betaalwijze']
  readonly totaal: number
}

/** How the purchase is paid: as a drawn bar, with the same facts in words. */
export const Betaalwijze = ({ delen, totaal }: BetaalwijzeProps) =>
  delen.length > 0 && (
    <Stapel ruimte="lijn">
      <KleineTitel>{betaalwijzeTekst.titel}</KleineTitel>
      <Betaalbalk aria-hidden="true">
        {delen.map(({ soort, aandeel }) => (
          <Betaaldeel key={soort} soort={soort} flexGrow={aandeel} />
        ))}
      </Betaalbalk>
      <Betaallegenda>
        {delen.map(({ soort, bedrag }) => (
          <div key={soort}>
            <Betaalteken aria-hidden="true" soort={soort} />
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
      </Betaallegenda>
    </Stapel>
  )
