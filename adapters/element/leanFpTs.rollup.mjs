import { changeModules } from '../changeModules.rollup.mjs'
import { foldCode } from '../foldCode.rollup.mjs'

/** What a pipe of any length comes to, and how lists are put together since browsers can do so themselves. */
const KNOWLEDGE = [
  {
    because: 'a pipe of nine steps at most has a case for each length, which is faster where it counts',
    functions: { pipe: 'return [...arguments].reduce((value, step) => step(value))' },
  },
  {
    because: 'every browser that shows our screens has this',
    variables: { __spreadArray: '(to, from) => [...to, ...from]' },
  },
]

/**
 * Fp-ts in fewer bytes.
 *
 * @returns {import('rollup').Plugin}
 */
export const leanFpTs = () =>
  changeModules('lean-fp-ts', [{ module: /\/fp-ts\/es6\/function\.js$/, to: (code) => foldCode(code, KNOWLEDGE).code }])
