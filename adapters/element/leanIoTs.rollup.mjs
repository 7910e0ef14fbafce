import { changeModules, replaceText } from '../changeModules.rollup.mjs'
import { foldCode } from '../foldCode.rollup.mjs'

/** What we know of io-ts that no bundler can see. */
const KNOWLEDGE = [
  {
    because: 'no union of ours is told apart by a field in which each member has another text',
    functions: { getIndex: 'return undefined' },
  },
  {
    because: 'no codec of ours is part of itself',
    without: ["Object.defineProperty(RecursiveType.prototype,'type'"],
  },
  {
    because: 'every browser that shows our screens has these',
    variables: {
      __extends: `(child, parent) => {
        Object.setPrototypeOf(child, parent)
        child.prototype = Object.create(parent.prototype, { constructor: { value: child } })
      }`,
      __assign: 'Object.assign',
    },
  },
]

/** What makes a class or a codec does nothing else: when nobody uses it, it may go. */
const MAKERS = ['/** @class */ (', 'new ', 'brand(', 'refinement(']

const asPure = (code) =>
  MAKERS.reduce((pure, maker) => {
    const plain = maker.replace('/** @class */ ', '')
    return replaceText(pure, ` = ${maker}`, ` = /*#__PURE__*/ ${plain}`)
  }, code)

/**
 * Io-ts with the codecs that we use only: as it is published, a bundler cannot see that its classes come to nothing
 * else.
 *
 * @returns {import('rollup').Plugin}
 */
export const leanIoTs = () =>
  changeModules('lean-io-ts', [
    { module: /\/io-ts\/es6\/index\.js$/, to: (code) => asPure(foldCode(code, KNOWLEDGE).code) },
  ])
