import type { ComponentProps } from 'react'

import { BarPart, PartMark, PartsBar, PartsLegend } from '../thema/lazyParts'

/** How a part of an amount is drawn. */
export type Pattern = Extract<ComponentProps<typeof BarPart>['patroon'], string>

/** A part of an amount: how it is drawn, and how large it is. */
interface DrawnPart {
  readonly patroon: Pattern
  /** Euro, more than 0. */
  readonly bedrag: number
}

/** A part with its words: what it is called, and what it comes to. */
export interface Part extends DrawnPart {
  readonly naam: string
  readonly tekst: string
}

/** An amount in its parts, for the eye only: the same in words stands near it. */
export const PartsDrawing = ({ parts }: { readonly parts: readonly DrawnPart[] }) => (
  <PartsBar aria-hidden="true">
    {parts.map(({ patroon, bedrag }) => (
      <BarPart key={patroon} patroon={patroon} style={{ flexGrow: bedrag }} />
    ))}
  </PartsBar>
)

/** An amount in its parts: a bar for the eye, and the same in words as its legend. */
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
