import { useId } from 'react'

import { Row } from '../../thema/parts'
import { Mark, type MarkShape, StripePattern, fillWith, type Fill } from './shapes'

/** What is drawn, and what it stands for: an area, a mark, a line through columns, or the limit between two of them. */
export interface LegendEntry {
  readonly naam: string
  readonly soort: Fill | MarkShape | 'lijn' | 'grens'
}

/** What the marks of a drawing stand for. */
export const Legend = ({ tekens }: { readonly tekens: readonly LegendEntry[] }) => (
  <Row>
    {tekens.map(({ naam, soort }) => (
      <span key={naam} style={{ display: 'inline-flex', alignItems: 'center', gap: '6px', marginInlineEnd: '8px' }}>
        <Voorbeeld soort={soort} />
        {naam}
      </span>
    ))}
  </Row>
)

const Voorbeeld = ({ soort }: Pick<LegendEntry, 'soort'>) => {
  const streep = useId()
  switch (soort) {
    case 'vol':
    case 'streep':
      return (
        <span style={{ display: 'inline-flex', color: 'var(--ho-colors-accent)' }}>
          <svg width="20" height="14">
            <StripePattern id={streep} />
            <rect width="20" height="14" fill={fillWith(soort, streep)} />
          </svg>
        </span>
      )
    case 'lijn':
      return (
        <svg width="20" height="14">
          <line x2="20" y1="7" y2="7" style={{ stroke: 'currentColor', strokeWidth: '3px' }} />
        </svg>
      )
    case 'grens':
      return (
        <svg width="20" height="14">
          <line
            x1="10"
            x2="10"
            y2="14"
            style={{ stroke: 'currentColor', strokeWidth: '2px', strokeDasharray: '4 3' }}
          />
        </svg>
      )
    case 'rondje':
    case 'vierkant':
    case 'driehoek':
      return (
        <svg width="14" height="14" viewBox="-7 -7 14 14">
          <Mark vorm={soort} />
        </svg>
      )
  }
}
