/** Tolerance for floating-point errors, added to a number of euros, cents or thousandths of a percent to round it. */
const RUIS = 1e-6

/**
 * Rounds an amount to a millionth of a euro, half up. This removes floating-point errors: a sum that should equal a
 * threshold then equals that threshold. The result is never -0.
 */
export const zonderRuis = <B extends number>(bedrag: B): B => (Math.floor(bedrag * 1e6 + 0.5) / 1e6) as B

/** Rounds an amount down to whole euros, or up when a whole number is at most a millionth of a euro higher. */
export const toHeleEuros = <B extends number>(bedrag: B): B => Math.floor(bedrag + RUIS) as B

/** Returns an amount in euro as a whole number of cents, rounded half up. The result is never -0. */
export const aantalCenten = (bedrag: number): number => Math.floor(bedrag * 100 + 0.5 + RUIS)

/** Rounds an amount in euro to whole cents, half up. The result is never -0. */
export const toHeleCenten = <B extends number>(bedrag: B): B => (aantalCenten(bedrag) / 100) as B

/** Rounds a percentage to three decimals, half up. The result is never -0. */
export const toDrieDecimalen = <P extends number>(percentage: P): P =>
  (Math.floor(percentage * 1000 + 0.5 + RUIS) / 1000) as P
