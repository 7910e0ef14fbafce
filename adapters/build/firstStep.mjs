import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import '@swc/core'
import { changeModules } from './changeModules.mjs'

/**
 * Renders the first steps in a worker thread, in parallel with the rest of the build. The main thread also imports swc,
 * whose native code would crash when loaded again after the end of the only thread that had loaded it.
 */
const draw = async () => {
  const [trees] = await once(new Worker(new URL('drawFirstStep.mjs', import.meta.url)), 'message')
  return trees
}

/** The first steps of this process, drawn once: drawing takes seconds, and a build does not change the source. */
let drawn

/**
 * The attributes of the elements in the painted first steps, one record for each element.
 *
 * @typedef {readonly Readonly<Record<string, string>>[]} Painted
 */

/** @returns {Painted} */
const attributesIn = (trees) =>
  trees.flatMap((tree) => {
    if (typeof tree === 'string' || tree.length === 1) return []
    const [, attributes, ...content] = tree
    return [attributes, ...attributesIn(content)]
  })

/**
 * Creates a plugin that writes the first step of each brand into the loader, as React draws it for a customer. The
 * build fails when the first step for an adviser differs in more than the line for advisers.
 *
 * @returns {import('rollup').Plugin & { buildStart: () => void, painted: () => Promise<Painted> }} `painted`
 *   resolves once the first steps are drawn.
 */
export const firstStep = () => {
  const changes = changeModules('first-step', [
    {
      module: /\/loader\/firstStep\/trees\.ts$/,
      to: async () => `export const trees = ${JSON.stringify(await drawn)}`,
    },
  ])
  return {
    ...changes,
    painted: async () => attributesIn(Object.values(await drawn).flat()),
    buildStart() {
      changes.buildStart()
      drawn ??= draw()
      // Without this handler, Node stops the process when `drawn` rejects. Each `await drawn` still reports the
      // failure.
      drawn.catch(() => undefined)
    },
  }
}
