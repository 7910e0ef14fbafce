const { PROEVEN, PROEVEN_KEER } = process.env

/** The share of its runs that a property gets daily. The seed changes with each run, so daily runs add up. */
const DAILY = 1 / 4

/**
 * Returns how often fast-check tries a property: a quarter of `full` in a daily run, and PROEVEN_KEER times that number
 * in the long suite. PROEVEN, which mutation testing sets, is the upper limit.
 */
export const numberOfRuns = (full: number): { readonly numRuns: number } => ({
  numRuns: Math.min(Math.ceil(full * DAILY) * Number(PROEVEN_KEER ?? 1), Number(PROEVEN ?? Infinity)),
})
