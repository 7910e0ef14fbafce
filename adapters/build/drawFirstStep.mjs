import { parentPort } from 'node:worker_threads'
import { compiled } from './compiled.mjs'
import { runModule } from './tools.mjs'
import { parse, toTrees } from './trees.mjs'

/** The attribute that hides the line for advisers from a customer. */
const HIDDEN = ' hidden=""'

/** Renders the first step of each brand and audience with the compiled parts, as in the bundle. */
const render = async () => {
  const { buildStart, transform } = compiled()
  await buildStart()
  const plugins = [{ name: 'compiled-styles', transform }]
  return (await runModule('adapters/element/mount/renderFirstStep.tsx', plugins)).renderFirstSteps()
}

/** Returns a brand and its first step for a customer. Throws if the adviser's step differs in more than `HIDDEN`. */
const toTree = ([labelCode, [html, ...others]]) => {
  if (others.some((other) => other !== html.replace(HIDDEN, '')))
    throw new Error(`The first step of ${labelCode} differs between audiences in more than its first line`)
  return [labelCode, toTrees(parse(html).childNodes)]
}

parentPort.postMessage(Object.fromEntries((await render()).map(toTree)))
