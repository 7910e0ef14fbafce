const { PROEVEN, PROEVEN_KEER } = process.env

/** The number of random households, in the long suite, for properties of sums, shortages, order and receipts. */
export const MANY = { long: 10_000 } as const

/**
 * Returns how often fast-check tries a property: `usual` times in a daily run. The long suite uses `long`, or else
 * PROEVEN_KEER times as many. PROEVEN, which mutation testing sets, is the upper limit.
 */
export const numberOfRuns = (
  usual: number,
  { long = usual * Number(PROEVEN_KEER) }: { readonly long?: number } = {},
): { readonly numRuns: number } => ({
  numRuns: Math.min(PROEVEN_KEER === undefined ? usual : long, Number(PROEVEN ?? Infinity)),
})
