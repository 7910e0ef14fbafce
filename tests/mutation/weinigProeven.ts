import fc from 'fast-check'

/** Runs of each property per mutant: 20, or the number in PROEVEN. */
const AANTAL = process.env['PROEVEN'] ?? '20'

process.env['PROEVEN'] = AANTAL
fc.configureGlobal({ numRuns: Number(AANTAL), seed: 20261120 })
