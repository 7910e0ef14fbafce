/** A colour in CIELAB with white point D65: lightness, green to red, blue to yellow. */
export type Lab = readonly [licht: number, rood: number, geel: number]

const GRADEN = 180 / Math.PI

const cos = (graden: number): number => Math.cos(graden / GRADEN)

/** Returns the hue in degrees from 0 to 360; 0 for grey. */
const hoek = (geel: number, rood: number): number =>
  geel === 0 && rood === 0 ? 0 : (Math.atan2(geel, rood) * GRADEN + 360) % 360

/** Returns the angle in degrees from one hue to another, the short way round. */
const hoekverschil = (van: number, naar: number): number => ((naar - van + 540) % 360) - 180

/** Returns the hue halfway between two hues, the short way round. */
const halverwege = (een: number, ander: number): number =>
  Math.abs(een - ander) <= 180 ? (een + ander) / 2 : ((een + ander + 360) / 2) % 360

const verzadiging = (kleurkracht: number): number => Math.sqrt(kleurkracht ** 7 / (kleurkracht ** 7 + 25 ** 7))

/**
 * Returns how different two colours look (CIEDE2000); about 1 is the least that a trained eye can see. Formula and
 * names as in Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary Test
 * Data, and Mathematical Observations", Color Research and Application 30 (2005), pages 21-30; all weights 1.
 */
export const deltaE2000 = ([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number => {
  const g = (1 - verzadiging((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2)) / 2
  const [c1, c2] = [Math.hypot((1 + g) * a1, b1), Math.hypot((1 + g) * a2, b2)]
  const [h1, h2] = [hoek(b1, (1 + g) * a1), hoek(b2, (1 + g) * a2)]
  const isGrijs = c1 * c2 === 0

  const dL = l2 - l1
  const dC = c2 - c1
  const dH = isGrijs ? 0 : 2 * Math.sqrt(c1 * c2) * Math.sin(hoekverschil(h1, h2) / 2 / GRADEN)

  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const h = isGrijs ? h1 + h2 : halverwege(h1, h2)
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63)
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const sC = 1 + 0.045 * c
  const sH = 1 + 0.015 * c * t
  const rT = -Math.sin((60 * Math.exp(-(((h - 275) / 25) ** 2))) / GRADEN) * 2 * verzadiging(c)
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rT * (dC / sC) * (dH / sH))
}

/** Returns the light of one channel of a colour written as #RRGGBB, from 0 to 1 (IEC 61966-2-1). */
export const lightnessOf = (hex: string, plek: 1 | 3 | 5): number => {
  const deel = Number.parseInt(hex.slice(plek, plek + 2), 16) / 255
  return deel <= 0.04045 ? deel / 12.92 : ((deel + 0.055) / 1.055) ** 2.4
}

const wortel = (deel: number): number => (deel > 216 / 24_389 ? Math.cbrt(deel) : ((24_389 / 27) * deel + 16) / 116)

/** Converts a colour written as #RRGGBB to CIELAB. */
export const toLab = (hex: string): Lab => {
  const [rood, groen, blauw] = [lightnessOf(hex, 1), lightnessOf(hex, 3), lightnessOf(hex, 5)]
  const x = wortel((0.412_456_4 * rood + 0.357_576_1 * groen + 0.180_437_5 * blauw) / 0.950_47)
  const y = wortel(0.212_672_9 * rood + 0.715_152_2 * groen + 0.072_175 * blauw)
  const z = wortel((0.019_333_9 * rood + 0.119_192 * groen + 0.950_304_1 * blauw) / 1.088_83)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
