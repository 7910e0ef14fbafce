import { changeChunk } from './changeChunk.rollup.mjs'
import { nodesIn } from './nodesIn.rollup.mjs'

/** Who names a property here, so that a method of that name may be called? A text may be a name too. */
const nameRead = (node) => {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? undefined : node.property.name
    case 'ObjectPattern':
      return node.properties.map(({ key }) => key?.name)
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined
    default:
      return undefined
  }
}

const isMethod = ({ type, computed, kind }) => type === 'MethodDefinition' && !computed && kind !== 'constructor'

const isWithin = (inner, outer) => outer.start <= inner.start && inner.end <= outer.end

/** The methods and the names that stand in the modules of all chunks. */
const read = (parse, chunks, ofPackage) => {
  const modules = Object.values(chunks).flatMap((chunk) => Object.entries(chunk.modules))
  const methods = []
  const names = []
  for (const [id, { code }] of modules.filter(([, { code }]) => code))
    for (const node of nodesIn(parse(code))) {
      const { start, end } = node
      if (ofPackage.test(id) && isMethod(node)) methods.push({ id, name: node.key.name, start, end })
      for (const name of [nameRead(node)].flat()) if (name !== undefined) names.push({ id, name, start, end })
    }
  if (methods.length === 0) throw new Error(`No module with methods fits ${ofPackage}`)
  return { methods, names }
}

/** The methods that nobody calls, and those that only such a method calls. */
const uncalledOf = ({ methods, names }) => {
  let left = names
  for (;;) {
    const called = new Set(left.map(({ name }) => name))
    const uncalled = methods.filter(({ name }) => !called.has(name))
    const rest = left.filter((name) => !uncalled.some((method) => method.id === name.id && isWithin(name, method)))
    if (rest.length === left.length) return uncalled
    left = rest
  }
}

/**
 * Leaves out the methods of a package whose name stands nowhere in the build: a class is kept whole otherwise, whatever
 * is used of it. What a package calls by a name that it puts together is not for this.
 *
 * @param {RegExp} ofPackage - Fits the paths of the modules of the package.
 * @returns {import('rollup').Plugin}
 */
export const uncalledMethods = (ofPackage) => {
  const known = new WeakMap()
  return {
    name: 'uncalled-methods',
    renderChunk(code, chunk, _options, { chunks }) {
      if (!known.has(chunks)) known.set(chunks, uncalledOf(read((text) => this.parse(text), chunks, ofPackage)))
      const uncalled = known.get(chunks).filter(({ id }) => id in chunk.modules)
      const edits = uncalled.map(({ id, start, end }) => {
        const at = code.indexOf(chunk.modules[id].code)
        if (at === -1) this.error(`${id} stands no longer in its chunk as it was rendered`)
        return { start: at + start, end: at + end, text: '' }
      })
      return edits.length === 0 ? undefined : changeChunk(code, edits)
    },
  }
}
