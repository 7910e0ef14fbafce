import { BROWSER_FEATURES, SYNTAX } from './browserFeatures.mjs'

const AUDIT = '/adapters/audit/index.ts'

/** Matches the place in the loader where the list of needed features goes. */
const PLACE = /process\.env(?:\.NEEDED\b|\[["']NEEDED["']\])/g

/** Whether a node has syntax that is newer than that of the loader. Syntax cannot be detected at run time. */
const isTooNew = ({ type, regex }) =>
  type === 'StaticBlock' || (regex !== undefined && (/\(\?<[=!]/.test(regex.pattern) || regex.flags.includes('v')))

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string'

const nodesIn = function* (node) {
  yield node
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* nodesIn(child)
}

/** Returns the names in a module: every identifier, and for `list.at(0)` also `.at` and `list.at`. */
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

/** Whether code with these names may use a feature. A method counts on any object, not only on its own prototype. */
const isUsed = (feature, names) => {
  const [owner, ...rest] = feature.split('.')
  if (rest.length === 0) return names.has(owner) || names.has(`.${owner}`)
  return names.has(rest[0] === 'prototype' ? `.${rest[1]}` : feature)
}

/** Whether a browser can lack the feature although it can parse the loader. */
const isNewerThanSyntax = (feature) => BROWSER_FEATURES[feature].some((version, browser) => version > SYNTAX[browser])

/** Returns the oldest browsers that have all these features. */
const oldestWith = (features) => {
  const versions = [SYNTAX, ...features.map((feature) => BROWSER_FEATURES[feature])]
  const [chrome, firefox, safari] = SYNTAX.map((_, browser) => Math.max(...versions.map((one) => one[browser])))
  return { chrome, firefox, safari }
}

/**
 * Writes the features that the chunks need into the loader, which checks them before it loads anything. Writes them to
 * `browsers.json` too, with the oldest browsers that have them. Features of the audit are left out.
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
        if (nodes.some(isTooNew))
          this.error(`${id} has newer syntax than the loader, which older browsers cannot parse`)
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
