/** How an area is filled: each in its own way, so that visitors need no colour to tell them apart. */
export type Fill = 'vol' | 'streep'

/** The pattern that striped areas are filled with, in the drawing that has it. */
export const StripePattern = ({ id }: { readonly id: string }) => (
  <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="5" height="5" fill="currentColor" opacity="0.12" />
    <rect width="1.5" height="5" fill="currentColor" />
  </pattern>
)

/** What an area with this filling is filled with; `stripe` is the id of the pattern. */
export const fillWith = (fill: Fill, stripe: string): string => (fill === 'streep' ? `url(#${stripe})` : 'currentColor')

/** How many steps an axis from 0 has at most. */
const MAX_STEPS = 4

/** The steps that people count in, of each power of ten. */
const ROUND_STEPS = [1, 2, 2.5, 5, 10]

/**
 * The round values along an axis, in whole euros: the first is not above `lowest`, the last not below `highest`. An
 * axis of values that hardly differ covers at least a tenth of them, so that a small difference does not look large.
 */
export const ticksBetween = (lowest: number, highest: number): readonly number[] => {
  const end = Math.max(highest, lowest + Math.max(1, lowest / 10))
  const raw = (end - lowest) / MAX_STEPS
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = power * (ROUND_STEPS.find((round) => round * power >= raw && Number.isInteger(round * power)) ?? 10)
  const first = Math.floor(lowest / step)
  return Array.from({ length: Math.ceil(end / step) - first + 1 }, (_, index) => (first + index) * step)
}

/** A part of a whole, from 0 to 1, as an attribute of a drawing. */
export const toPercentage = (part: number): string => `${Number((100 * part).toFixed(3))}%`

/** How far below the end of an axis from 0 a value is. */
export const toDepth = (value: number, end: number): string => toPercentage(1 - value / end)

/** How far along an axis with these ticks a value is, from 0 to 1. */
export const placeOn = (ticks: readonly number[], value: number): number => {
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)]
  return (value - first) / (last - first)
}

/** Words along an axis, and how far along it they are, from 0 to 1. */
export interface AxisLabel {
  readonly text: string
  readonly place: number
}

/** Moves words to have their middle at this place, or as near as the width of their axis allows. */
const centredWithin = (place: number): string =>
  `translateX(clamp(${-100 * place}cqi, -50%, ${100 * (1 - place)}cqi - 100%))`

/** Words along an axis, each with its middle at its place. */
export const AxisLabels = ({ labels }: { readonly labels: readonly AxisLabel[] }) => (
  <div style={{ position: 'relative', containerType: 'inline-size', minHeight: '1.5em', whiteSpace: 'nowrap' }}>
    {labels.map(({ text, place }) => (
      <span
        key={place}
        style={{
          position: 'absolute',
          left: toPercentage(place),
          transform: centredWithin(place),
        }}
      >
        {text}
      </span>
    ))}
  </div>
)
