import type { ComponentProps, ReactNode } from 'react'

import { BarPart, PartMark, PartsBar, PartsLegend } from '../thema/laterParts'

/** A part of an amount: how it is drawn, what it is called, and what it comes to. */
export interface Part {
  readonly patroon: NonNullable<ComponentProps<typeof BarPart>['patroon']>
  readonly naam: string
  /** Euro, more than 0. */
  readonly bedrag: number
  /** The amount in words; absent where another line near it says it. */
  readonly tekst?: string | undefined
}

interface PartsChartProps {
  readonly parts: readonly Part[]
  /** What stands under the parts in the legend: their sum. */
  readonly children?: ReactNode
}

/** An amount in its parts: a bar for the eye, and the same in words as its legend. */
export const PartsChart = ({ parts, children }: PartsChartProps) => (
  <>
    <PartsBar aria-hidden="true">
      {parts.map(({ patroon, naam, bedrag }) => (
        <BarPart key={naam} patroon={patroon} style={{ flexGrow: bedrag }} />
      ))}
    </PartsBar>
    <PartsLegend>
      {parts.map(({ patroon, naam, tekst }) => (
        <li key={naam}>
          <PartMark aria-hidden="true" patroon={patroon} />
          {naam}
          {tekst !== undefined && <span>{tekst}</span>}
        </li>
      ))}
      {children}
    </PartsLegend>
  </>
)
