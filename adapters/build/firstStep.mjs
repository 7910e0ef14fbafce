import { fileURLToPath } from 'node:url'
import { JSDOM } from 'jsdom'
import { runnerImport } from 'vite'
import { changeModules } from './changeModules.mjs'
import { compiled } from './compiled.mjs'

const RENDER = fileURLToPath(new URL('../element/mount/renderFirstStep.tsx', import.meta.url))

/** Runs the source once, with the parts as the bundle has them. */
const run = async () => {
  const { buildStart, transform } = compiled()
  await buildStart()
  return (await runnerImport(RENDER, { plugins: [{ name: 'compiled-styles', transform }] })).module
}

/** React writes an empty comment between two texts; in a tree they are two texts anyhow. */
const BETWEEN_TEXTS = ' '

/** The attribute of the line for an adviser, which comes first. */
const HIDDEN = ' hidden=""'

/**
 * The nodes of a piece of HTML.
 *
 * @param {string} html
 * @returns {DocumentFragment}
 */
export const parse = (html) => JSDOM.fragment(html)

const toTree = ({ nodeType, data, localName, attributes, childNodes }) => {
  if (nodeType === 3) return data
  if (nodeType === 8) return [data]
  const given = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))
  if ('style' in given) throw new Error(`<${localName}> has a style attribute, which a strict policy refuses`)
  return [localName, given, ...toTrees(childNodes)]
}

/**
 * Nodes as plain data, of which the loader makes such nodes again. Throws on a style attribute.
 *
 * @param {Iterable<ChildNode>} nodes
 * @returns {readonly import('../element/loader/firstStep/tree').Tree[]}
 */
export const toTrees = (nodes) =>
  [...nodes].filter(({ nodeType, data }) => nodeType !== 8 || data !== BETWEEN_TEXTS).map(toTree)

/**
 * Writes the first step of each brand into the loader, as the components of the screen draw it for a customer. The
 * build fails when that of an adviser differs in more than the line that is hidden.
 *
 * @returns {import('rollup').Plugin}
 */
export const firstStep = () => {
  let trees
  const changes = changeModules('first-step', [
    { module: /\/loader\/firstStep\/trees\.ts$/, to: () => `export const trees = ${JSON.stringify(trees)}` },
  ])
  return {
    ...changes,
    async buildStart() {
      changes.buildStart()
      const { renderFirstSteps } = await run()
      trees = Object.fromEntries(
        renderFirstSteps().map(([labelCode, [html, ...others]]) => {
          if (others.some((other) => other !== html.replace(HIDDEN, '')))
            throw new Error(`The first step of ${labelCode} differs by audience`)
          return [labelCode, toTrees(parse(html).childNodes)]
        }),
      )
    },
  }
}
