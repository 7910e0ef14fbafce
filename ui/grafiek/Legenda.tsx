import { useId } from 'react'

import { Row } from '../thema'
import { Streep, vulMet, type Vulling } from './Vulling'

/** What a mark in a drawing stands for: an area, a line through the columns, or the limit between two of them. */
export interface Teken {
  readonly naam: string
  readonly soort: Vulling | 'lijn' | 'grens'
}

/** What the marks of a drawing stand for. */
export const Legenda = ({ tekens }: { readonly tekens: readonly Teken[] }) => (
  <Row>
    {tekens.map(({ naam, soort }) => (
      <span key={naam} style={{ display: 'inline-flex', alignItems: 'center', gap: '6px', marginInlineEnd: '8px' }}>
        <Merk soort={soort} />
        {naam}
      </span>
    ))}
  </Row>
)

const Merk = ({ soort }: Pick<Teken, 'soort'>) => {
  const streep = useId()
  if (soort === 'lijn' || soort === 'grens')
    return (
      <svg width="20" height="14">
        {soort === 'lijn' ? (
          <line x2="20" y1="7" y2="7" style={{ stroke: 'currentColor', strokeWidth: '3px' }} />
        ) : (
          <line
            x1="10"
            x2="10"
            y2="14"
            style={{ stroke: 'currentColor', strokeWidth: '2px', strokeDasharray: '4 3' }}
          />
        )}
      </svg>
    )
  return (
    <span style={{ display: 'inline-flex', color: 'var(--ho-colors-accent)' }}>
      <svg width="20" height="14">
        <Streep id={streep} />
        <rect width="20" height="14" fill={vulMet(soort, streep)} />
      </svg>
    </span>
  )
}
