/** A colour in CIELAB with white point D65: lightness, place from green to red, and place from blue to yellow. */
export type Lab = readonly [light: number, red: number, yellow: number]

const DEGREES = 180 / Math.PI

const cos = (degrees: number): number => Math.cos(degrees / DEGREES)

/** Returns the hue in degrees from 0 to 360; 0 for grey. */
const hue = (yellow: number, red: number): number =>
  yellow === 0 && red === 0 ? 0 : (Math.atan2(yellow, red) * DEGREES + 360) % 360

/** Returns the angle in degrees from one hue to another, the short way round: from -180 to 180. */
const hueDifference = (from: number, to: number): number => ((to - from + 540) % 360) - 180

/** Returns the hue halfway between two hues, the short way round. */
const halfway = (one: number, other: number): number =>
  Math.abs(one - other) <= 180 ? (one + other) / 2 : ((one + other + 360) / 2) % 360

const saturation = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))

/**
 * Returns how different two colours look (CIEDE2000); about 1 is the least that a trained eye can see. Formula and
 * names as in Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary Test
 * Data, and Mathematical Observations", Color Research and Application 30 (2005), pages 21-30; all weights 1.
 */
export const deltaE2000 = ([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number => {
  const g = (1 - saturation((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2)) / 2
  const [c1, c2] = [Math.hypot((1 + g) * a1, b1), Math.hypot((1 + g) * a2, b2)]
  const [h1, h2] = [hue(b1, (1 + g) * a1), hue(b2, (1 + g) * a2)]
  const isGrey = c1 * c2 === 0

  const dL = l2 - l1
  const dC = c2 - c1
  const dH = isGrey ? 0 : 2 * Math.sqrt(c1 * c2) * Math.sin(hueDifference(h1, h2) / 2 / DEGREES)

  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const h = isGrey ? h1 + h2 : halfway(h1, h2)
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63)
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const sC = 1 + 0.045 * c
  const sH = 1 + 0.015 * c * t
  const rT = -Math.sin((60 * Math.exp(-(((h - 275) / 25) ** 2))) / DEGREES) * 2 * saturation(c)
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rT * (dC / sC) * (dH / sH))
}

/** Returns the linear intensity of one channel of a colour written as #RRGGBB, from 0 to 1 (IEC 61966-2-1). */
export const lightnessOf = (hex: string, position: 1 | 3 | 5): number => {
  const channel = Number.parseInt(hex.slice(position, position + 2), 16) / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

const cubeRoot = (channel: number): number =>
  channel > 216 / 24_389 ? Math.cbrt(channel) : ((24_389 / 27) * channel + 16) / 116

/** Converts a colour written as #RRGGBB to CIELAB. */
export const toLab = (hex: string): Lab => {
  const [red, green, blue] = [lightnessOf(hex, 1), lightnessOf(hex, 3), lightnessOf(hex, 5)]
  const x = cubeRoot((0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue) / 0.950_47)
  const y = cubeRoot(0.212_672_9 * red + 0.715_152_2 * green + 0.072_175 * blue)
  const z = cubeRoot((0.019_333_9 * red + 0.119_192 * green + 0.950_304_1 * blue) / 1.088_83)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
