const THEMA = /(?:^|\/)thema\/(?:p|lazyP|looseP)arts$/
const JSX = new Set(['_jsx', '_jsxs'])

/** The props that Chakra handles itself, besides style props. */
const CHAKRAS_OWN = new Set(['as', 'asChild', 'css', 'recipe', 'theme', 'unstyled'])

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string'
const nodesIn = (node, found = []) => {
  found.push(node)
  for (const child of Object.values(node).flat()) if (isNode(child)) nodesIn(child, found)
  return found
}

/** Returns a map of the parts that a module imports, from the local name of each part to its exported name. */
const partsIn = (imports, parts) =>
  new Map(
    imports
      .filter(({ source }) => THEMA.test(source.value))
      .flatMap(({ specifiers }) => specifiers)
      .filter(({ imported }) => imported?.name in parts)
      .map(({ imported, local }) => [local.name, imported.name]),
  )

/**
 * Creates a check for uses of a part that need Chakra at run time. Without Chakra, a part accepts no spread attributes
 * and no style props. A variant accepts one value, not an object or array. A part may only be used as a JSX tag.
 *
 * @param {{ isValidProperty: (name: string) => boolean }} system
 * @param {Readonly<Record<string, unknown>>} parts - The parts by name.
 * @returns {(ast: import('rollup').ProgramNode) => readonly string[]} A sentence for each use that the build refuses.
 */
export const createUseCheck = (system, parts) => {
  const problemOf = (part, { type, key, value }) => {
    const variants = parts[part].__emotion_cva?.variants ?? {}
    if (type === 'SpreadElement') return `<${part}> has attributes that are not written out: {...}`
    const name = key.name ?? key.value
    if (name in variants) return /^(?:Object|Array)/.test(value.type) && `<${part} ${name}> must have one value`
    const isStyle = CHAKRAS_OWN.has(name) || system.isValidProperty(name)
    return isStyle && `<${part}> has the style prop ${name}: use a variant of its recipe instead`
  }

  return (ast) => {
    const imports = ast.body.filter(({ type }) => type === 'ImportDeclaration')
    const names = partsIn(imports, parts)
    if (names.size === 0) return []
    const nodes = ast.body.filter((node) => !imports.includes(node)).flatMap((node) => nodesIn(node))
    const isPart = ({ type, name }) => type === 'Identifier' && names.has(name)
    const drawn = nodes
      .filter(
        ({ type, callee, arguments: [tag] = [] }) => type === 'CallExpression' && JSX.has(callee.name) && isPart(tag),
      )
      .map(({ arguments: [tag, props] }) => ({ tag, properties: props.properties ?? [{ type: 'SpreadElement' }] }))
    const loose = nodes.filter(isPart).filter((node) => drawn.every(({ tag }) => tag !== node))
    return [
      ...loose.map(({ name }) => `${names.get(name)} may only be used as <${names.get(name)}>`),
      ...drawn.flatMap(({ tag, properties }) => properties.map((property) => problemOf(names.get(tag.name), property))),
    ].filter(Boolean)
  }
}
