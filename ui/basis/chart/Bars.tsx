import type { ReactNode } from 'react'

import { formatEuro } from '../../../domain/geld'
import { Stack } from '../../thema/parts'
import { Legend } from './Legend'
import { Mark, type MarkShape, AxisLabels, toPercentage, ticksTo } from './shapes'

/** A bar, and marks along it, in euro; what is not known is not drawn. */
export interface ChartBar {
  readonly naam: string
  readonly waarde: number | undefined
  readonly merken: readonly (number | undefined)[]
  readonly isGekozen: boolean
}

export interface BarsProps {
  readonly staven: readonly ChartBar[]
  /** What the bars stand for. */
  readonly naam: string
  /** What the marks of each bar stand for, in order. */
  readonly merken: readonly { readonly naam: string; readonly vorm: MarkShape }[]
}

/** A drawing of bars below each other, with marks. It is for the eye only: a table beside it says what it shows. */
export const Bars = ({ staven, naam, merken }: BarsProps) => {
  const as = ticksTo(
    Math.max(...staven.flatMap(({ waarde, merken: bij }) => [waarde ?? 0, ...bij.map((op) => op ?? 0)])),
  )
  return (
    <div aria-hidden="true" style={{ fontSize: '0.875em', fontVariantNumeric: 'tabular-nums' }}>
      <Stack ruimte="lijn">
        <Legend
          tekens={[{ naam, soort: 'vol' }, ...merken.map(({ naam: van, vorm }) => ({ naam: van, soort: vorm }))]}
        />
        <div>
          {staven.map((staaf) => (
            <Regel key={staaf.naam} naam={staaf.naam} isGekozen={staaf.isGekozen}>
              <Baan staaf={staaf} as={as} vormen={merken.map(({ vorm }) => vorm)} />
            </Regel>
          ))}
          <Regel naam="" isGekozen={false}>
            <AxisLabels
              teksten={as.filter((_, nummer) => as.length < 5 || nummer % 2 === 0).map((plaats) => formatEuro(plaats))}
            />
          </Regel>
        </div>
      </Stack>
    </div>
  )
}

interface RegelProps {
  readonly naam: string
  readonly isGekozen: boolean
  readonly children: ReactNode
}

/** What is drawn beside its name, or below it where there is no room beside it. */
const Regel = ({ naam, isGekozen, children }: RegelProps) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2px 12px' }}>
    <div style={{ flex: '1 1 12em' }}>{isGekozen ? <strong>{naam}</strong> : naam}</div>
    <div style={{ flex: '99 1 18em' }}>{children}</div>
  </div>
)

interface BaanProps {
  readonly staaf: ChartBar
  readonly as: readonly number[]
  readonly vormen: readonly MarkShape[]
}

/** One bar over its marks. Forced colours replace the colour of the box around the bar, and that of the text. */
const Baan = ({ staaf: { waarde = 0, merken }, as, vormen }: BaanProps) => {
  const top = as.at(-1) ?? 1
  return (
    <div style={{ display: 'grid' }}>
      <div style={{ gridArea: '1 / 1', display: 'grid', color: 'var(--ho-colors-accent)' }}>
        <svg width="100%" height="30">
          <rect y="3" width={toPercentage(waarde / top)} height="10" fill="currentColor" />
        </svg>
      </div>
      <svg width="100%" height="30" style={{ gridArea: '1 / 1', overflow: 'visible' }}>
        {as.map((plaats) => (
          <line
            key={plaats}
            x1={toPercentage(plaats / top)}
            x2={toPercentage(plaats / top)}
            y2="100%"
            opacity={plaats === 0 ? 1 : 0.2}
            style={{ stroke: 'currentColor' }}
          />
        ))}
        {merken.map((plaats, nummer) => {
          const vorm = vormen[nummer]
          return (
            plaats !== undefined &&
            vorm && (
              <svg key={vorm} x={toPercentage(plaats / top)} y="21" overflow="visible">
                <Mark vorm={vorm} />
              </svg>
            )
          )
        })}
      </svg>
    </div>
  )
}
