/** Binary noise: a value this little below an edge is on it. */
const RUIS = 1e-6

/**
 * An amount without the binary noise of adding up: to a millionth of a euro, so that a sum on an edge is on it. Never
 * -0.
 */
export const zonderRuis = <B extends number>(bedrag: B): B => (Math.floor(bedrag * 1e6 + 0.5) / 1e6) as B

/** Down to whole euros; an amount less than a millionth below a whole euro counts as that euro. */
export const toHeleEuros = <B extends number>(bedrag: B): B => Math.floor(bedrag + RUIS) as B

/** An amount in euro as a whole number of cents, half up. Never -0. */
export const aantalCenten = (bedrag: number): number => Math.floor(bedrag * 100 + 0.5 + RUIS)

/** An amount in euro to whole cents, half up. Never -0. */
export const toHeleCenten = <B extends number>(bedrag: B): B => (aantalCenten(bedrag) / 100) as B

/** A percentage to three decimals, half up. Never -0. */
export const toDrieDecimalen = <P extends number>(percentage: P): P =>
  (Math.floor(percentage * 1000 + 0.5 + RUIS) / 1000) as P
