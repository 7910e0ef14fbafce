import { changeChunk } from '../changeChunk.rollup.mjs'
import { forModules } from '../forModules.rollup.mjs'

const isWhole = ({ type, specifiers }) =>
  type === 'ImportDeclaration' && specifiers[0]?.type === 'ImportNamespaceSpecifier'

/**
 * Makes the object of all that a module exports (`import * as`) where it is used. Rollup makes it beside the module,
 * so that a visitor who never asks for the part that uses it would fetch it.
 *
 * @param {RegExp} users - Fits the paths of the modules that use such an object as a value.
 * @returns {import('rollup').Plugin}
 */
export const ownNamespaces = (users) =>
  forModules(users, {
    name: 'own-namespaces',
    async transform(code, id) {
      const whole = this.parse(code).body.filter(isWhole)
      if (whole.length === 0) this.error(`${id} imports no module as a whole any more`)
      const edits = whole.map(async ({ start, end, source, specifiers: [{ local }] }) => {
        const { exports } = await this.load(await this.resolve(source.value, id))
        const names = exports.map((name) => [name, `${local.name}_${name}`])
        const imported = names.map(([name, own]) => `${name} as ${own}`).join(', ')
        const object = names.map(([name, own]) => `${name}: ${own}`).join(', ')
        const text = `import { ${imported} } from ${source.raw}; const ${local.name} = { ${object} };`
        return { start, end, text }
      })
      return changeChunk(code, await Promise.all(edits))
    },
  })
