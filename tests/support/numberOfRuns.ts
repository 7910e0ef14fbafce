const { PROEVEN, PROEVEN_KEER } = process.env

/** The option that sets 10.000 runs in the long suite, instead of the default multiple of the daily number. */
export const MANY = { long: 10_000 } as const

/**
 * Returns how often fast-check tries a property. In a daily run this is `usual`. In the long suite it is `long`, by
 * default PROEVEN_KEER times `usual`. PROEVEN, which mutation testing sets, is the upper limit.
 */
export const numberOfRuns = (
  usual: number,
  { long = usual * Number(PROEVEN_KEER) }: { readonly long?: number } = {},
): { readonly numRuns: number } => ({
  numRuns: Math.min(PROEVEN_KEER === undefined ? usual : long, Number(PROEVEN ?? Infinity)),
})
