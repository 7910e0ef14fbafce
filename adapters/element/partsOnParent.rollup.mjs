import { changeChunk } from '../changeChunk.rollup.mjs'
import { nodesIn } from '../nodesIn.rollup.mjs'

/** What a part is called by: a function that makes it of what its parent shares. */
const MAKE = 'makeOf'
const SHARED = 'sharedWithParts'
const ADOPT = 'adoptPart'

const nameOf = (node) => node.name ?? node.value

/** What a chunk exports, by the name outside: the name inside. */
const exportsIn = (statements) =>
  statements.flatMap(({ specifiers }) => specifiers.map(({ exported, local }) => [nameOf(exported), nameOf(local)]))

const toObject = (entries) => `{ ${entries.map(([outside, inside]) => `${outside}: ${inside}`).join(', ')} }`

/** What a parent shares is a list in the order of its exports: names for it would be text that says nothing. */
const toList = (names, nameIn) => `[${names.map((name) => nameIn.get(name) ?? '').join()},]`

/** The part as one function, which has what its parent shares as its parameter, and returns what it exports. */
const toFunction = (code, body, shared) => {
  const imported = body.filter(({ type }) => type === 'ImportDeclaration')
  const exported = body.filter(({ type }) => type === 'ExportNamedDeclaration')
  const names = imported.flatMap(({ specifiers }) =>
    specifiers.map(({ imported: outside, local }) => [nameOf(outside), nameOf(local)]),
  )
  return changeChunk(
    code,
    [...imported, ...exported].map(({ start, end }) => ({ start, end, text: '' })),
    {
      before: `export const ${MAKE} = (${toList(shared, new Map(names))}) => {\n`,
      after: `\nreturn ${toObject(exportsIn(exported))}\n}\n`,
    },
  )
}

/** The object in which rollup keeps the exports of the module that a chunk stands for, when the chunk has more. */
const namespaceOf = (nodes, name) =>
  nodes
    .filter(({ type, id }) => type === 'VariableDeclarator' && id.name === name)
    .flatMap(({ init }) => nodesIn(init))
    .find(({ type, properties }) => type === 'ObjectExpression' && properties[0]?.key?.name === '__proto__')

/** Does this object hold what a module exports, and nothing else? Other modules may be shared as a whole too. */
const holds = (object, exported) =>
  object !== undefined &&
  object.properties.length - 1 === exported.length &&
  object.properties.slice(1).every(({ key }) => exported.includes(nameOf(key)))

/** The parent with the exports of its own module only; the others go to its parts, whenever it asks for one. */
const toParent = (code, body, chunk, exported) => {
  const nodes = nodesIn(body)
  const statements = body.filter(({ type }) => type === 'ExportNamedDeclaration')
  const entries = exportsIn(statements)
  const spaces = entries.map(([, inside]) => namespaceOf(nodes, inside))
  const namespace = spaces.find((object) => holds(object, exported))
  if (namespace === undefined) throw new Error('The parent of a part exports no module of its own.')
  const shared = entries.filter((_, index) => spaces[index] !== namespace)
  const own = namespace.properties.slice(1).map(({ key, value }) => `${value.name} as ${nameOf(key)}`)
  const asked = nodes.filter(({ type }) => type === 'ImportExpression')
  const edits = [
    ...statements.map(({ start, end }) => ({ start, end, text: '' })),
    ...asked.map(({ end }) => ({ start: end, end, text: `.then(${ADOPT})` })),
  ]
  const after = `
function ${SHARED}() { return ${toList(chunk.exports, new Map(shared))} }
function ${ADOPT}(part) { return part.${MAKE} ? part.${MAKE}(${SHARED}()) : part }
export { ${own.join(', ')} }
`
  return changeChunk(code, edits, { after })
}

/** An import of the parent, whose exports are those of its module again. */
const withoutUnpacking = (code, body, parents) => {
  const unpacked = nodesIn(body).filter(
    ({ type, callee }) =>
      type === 'CallExpression' &&
      callee.type === 'MemberExpression' &&
      callee.object.type === 'ImportExpression' &&
      parents.some((file) => String(callee.object.source.value).endsWith(file.split('/').at(-1))),
  )
  return changeChunk(
    code,
    unpacked.map(({ callee, end }) => ({ start: callee.object.end, end, text: '' })),
  )
}

const relationsIn = (chunks) => {
  const parts = new Map(
    Object.values(chunks)
      .filter(({ imports }) => imports.length > 0)
      .map(({ fileName, imports }) => [fileName, [...imports]]),
  )
  for (const [part, parents] of parts)
    if (parents.length > 1 || !chunks[parents[0]]?.dynamicImports.includes(part))
      throw new Error(`${part} needs more than the chunk that asks for it: ${parents.join(', ')}`)
  return { parts, parents: [...new Set([...parts.values()].flat())] }
}

/**
 * Has a chunk that is asked for later get what it shares from the chunk that asks, not from an import: a chunk that
 * failed is fetched again under another address, and an import of the first address would fetch and run it twice.
 *
 * @returns {import('rollup').Plugin}
 */
export const partsOnParent = () => {
  const known = new WeakMap()
  return {
    name: 'parts-on-parent',
    renderChunk(code, chunk, _options, { chunks }) {
      if (!known.has(chunks)) known.set(chunks, relationsIn(chunks))
      const { parts, parents } = known.get(chunks)
      const { body } = this.parse(code)
      if (parts.has(chunk.fileName)) {
        chunk.imports = []
        chunk.exports = [MAKE]
        return toFunction(code, body, chunks[parts.get(chunk.fileName)[0]].exports)
      }
      if (parents.includes(chunk.fileName))
        return toParent(code, body, chunk, this.getModuleInfo(chunk.facadeModuleId ?? chunk.moduleIds.at(-1)).exports)
      return parents.length > 0 ? withoutUnpacking(code, body, parents) : undefined
    },
  }
}
