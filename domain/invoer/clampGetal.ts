/** The bounds of a number field; a side that is absent has no bound. */
export interface GetalBereik {
  /** The lowest number, in the unit of the field; absent when any is low enough. */
  readonly min?: number | undefined
  /** The highest number, in the unit of the field; absent when any is high enough. */
  readonly max?: number | undefined
}

/** The number within the bounds that lies nearest; where the bounds contradict each other, the lowest wins. */
export const clampGetal = (getal: number, { min = -Infinity, max = Infinity }: GetalBereik): number =>
  Math.max(min, Math.min(max, getal))

/** May a minus sign be typed? Not when the lowest number is 0 or above. */
export const isMinToegestaan = ({ min = -Infinity }: GetalBereik): boolean => min < 0
