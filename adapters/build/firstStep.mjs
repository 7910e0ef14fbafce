import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import '@swc/core'
import { changeModules } from './changeModules.mjs'

/**
 * Renders the first steps in a worker thread, in parallel with the rest of the build. The worker loads swc, whose
 * native code crashes when it is loaded again after its only thread ended. So this thread loads swc too.
 */
const draw = async () => {
  const [trees] = await once(new Worker(new URL('drawFirstStep.mjs', import.meta.url)), 'message')
  return trees
}

/**
 * The attributes of every element in the painted first step, one record for each element.
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
 * Writes the first step of each brand into the loader, as React draws it for a customer. The build fails when the first
 * step for an adviser differs in more than the hidden line.
 *
 * @returns {import('rollup').Plugin & { buildStart: () => void, painted: () => Promise<Painted> }} `painted`
 *   resolves once the first step is drawn.
 */
export const firstStep = () => {
  let drawn
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
      drawn = draw()
      // Avoid an unhandled rejection; `await drawn` reports the failure.
      drawn.catch(() => undefined)
    },
  }
}
