/** A colour in sRGB: its red, green and blue channels, from 0 to 1. */
export type Channels = readonly [red: number, green: number, blue: number]

export const BLACK: Channels = [0, 0, 0]
export const WHITE: Channels = [1, 1, 1]

const toLinear = (channel: number): number =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Returns the relative luminance of a colour, from 0 to 1 (WCAG 2.2). */
const luminanceOf = ([red, green, blue]: Channels): number =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: Channels, other: Channels): number => {
  const [high = 0, low = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** Returns black or white, whichever has the higher contrast with this colour; white when both contrasts are equal. */
export const textOn = (colour: Channels): Channels =>
  contrastOf(WHITE, colour) >= contrastOf(BLACK, colour) ? WHITE : BLACK

export const mix = ([red, green, blue]: Channels, share: number, other: Channels): Channels => {
  const channel = (own: number, added: number) => own * share + added * (1 - share)
  return [channel(red, other[0]), channel(green, other[1]), channel(blue, other[2])]
}

export const toCss = (colour: Channels): string =>
  `rgb(${colour.map((channel) => Math.round(channel * 255)).join(' ')})`

/** Returns the channels of a computed CSS colour: `rgb(…)`, or `color(srgb …)` for a mixed colour. */
export const channelsIn = (computed: string): Channels => {
  const [red = 0, green = 0, blue = 0] = (computed.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
  const scale = computed.startsWith('rgb') ? 255 : 1
  return [red / scale, green / scale, blue / scale]
}
