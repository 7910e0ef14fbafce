import fc from 'fast-check'

/** A property is tried this often for every mutant; PROEVEN asks for more. */
const AANTAL = process.env['PROEVEN'] ?? '20'

process.env['PROEVEN'] = AANTAL
fc.configureGlobal({ numRuns: Number(AANTAL), seed: 20261120 })
