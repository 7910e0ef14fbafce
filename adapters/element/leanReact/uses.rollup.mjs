import { ALIASES, EXPORTS, LISTENERS, METHODS, STYLE_PROPERTIES } from './page.rollup.mjs'

const THEMA = /(?:^|\/)(?:thema|ui)$/
const DRAWS = new Set(['createElement', 'jsx', 'jsxs'])

/** React moves these to the head of the page, or finds them there. */
const OF_THE_HEAD = ['base', 'body', 'head', 'html', 'link', 'meta', 'noscript', 'script', 'style', 'title']

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string'
const nodesIn = (node) => [node, ...Object.values(node).flat().filter(isNode).flatMap(nodesIn)]
const nameOf = (node) => node.name ?? node.value

const problemOfListener = (name) =>
  /^on[A-Z]/.test(name) && !LISTENERS.includes(name.replace(/Capture$/, '')) && `a listener ${name}`

const isText = ({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string'

/** A text says its own unit; of a number React has to know which it has. */
const problemOfStyle = (name, value) => {
  if (name !== 'style') return false
  const properties = value.type === 'ObjectExpression' ? value.properties : [{}]
  const isKnown = ({ key, value: style }) => key && (STYLE_PROPERTIES.includes(nameOf(key)) || isText(style))
  return !properties.every(isKnown) && 'another style than flexGrow with a number'
}

/**
 * What a module asks of React.
 *
 * @param {import('rollup').ProgramNode} ast
 */
export const usesIn = ({ body }) => {
  const imports = body.filter(({ type }) => type === 'ImportDeclaration')
  const localsOf = (fits) =>
    imports.flatMap(({ source, specifiers }) =>
      specifiers
        .filter(({ imported }) => fits(source.value, imported && nameOf(imported)))
        .map(({ local }) => local.name),
    )
  const parts = localsOf((source) => THEMA.test(source))
  const drawers = localsOf((source, name) => source in EXPORTS && DRAWS.has(name))
  const nodes = body.flatMap(nodesIn)
  const calls = nodes.filter(({ type }) => type === 'CallExpression')
  const drawings = calls
    .filter(({ callee }) => drawers.includes(callee.name))
    .map(({ arguments: [tag, props] }) => ({ tag, properties: props?.properties ?? [] }))
  const drawn = drawings.filter(({ tag }) => tag.type === 'Literal' || parts.includes(tag.name))
  return {
    imports: imports
      .filter(({ source }) => source.value in EXPORTS)
      .flatMap(({ source, specifiers }) =>
        specifiers.map(({ imported }) => ({ source: source.value, name: imported ? nameOf(imported) : '*' })),
      ),
    elements: [
      ...drawn.filter(({ tag }) => tag.type === 'Literal').map(({ tag }) => tag.value),
      ...calls.filter(({ callee }) => callee.name === 'chakra').map(({ arguments: [tag] }) => tag.value),
    ],
    attributes: drawn.flatMap(({ properties }) =>
      properties.map(({ key, value }) => (key ? { name: nameOf(key), value } : { name: '...', value })),
    ),
    refs: drawings
      .filter(({ tag }) => /^_?Fragment$/.test(tag.name))
      .flatMap(({ properties }) => properties)
      .filter(({ key }) => key && nameOf(key) === 'ref'),
    methods: nodes
      .filter(({ type, superClass }) => /^Class/.test(type) && /^(?:Pure)?Component$/.test(superClass?.name))
      .flatMap(({ body: { body: members } }) => members.filter(({ key }) => key && key.type !== 'PrivateIdentifier'))
      .map(({ key }) => nameOf(key)),
  }
}

/**
 * @param {ReturnType<typeof usesIn>} uses
 * @param {Readonly<Record<string, ReadonlySet<string>>>} dropped - What React does not know any more.
 * @returns {readonly string[]} A sentence for each use of what was left out.
 */
export const problemsOf = ({ imports, elements, attributes, refs, methods }, { element, attribute }) =>
  [
    ...imports.map(({ source, name }) => !EXPORTS[source].includes(name) && `${name} of ${source}`),
    ...elements.map(
      (name) => (OF_THE_HEAD.includes(name) || element.has(name) || name.includes('-')) && `an element <${name}>`,
    ),
    ...attributes.flatMap(({ name, value }) => [
      (attribute.has(name) || name === '...') && `an attribute ${name}`,
      problemOfListener(name),
      problemOfStyle(name, value),
    ]),
    ...refs.map(() => 'a fragment with a ref'),
    ...methods.map((name) => ![...METHODS, 'state'].includes(name) && `a class with ${name}`),
  ].filter(Boolean)
