import { useId } from 'react'

import { formatEuro } from '../../../domain/geld'
import { AxisLabels, fillWith, StripePattern, toPercentage } from '../../basis/chart/shapes'
import { kopenTotTekst } from '../../tekst/kopenTot'

const { jouwWoning, kopenTot } = kopenTotTekst

interface PrijslijnProps {
  /** The highest affordable price, in euro; below `prijs`. */
  readonly hoogste: number
  /** The price of the home, in euro, above 0. */
  readonly prijs: number
}

/**
 * A scale of prices with two marks: the highest affordable price, up to which the scale is filled, and the price of the
 * home. Stripes fill the scale between the marks. The drawing has the colour of the text around it.
 */
export const Prijslijn = ({ hoogste, prijs }: PrijslijnProps) => {
  const id = useId()
  const plek = hoogste / prijs
  const bereik = toPercentage(plek)
  return (
    <div style={{ paddingInline: '8px', fontSize: '0.875em' }}>
      <AxisLabels labels={[{ text: jouwWoning(formatEuro(prijs)), place: 1 }]} />
      <svg aria-hidden="true" width="100%" height="18" style={{ display: 'block', overflow: 'visible' }}>
        <StripePattern id={id} />
        <rect y="4" width="100%" height="10" fill={fillWith('streep', id)} stroke="currentColor" />
        <rect y="4" width={bereik} height="10" fill="currentColor" />
        <line x1={bereik} x2={bereik} y2="18" stroke="currentColor" strokeWidth="3" />
        <circle cx="100%" cy="9" r="7" fill="var(--ho-colors-pagina)" stroke="currentColor" strokeWidth="3" />
      </svg>
      <AxisLabels labels={[{ text: kopenTot(formatEuro(hoogste)), place: plek }]} />
    </div>
  )
}
