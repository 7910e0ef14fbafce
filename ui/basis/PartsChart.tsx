import type { ComponentProps } from 'react'

import { BarPart, PartMark, PartsBar, PartsLegend } from '../thema/lazyParts'

/** The name of the pattern that fills a part of the bar. */
export type Pattern = Extract<ComponentProps<typeof BarPart>['patroon'], string>

/** One part of an amount, with what the bar needs to draw that part: a pattern and a width. */
interface DrawnPart {
  readonly patroon: Pattern
  /** The amount in euro, not negative. The part's width in the bar is proportional to it, but at least 10 pixels. */
  readonly bedrag: number
}

/** One part of an amount, with its name and its formatted amount for the legend. */
export interface Part extends DrawnPart {
  readonly naam: string
  readonly tekst: string
}

/**
 * A bar divided into the parts of an amount, without the parts of 0. Screen readers skip the bar; text nearby must give
 * the same amounts. Renders nothing when no part is above 0, because an empty bar looks like a field.
 */
export const PartsDrawing = ({ parts }: { readonly parts: readonly DrawnPart[] }) => {
  const drawn = parts.filter(({ bedrag }) => bedrag > 0)
  return (
    drawn.length > 0 && (
      <PartsBar aria-hidden="true">
        {drawn.map(({ patroon, bedrag }) => (
          <BarPart key={patroon} patroon={patroon} style={{ flexGrow: bedrag }} />
        ))}
      </PartsBar>
    )
  )
}

/** The legend of a bar as text. */
export const PartsNames = ({ parts }: { readonly parts: readonly Part[] }) => (
  <PartsLegend>
    {parts.map(({ patroon, naam, tekst }) => (
      <li key={naam}>
        <PartMark aria-hidden="true" patroon={patroon} />
        {naam}
        <span>{tekst}</span>
      </li>
    ))}
  </PartsLegend>
)
