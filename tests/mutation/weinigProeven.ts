import fc from 'fast-check'

/** Runs of each property per mutant; PROEVEN can raise it. */
const AANTAL = process.env['PROEVEN'] ?? '20'

process.env['PROEVEN'] = AANTAL
fc.configureGlobal({ numRuns: Number(AANTAL), seed: 20261120 })
