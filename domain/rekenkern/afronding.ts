/** Tolerance for floating-point errors: a value less than this below a threshold counts as the threshold. */
const RUIS = 1e-6

/**
 * Rounds an amount to a millionth of a euro, to remove the floating-point errors of additions: a sum that should equal
 * a threshold then equals it. Never -0.
 */
export const zonderRuis = <B extends number>(bedrag: B): B => (Math.floor(bedrag * 1e6 + 0.5) / 1e6) as B

/** Rounds down to whole euros; an amount less than a millionth below a whole euro counts as that euro. */
export const toHeleEuros = <B extends number>(bedrag: B): B => Math.floor(bedrag + RUIS) as B

/** Converts an amount in euro to a whole number of cents, half up. Never -0. */
export const aantalCenten = (bedrag: number): number => Math.floor(bedrag * 100 + 0.5 + RUIS)

/** Rounds an amount in euro to whole cents, half up. Never -0. */
export const toHeleCenten = <B extends number>(bedrag: B): B => (aantalCenten(bedrag) / 100) as B

/** Rounds a percentage to three decimals, half up. Never -0. */
export const toDrieDecimalen = <P extends number>(percentage: P): P =>
  (Math.floor(percentage * 1000 + 0.5 + RUIS) / 1000) as P
