const { PROEVEN, PROEVEN_KEER } = process.env

/** How many random households a law about sums, shortages, order or receipts is tried with in the long suite. */
export const VEEL = { lang: 10_000 } as const

/**
 * How often a property is tried: daily `gewoonlijk` times; in the long suite PROEVEN_KEER times as often, or `lang`
 * times where that is given; and no more often than PROEVEN, which mutation testing sets.
 */
export const numberOfRuns = (
  gewoonlijk: number,
  { lang = gewoonlijk * Number(PROEVEN_KEER) }: { readonly lang?: number } = {},
): { readonly numRuns: number } => ({
  numRuns: Math.min(PROEVEN_KEER === undefined ? gewoonlijk : lang, Number(PROEVEN ?? Infinity)),
})
