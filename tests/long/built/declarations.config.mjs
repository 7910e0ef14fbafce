/**
 * Builds the type declarations in the folder `--configFolder`. With `--configBackwards`, the compiler reads the entries
 * and the modules in another order.
 */
import { join } from 'node:path'
import builds from '../../../rollup.config.mjs'

/** The time that a module waits for modules that are requested at the same moment, in milliseconds. */
const TOGETHER = 10

/** Creates a plugin that loads the last of the modules that are requested at the same moment first. */
const lastFirst = () => {
  const waiting = []
  return {
    name: 'last-first',
    load: async () => {
      await new Promise((resolve) => {
        waiting.push(resolve)
        setTimeout(() => waiting.pop()(), TOGETHER)
      })
      return null
    },
  }
}

const backwards = (build) => ({
  ...build,
  input: Object.fromEntries(Object.entries(build.input).toReversed()),
  plugins: [lastFirst(), ...build.plugins],
})

export default ({ configFolder, configBackwards }) =>
  builds({})
    .filter(({ plugins }) => plugins.some(({ name }) => name === 'dts'))
    .map((build) => ({ ...build, output: { ...build.output, dir: join(configFolder, build.output.dir) } }))
    .map((build) => (configBackwards ? backwards(build) : build))
