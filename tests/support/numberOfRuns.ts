const { PROEVEN, PROEVEN_KEER } = process.env

/** The number of random households, in the long suite, for properties of sums, shortages, order and receipts. */
export const VEEL = { lang: 10_000 } as const

/**
 * Returns how often fast-check tries a property: `gewoonlijk` times in a daily run. The long suite uses `lang`, or else
 * PROEVEN_KEER times as many. PROEVEN, which mutation testing sets, is the upper limit.
 */
export const numberOfRuns = (
  gewoonlijk: number,
  { lang = gewoonlijk * Number(PROEVEN_KEER) }: { readonly lang?: number } = {},
): { readonly numRuns: number } => ({
  numRuns: Math.min(PROEVEN_KEER === undefined ? gewoonlijk : lang, Number(PROEVEN ?? Infinity)),
})
