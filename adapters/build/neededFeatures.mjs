import { BROWSER_FEATURES, SYNTAX } from './browserFeatures.mjs'

const AUDIT = '/adapters/audit/index.ts'

/** Matches `process.env.NEEDED` in the loader. The build replaces that text by the list of needed features. */
const PLACE = /process\.env(?:\.NEEDED\b|\[["']NEEDED["']\])/g

/** Whether a syntax node is a static block, or a regular expression with a lookbehind or the flag `v`. */
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

/** Whether code with these names may use a feature. The name of a method counts, whatever object the method is of. */
const isUsed = (feature, names) => {
  const [owner, ...rest] = feature.split('.')
  if (rest.length === 0) return names.has(owner) || names.has(`.${owner}`)
  return names.has(rest[0] === 'prototype' ? `.${rest[1]}` : feature)
}

/** Whether some browser that can parse the scripts may lack the feature. */
const isNewerThanSyntax = (feature) => BROWSER_FEATURES[feature].some((version, browser) => version > SYNTAX[browser])

/** Returns the oldest versions of Chrome, Firefox and Safari that have these features and can parse the scripts. */
const oldestWith = (features) => {
  const versions = [SYNTAX, ...features.map((feature) => BROWSER_FEATURES[feature])]
  const [chrome, firefox, safari] = SYNTAX.map((_, browser) => Math.max(...versions.map((one) => one[browser])))
  return { chrome, firefox, safari }
}

/**
 * Creates a plugin that lists the features, besides syntax, that the chunks (except the audit) need. The loader checks
 * these before loading the application. `browsers.json` also has the oldest browsers. Too new syntax stops the build.
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
