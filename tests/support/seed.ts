/**
 * The seed of this test run, for the order of unit tests and the turning cases of `matrix`. To repeat a run, set
 * VOLGORDE to the seed that the run printed. The first process of a run sets VOLGORDE, so that its workers inherit it.
 */
export const seed = Number((process.env['VOLGORDE'] ??= String(Date.now() % 1_000_000)))

/** Prints the seed once for each run. Vitest prints its seed itself. */
export default (): void => console.log(`Seed of this run: ${seed} (VOLGORDE=${seed} repeats it)`)
