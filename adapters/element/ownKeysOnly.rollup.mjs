const loopsIn = (node) => [
  ...(node.type === 'ForInStatement' ? [node] : []),
  ...Object.values(node).flatMap((part) => (typeof part === 'object' && part !== null ? loopsIn(part) : [])),
]

const splice = (code, { start, end, text }) => code.slice(0, start) + text + code.slice(end)

/**
 * Has every `for … in` of a chunk, of packages too, pass over the own keys of an object only. What a page added to
 * `Object.prototype` is a key of every object otherwise, which stops the calculator. Chunks in `except` stay as they
 * are.
 */
export const ownKeysOnly = ({ except }) => ({
  name: 'own-keys-only',
  renderChunk(code, { facadeModuleId }) {
    const loops = except(facadeModuleId) ? [] : loopsIn(this.parse(code))
    if (loops.length === 0) return undefined
    const edits = loops.flatMap(({ left, right }) => {
      const between = code.slice(left.end, right.start)
      return [
        { start: left.end, end: right.start, text: between.replace(/\bin\b/, 'of ownKeysOf((') },
        { start: right.end, end: right.end, text: '))' },
      ]
    })
    const guarded = edits.toSorted((een, ander) => ander.start - een.start).reduce(splice, code)
    return `const ownKeysOf = (object) => Object.keys(object ?? {});\n${guarded}`
  },
})
