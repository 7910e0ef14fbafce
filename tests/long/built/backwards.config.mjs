/** Makes the build, but Rollup reads the entries and the modules in another order. */
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

const reversed = (input) => (typeof input === 'string' ? input : Object.fromEntries(Object.entries(input).toReversed()))

export default (options) =>
  builds(options).map((build) => ({
    ...build,
    input: reversed(build.input),
    plugins: [lastFirst(), ...build.plugins],
  }))
