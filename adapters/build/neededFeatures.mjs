import { BROWSER_FEATURES, SYNTAX } from './browserFeatures.mjs'

const AUDIT = '/adapters/audit/index.ts'

/** Where the list comes in the loader. */
const PLACE = /process\.env(?:\.NEEDED\b|\[["']NEEDED["']\])/g

/** Syntax that a browser which reads the loader may not know: no check can ask for it, so no chunk may have it. */
const isTooNew = ({ type, regex }) =>
  type === 'StaticBlock' || (regex !== undefined && (/\(\?<[=!]/.test(regex.pattern) || regex.flags.includes('v')))

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string'

const nodesIn = function* (node) {
  yield node
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* nodesIn(child)
}

/**
 * The names in a module: `at` of `list.at(0)`, `Object.hasOwn` and `hasOwn` of `Object.hasOwn`, and every
 * identifier.
 */
const namesIn = (nodes) => {
  const names = new Set()
  for (const { type, name, computed, object, property } of nodes) {
    if (type === 'Identifier') names.add(name)
    if (type !== 'MemberExpression' || computed) continue
    names.add(`.${property.name}`)
    names.add(`${object.name}.${property.name}`)
  }
  return names
}

/** Whether the code with these names uses a feature; a method of a prototype may be one of any object. */
const isUsed = (feature, names) => {
  const [owner, ...rest] = feature.split('.')
  if (rest.length === 0) return names.has(owner) || names.has(`.${owner}`)
  return names.has(rest[0] === 'prototype' ? `.${rest[1]}` : feature)
}

/** Whether a browser can lack the feature although it reads the loader. */
const isNewerThanSyntax = (feature) => BROWSER_FEATURES[feature].some((version, browser) => version > SYNTAX[browser])

/** The oldest browsers that have all of these. */
const oldestWith = (features) => {
  const versions = [SYNTAX, ...features.map((feature) => BROWSER_FEATURES[feature])]
  const [chrome, firefox, safari] = SYNTAX.map((_, browser) => Math.max(...versions.map((one) => one[browser])))
  return { chrome, firefox, safari }
}

/**
 * Writes the features that the chunks need, other than syntax, into the loader, which checks them before it loads
 * anything; and with the oldest browsers that have them, into `browsers.json`. The audit does not count.
 *
 * @returns {import('rollup').Plugin}
 */
export const neededFeatures = () => {
  let needs = []
  return {
    name: 'needed-features',
    renderChunk(code, _chunk, _options, { chunks }) {
      if (!PLACE.test(code)) return undefined
      const modules = Object.values(chunks)
        .filter(({ facadeModuleId }) => !facadeModuleId?.endsWith(AUDIT))
        .flatMap((chunk) => Object.entries(chunk.modules))
      const names = new Set()
      for (const [id, { code: text }] of modules) {
        const nodes = [...nodesIn(this.parse(text ?? ''))]
        if (nodes.some(isTooNew)) this.error(`${id} has syntax that a browser with the loader may not know`)
        for (const name of namesIn(nodes)) names.add(name)
      }
      needs = Object.keys(BROWSER_FEATURES).filter((feature) => isNewerThanSyntax(feature) && isUsed(feature, names))
      return { code: code.replace(PLACE, JSON.stringify(needs.join(' '))), map: null }
    },
    generateBundle() {
      const source = `${JSON.stringify({ needs, oldest: oldestWith(needs) }, undefined, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'browsers.json', source })
    },
  }
}
