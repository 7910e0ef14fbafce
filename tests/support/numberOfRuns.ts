const { PROEVEN, PROEVEN_KEER } = process.env

/**
 * How often a property is tried: PROEVEN_KEER times as often in the long suite, and no more often than PROEVEN, which
 * mutation testing sets.
 */
export const numberOfRuns = (gewoonlijk: number): { readonly numRuns: number } => ({
  numRuns: Math.min(gewoonlijk * Number(PROEVEN_KEER ?? 1), Number(PROEVEN ?? Infinity)),
})
