import { changeChunk } from '../changeChunk.rollup.mjs'

const loopsIn = (node) => [
  ...(node.type === 'ForInStatement' ? [node] : []),
  ...Object.values(node).flatMap((part) => (typeof part === 'object' && part !== null ? loopsIn(part) : [])),
]

/** The head of a loop between its variable and its object: the word `in`, with room and brackets around it. */
const HEAD = /^(\s*)in\b([\s(]*)$/

const toOwnKeys = (head) => {
  if (!HEAD.test(head)) throw new Error(`The head of a loop cannot be read: ${head}`)
  return head.replace(HEAD, '$1of ownKeysOf(($2')
}

/**
 * Has every `for … in` of a chunk, of packages too, pass over the own keys of an object only. What a page added to
 * `Object.prototype` is a key of every object otherwise, which stops the calculator.
 *
 * @returns {import('rollup').Plugin}
 */
export const ownKeysOnly = () => ({
  name: 'own-keys-only',
  renderChunk(code) {
    const loops = loopsIn(this.parse(code))
    if (loops.length === 0) return undefined
    const edits = loops.flatMap(({ left, right }) => [
      { start: left.end, end: right.start, text: toOwnKeys(code.slice(left.end, right.start)) },
      { start: right.end, end: right.end, text: '))' },
    ])
    return changeChunk(code, edits, { before: 'const ownKeysOf = (object) => Object.keys(object ?? {});\n' })
  },
})
