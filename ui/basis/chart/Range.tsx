import type { ReactNode } from 'react'

import { formatEuro } from '../../../domain/geld'
import { Row } from '../../thema/parts'
import { AxisLabels, placeOn, toPercentage, type AxisLabel } from './shapes'

interface RangeProps {
  /** The round amounts in euro on the axis that all ranges share. */
  readonly ticks: readonly number[]
  /** The value of the dot in euro; undefined when unknown. */
  readonly value: number | undefined
  /** Whether the dot is open: a value that is not possible. */
  readonly isOpen: boolean
  /** The values at the ends of the line in euro; undefined without a line. */
  readonly range: readonly [from: number, to: number] | undefined
}

/** A drawing with grid lines, a dot for a value, and a line for a range of values. */
export const Range = ({ ticks, value, isOpen, range }: RangeProps) => {
  const at = (euro: number): string => toPercentage(placeOn(ticks, euro))
  return (
    <div aria-hidden="true" style={{ position: 'relative', height: '100%' }}>
      <Layer colour="tekst">
        {ticks.map((tick) => (
          <line key={tick} x1={at(tick)} x2={at(tick)} y2="100%" stroke="currentColor" opacity="0.2" />
        ))}
      </Layer>
      <Layer colour="bediening">{range && <RangeLine from={at(range[0])} to={at(range[1])} />}</Layer>
      <Layer colour="accent">{value !== undefined && <Dot at={at(value)} isOpen={isOpen} />}</Layer>
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

/** The radius of the edge around a dot, in pixels: 2 more than the radius of the dot itself. */
const EDGE = 9

/**
 * A dot with an edge in the colour of the page, which separates the dot from the line that it lies on. The two have
 * little contrast, and one colour in forced colours mode. An open dot is a ring, through which no line shows.
 */
const Dot = ({ at, isOpen = false }: { readonly at: string; readonly isOpen?: boolean }) => (
  <>
    <circle cx={at} cy="50%" r={EDGE} fill="var(--ho-colors-pagina)" />
    <circle
      cx={at}
      cy="50%"
      r={isOpen ? 6 : 7}
      fill={isOpen ? 'none' : 'currentColor'}
      {...(isOpen && { stroke: 'currentColor', strokeWidth: 2 })}
    />
  </>
)

/** Returns the labels along the axis: at every tick, or at every second tick if there are five or more ticks. */
const labelsOn = (ticks: readonly number[]): readonly AxisLabel[] =>
  ticks
    .filter((_, index) => ticks.length < 5 || index % 2 === 0)
    .map((tick) => ({ text: formatEuro(tick), place: placeOn(ticks, tick) }))

/** The font size of the labels, as a fraction of the text around the axis. */
const LABEL_SIZE = 0.875

/**
 * Returns the room that the labels need beside each end of the axis, as a CSS length in the text around the axis: half
 * the longest label, and at least the edge of a dot.
 */
export const rangeRoom = (ticks: readonly number[]): string =>
  `max(${EDGE}px, ${(LABEL_SIZE * Math.max(0, ...labelsOn(ticks).map(({ text }) => text.length))) / 2}ch)`

/** The amounts along the axis of the ranges, each centred on its grid line. Leave `rangeRoom` free on both sides. */
export const RangeAxis = ({ ticks }: Pick<RangeProps, 'ticks'>) => (
  <div style={{ fontSize: `${LABEL_SIZE}em` }}>
    <AxisLabels labels={labelsOn(ticks)} isCentred />
  </div>
)

/** The names of the marks in the ranges. A mark without a name is not in the legend. */
export interface RangeNames {
  readonly dot?: string
  readonly openDot?: string
  readonly line?: string
}

/** The legend of the ranges: each mark with a text that explains it. */
export const RangeKey = ({ dot, openDot, line }: RangeNames) => (
  <Row aria-hidden="true" style={{ columnGap: '24px', fontSize: '0.875em' }}>
    {dot && (
      <Sample width={14} name={dot}>
        <Layer colour="accent">
          <Dot at="50%" />
        </Layer>
      </Sample>
    )}
    {openDot && (
      <Sample width={14} name={openDot}>
        <Layer colour="accent">
          <Dot at="50%" isOpen />
        </Layer>
      </Sample>
    )}
    {line && (
      <Sample width={34} name={line}>
        <Layer colour="bediening">
          <RangeLine from="10%" to="90%" />
        </Layer>
      </Sample>
    )}
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
