/** How often a property is tried: less often when PROEVEN says so, as mutation testing does. */
export const aantalProeven = (gewoonlijk: number): { readonly numRuns: number } => ({
  numRuns: Math.min(gewoonlijk, Number(process.env['PROEVEN'] ?? gewoonlijk)),
})
