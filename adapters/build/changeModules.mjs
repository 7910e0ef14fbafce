/**
 * Returns the code with every occurrence of a text replaced. Throws when the code does not contain the text.
 *
 * @param {string} code
 * @param {string} text
 * @param {string} replacement
 */
export const replaceText = (code, text, replacement) => {
  if (!code.includes(text)) throw new Error(`The module does not contain the text to replace: ${text}`)
  return code.replaceAll(text, () => replacement)
}

/** An empty source map for a changed module, because its lines no longer match those of its source. */
const NO_LINES = { mappings: '' }

/**
 * Creates a plugin that changes modules. The first change whose `module` matches the path of a module returns the new
 * code of that module. The build fails when a change is never used, because a package may have moved the file.
 *
 * @param {string} name
 * @param {readonly { module: RegExp, to: (code: string, id: string) => string | Promise<string> }[]} changes
 * @returns {import('rollup').Plugin}
 */
export const changeModules = (name, changes) => {
  let unused = new Set()
  return {
    name,
    buildStart() {
      unused = new Set(changes)
    },
    async transform(code, id) {
      const change = changes.find(({ module }) => module.test(id))
      if (change === undefined) return undefined
      unused.delete(change)
      return { code: await change.to(code, id), map: NO_LINES }
    },
    buildEnd(error) {
      if (error === undefined) for (const { module } of unused) this.error(`No module matches ${module}`)
    },
  }
}
