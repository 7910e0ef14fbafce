import { innerModules } from './packages.mjs'

/** Returns the import of the module of each namespace that a statement imports. Throws for an unknown namespace. */
const toImports = ({ source, specifiers }) =>
  specifiers.map(({ imported, local }) => {
    const module = innerModules[source.value][imported.name]
    if (module === undefined) throw new Error(`Add ${imported.name} of ${source.value} to innerModules.`)
    return `import * as ${local.name} from '${module}';`
  })

/**
 * Creates a plugin that replaces the import of a namespace by an import of its module only. Esbuild would include all
 * modules of a package that exports namespaces. Changes TypeScript modules after all other plugins. Keeps each
 * statement on its line, so that source maps stay right.
 *
 * @returns {import('rollup').Plugin}
 */
export const singleModules = () => ({
  name: 'single-modules',
  resolveId: (id) => (id.startsWith('#') ? { id, external: true } : undefined),
  transform: {
    order: 'post',
    handler(code, id) {
      if (!/\.tsx?$/.test(id)) return undefined
      const statements = this.parse(code).body.filter(
        ({ type, source }) => type === 'ImportDeclaration' && source.value in innerModules,
      )
      const changed = statements.reduceRight(
        (text, statement) =>
          text.slice(0, statement.start) + toImports(statement).join(' ') + text.slice(statement.end),
        code,
      )
      return statements.length === 0 ? undefined : { code: changed, map: null }
    },
  },
})
