/**
 * The code with `replacement` in the place of a text, wherever it stands. Throws, which fails the build, when the text
 * is nowhere in it.
 *
 * @param {string} code
 * @param {string} text
 * @param {string} replacement
 */
export const replaceText = (code, text, replacement) => {
  if (!code.includes(text)) throw new Error(`The text to replace is not there: ${text}`)
  return code.replaceAll(text, () => replacement)
}

/** A changed module has no source map: its lines no longer match those of its source. */
const NO_LINES = { mappings: '' }

/**
 * Changes modules at build time: the first change whose `module` fits the path of a module gives its new code. The
 * build fails when a change fits no module at all: a new version of a package has moved what it is about.
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
      if (error === undefined) for (const { module } of unused) this.error(`No module fits ${module}`)
    },
  }
}
