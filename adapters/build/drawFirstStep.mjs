import { parentPort } from 'node:worker_threads'
import { compiled } from './compiled.mjs'
import { runModule } from './tools.mjs'
import { parse, toTrees } from './trees.mjs'

/** The attribute of the line for an adviser, which comes first. */
const HIDDEN = ' hidden=""'

/** Draws with the parts as the bundle has them. */
const render = async () => {
  const { buildStart, transform } = compiled()
  await buildStart()
  const plugins = [{ name: 'compiled-styles', transform }]
  return (await runModule('adapters/element/mount/renderFirstStep.tsx', plugins)).renderFirstSteps()
}

/** The first step of a brand, as it is for a customer; an adviser's differs in no more than the line that is hidden. */
const toTree = ([labelCode, [html, ...others]]) => {
  if (others.some((other) => other !== html.replace(HIDDEN, '')))
    throw new Error(`The first step of ${labelCode} differs by audience`)
  return [labelCode, toTrees(parse(html).childNodes)]
}

parentPort.postMessage(Object.fromEntries((await render()).map(toTree)))
