/** The fill of an area: solid or striped, so that visitors can tell areas apart without colour. */
export type Fill = 'vol' | 'streep'

/** A stripe pattern. An area in the same SVG gets the stripes if its `fill` attribute refers to `id`. */
export const StripePattern = ({ id }: { readonly id: string }) => (
  <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="5" height="5" fill="currentColor" opacity="0.12" />
    <rect width="1.5" height="5" fill="currentColor" />
  </pattern>
)

/** Returns the `fill` attribute of an SVG area; `stripe` is the id of the stripe pattern. */
export const fillWith = (fill: Fill, stripe: string): string => (fill === 'streep' ? `url(#${stripe})` : 'currentColor')

/** The maximum number of steps on an axis that starts at 0. An axis with another start may have one step more. */
const MAX_STEPS = 4

/** The numbers that, multiplied by a power of ten, give a round step of an axis. */
const ROUND_STEPS = [1, 2, 2.5, 5, 10]

/**
 * Returns the round values on an axis, in whole euros: the first at most `lowest`, the last at least `highest`. The
 * axis spans at least a tenth of `lowest` and at least 1 euro, so that a small difference does not look large.
 */
export const ticksBetween = (lowest: number, highest: number): readonly number[] => {
  const end = Math.max(highest, lowest + Math.max(1, lowest / 10))
  const raw = (end - lowest) / MAX_STEPS
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = power * (ROUND_STEPS.find((round) => round * power >= raw && Number.isInteger(round * power)) ?? 10)
  const first = Math.floor(lowest / step)
  return Array.from({ length: Math.ceil(end / step) - first + 1 }, (_, index) => (first + index) * step)
}

/** Returns a fraction as a percentage for an SVG attribute or a style, with at most three decimals. */
export const toPercentage = (part: number): string => `${Number((100 * part).toFixed(3))}%`

/** Returns how far a value is below the top of a vertical axis from 0 to `end`, as a percentage of the axis height. */
export const toDepth = (value: number, end: number): string => toPercentage(1 - value / end)

/** Returns the position of a value on an axis with these ticks, as a fraction: 0 at the first tick, 1 at the last. */
export const placeOn = (ticks: readonly number[], value: number): number => {
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)]
  return (value - first) / (last - first)
}

/** A label on an axis, with its position as a fraction from 0 to 1. */
export interface AxisLabel {
  readonly text: string
  readonly place: number
}

/** Returns the transform that centres a label on its position, but keeps the label within the width of the axis. */
const centredWithin = (place: number): string =>
  `translateX(clamp(${-100 * place}cqi, -50%, ${100 * (1 - place)}cqi - 100%))`

/**
 * Returns the largest width of a label between the first and the last of `labels`: 0 when the axis is too narrow for
 * all labels, and otherwise far more than the label needs. A digit is 1ch wide, and no other sign in an amount is
 * wider. Unless `isCentred`, the first label, moved to the right of its position, leaves the least room.
 */
const roomBetween = (labels: readonly AxisLabel[], isCentred: boolean): string => {
  const gap = Math.min(...labels.slice(1).map(({ place }, index) => place - (labels[index]?.place ?? 0)))
  const longest = Math.max(...labels.map(({ text }) => text.length))
  return `max(0px, 999 * (100cqi - ${Math.ceil((isCentred ? longest + 1 : 1.5 * longest + 2) / gap)}ch))`
}

interface AxisLabelsProps {
  readonly labels: readonly AxisLabel[]
  /** Whether a label is always centred on its position, so that it may extend beyond the axis. */
  readonly isCentred?: boolean
}

/**
 * The labels of an axis. Each label is centred on its position, or, unless `isCentred`, moved just enough to stay
 * within the axis. On an axis too narrow for all labels, only the first and the last are visible.
 */
export const AxisLabels = ({ labels, isCentred = false }: AxisLabelsProps) => (
  <div style={{ position: 'relative', containerType: 'inline-size', minHeight: '1.5em', whiteSpace: 'nowrap' }}>
    {labels.map(({ text, place }, index) => (
      <span
        key={place}
        style={{
          position: 'absolute',
          left: toPercentage(place),
          transform: isCentred ? 'translateX(-50%)' : centredWithin(place),
          ...(index > 0 &&
            index < labels.length - 1 && { maxWidth: roomBetween(labels, isCentred), overflow: 'hidden' }),
        }}
      >
        {text}
      </span>
    ))}
  </div>
)
