/** The chance at which a count is improbable: a hundred such counts fail once in ten thousand runs. */
const IMPROBABLE = 1e-6

/**
 * Returns the smallest probable count of a property in `size` random values, when `share` (between 0 and 1) of all
 * values has the property. A smaller count occurs once in a million samples, by the binomial distribution.
 */
export const leastCount = (size: number, share: number): number => {
  /** The logarithm of the chance of exactly `count`, because the chance itself can be too small for a number. */
  let exactly = size * Math.log1p(-share)
  let atMost = Math.exp(exactly)
  let count = 0
  while (atMost < IMPROBABLE) {
    exactly += Math.log((size - count) / (count + 1)) + Math.log(share / (1 - share))
    count += 1
    atMost += Math.exp(exactly)
  }
  return count
}
