const { PROEVEN, PROEVEN_KEER } = process.env

/** The option that sets 10.000 runs in the long suite, instead of the default multiple of the daily number. */
export const MANY = { long: 10_000 } as const

/** The share of its runs that a property gets daily. The seed changes with each run, so daily runs add up. */
const DAILY = 1 / 4

/**
 * Returns how often fast-check tries a property. A daily run tries a quarter of `full`. The long suite tries `long`, by
 * default PROEVEN_KEER times the daily number. PROEVEN, which mutation testing sets, is the upper limit.
 */
export const numberOfRuns = (full: number, { long }: { readonly long?: number } = {}): { readonly numRuns: number } => {
  const daily = Math.ceil(full * DAILY)
  const runs = PROEVEN_KEER === undefined ? daily : (long ?? daily * Number(PROEVEN_KEER))
  return { numRuns: Math.min(runs, Number(PROEVEN ?? Infinity)) }
}
