import type { ComponentProps } from 'react'

import { BarPart, PartMark, PartsBar, PartsLegend } from '../thema/lazyParts'

/** The fill pattern of a part. */
export type Pattern = Extract<ComponentProps<typeof BarPart>['patroon'], string>

/** A part of an amount: its fill pattern and its size. */
interface DrawnPart {
  readonly patroon: Pattern
  /** Euro, more than 0. */
  readonly bedrag: number
}

/** A part with its name and its amount as text. */
export interface Part extends DrawnPart {
  readonly naam: string
  readonly tekst: string
}

/** A bar that shows an amount in its parts, hidden from screen readers: text nearby gives the same amounts. */
export const PartsDrawing = ({ parts }: { readonly parts: readonly DrawnPart[] }) => (
  <PartsBar aria-hidden="true">
    {parts.map(({ patroon, bedrag }) => (
      <BarPart key={patroon} patroon={patroon} style={{ flexGrow: bedrag }} />
    ))}
  </PartsBar>
)

/** An amount in its parts: a bar hidden from screen readers, with a legend that gives the same amounts as text. */
export const PartsChart = ({ parts }: { readonly parts: readonly Part[] }) => (
  <>
    <PartsDrawing parts={parts} />
    <PartsLegend>
      {parts.map(({ patroon, naam, tekst }) => (
        <li key={naam}>
          <PartMark aria-hidden="true" patroon={patroon} />
          {naam}
          <span>{tekst}</span>
        </li>
      ))}
    </PartsLegend>
  </>
)
