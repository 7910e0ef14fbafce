import type { ReactNode } from 'react'

import { formatEuro } from '../../../domain/geld'
import { Row } from '../../thema/parts'
import { AxisLabels, placeOn, toPercentage } from './shapes'

interface RangeProps {
  /** The round amounts in euro on the axis that all ranges share. */
  readonly ticks: readonly number[]
  /** The current value in euro; undefined when unknown. */
  readonly value: number | undefined
  /** The lowest and highest later value in euro; undefined when unknown or when the value does not change. */
  readonly range: readonly [from: number, to: number] | undefined
}

/** A drawing with grid lines, a dot for the current value, and a line from the lowest to the highest later value. */
export const Range = ({ ticks, value, range }: RangeProps) => {
  const at = (euro: number): string => toPercentage(placeOn(ticks, euro))
  return (
    <div aria-hidden="true" style={{ position: 'relative', height: '100%' }}>
      <Layer colour="tekst">
        {ticks.map((tick) => (
          <line key={tick} x1={at(tick)} x2={at(tick)} y2="100%" stroke="currentColor" opacity="0.2" />
        ))}
      </Layer>
      <Layer colour="bediening">{range && <RangeLine from={at(range[0])} to={at(range[1])} />}</Layer>
      <Layer colour="accent">{value !== undefined && <Dot at={at(value)} />}</Layer>
    </div>
  )
}

interface LayerProps {
  readonly colour: 'tekst' | 'bediening' | 'accent'
  readonly children: ReactNode
}

/**
 * A drawing on top of the layers before it. It takes its colour from the CSS `color` of the `span`, because forced
 * colours mode replaces `color`, but not the fill or stroke of an SVG shape.
 */
const Layer = ({ colour, children }: LayerProps) => (
  <span style={{ position: 'absolute', inset: '0', color: `var(--ho-colors-${colour})` }}>
    <svg width="100%" height="100%" style={{ display: 'block', overflow: 'visible' }}>
      {children}
    </svg>
  </span>
)

const RangeLine = ({ from, to }: { readonly from: string; readonly to: string }) => (
  <line x1={from} x2={to} y1="50%" y2="50%" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
)

const Dot = ({ at }: { readonly at: string }) => <circle cx={at} cy="50%" r="7" fill="currentColor" />

/** The amounts along the axis of the ranges: at every tick, or at every second tick if there are five or more ticks. */
export const RangeAxis = ({ ticks }: Pick<RangeProps, 'ticks'>) => (
  <AxisLabels
    labels={ticks
      .filter((_, index) => ticks.length < 5 || index % 2 === 0)
      .map((tick) => ({ text: formatEuro(tick), place: placeOn(ticks, tick) }))}
  />
)

interface RangeKeyProps {
  /** The text that explains the dot; `later` is the text that explains the line. */
  readonly now: string
  readonly later: string
}

/** The legend of the ranges: a dot and a line, each with a text that explains it. */
export const RangeKey = ({ now, later }: RangeKeyProps) => (
  <Row aria-hidden="true" style={{ columnGap: '24px', fontSize: '0.875em' }}>
    <Sample width={14} name={now}>
      <Layer colour="accent">
        <Dot at="50%" />
      </Layer>
    </Sample>
    <Sample width={34} name={later}>
      <Layer colour="bediening">
        <RangeLine from="10%" to="90%" />
      </Layer>
    </Sample>
  </Row>
)

interface SampleProps {
  readonly width: number
  readonly name: string
  readonly children: ReactNode
}

const Sample = ({ width, name, children }: SampleProps) => (
  <span style={{ display: 'inline-flex', alignItems: 'center', gap: '8px' }}>
    <span style={{ position: 'relative', width: `${width}px`, height: '14px' }}>{children}</span>
    {name}
  </span>
)
