const THEMA = /(?:^|\/)thema\/(?:p|lazyP|looseP)arts$/
const JSX = new Set(['_jsx', '_jsxs'])

/** The properties that Chakra handles itself, besides those of style. */
const CHAKRAS_OWN = new Set(['as', 'asChild', 'css', 'recipe', 'theme', 'unstyled'])

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string'
const nodesIn = (node, found = []) => {
  found.push(node)
  for (const child of Object.values(node).flat()) if (isNode(child)) nodesIn(child, found)
  return found
}

/** The parts that a module imports: the name of each part by its local name. */
const partsIn = (imports, parts) =>
  new Map(
    imports
      .filter(({ source }) => THEMA.test(source.value))
      .flatMap(({ specifiers }) => specifiers)
      .filter(({ imported }) => imported?.name in parts)
      .map(({ imported, local }) => [local.name, imported.name]),
  )

/**
 * Finds the uses of a part that need Chakra at run time. Without Chakra a part takes only attributes that are named one
 * by one, and one value for each variant of its recipe.
 *
 * @param {{ isValidProperty: (name: string) => boolean }} system
 * @param {Readonly<Record<string, unknown>>} parts - By name.
 * @returns {(ast: import('rollup').ProgramNode) => readonly string[]} A sentence for each use that the build refuses.
 */
export const createUseCheck = (system, parts) => {
  const problemOf = (part, { type, key, value }) => {
    const variants = parts[part].__emotion_cva?.variants ?? {}
    if (type === 'SpreadElement') return `<${part}> has attributes that are not named: {...}`
    const name = key.name ?? key.value
    if (name in variants) return /^(?:Object|Array)/.test(value.type) && `<${part} ${name}> has more than one value`
    const isStyle = CHAKRAS_OWN.has(name) || system.isValidProperty(name)
    return isStyle && `<${part}> has a style of its own, ${name}: a variant of its recipe can be compiled`
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
      ...loose.map(({ name }) => `${names.get(name)} is not only drawn, as <${names.get(name)}>`),
      ...drawn.flatMap(({ tag, properties }) => properties.map((property) => problemOf(names.get(tag.name), property))),
    ].filter(Boolean)
  }
}
