/**
 * Has a plugin transform only the modules that it is about. The build fails when there is none: what it is about has
 * moved.
 *
 * @param {RegExp} modules - Fits the paths of those modules.
 * @param {import('rollup').Plugin} plugin
 * @returns {import('rollup').Plugin}
 */
export const forModules = (modules, plugin) => {
  let isFound = false
  return {
    ...plugin,
    buildStart() {
      isFound = false
    },
    transform(code, id) {
      if (!modules.test(id)) return undefined
      isFound = true
      return plugin.transform.call(this, code, id)
    },
    buildEnd(error) {
      if (error === undefined && !isFound) this.error(`No module fits ${modules}`)
    },
  }
}
