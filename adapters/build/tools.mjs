import { readdirSync, readFileSync, rmSync } from 'node:fs'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import swc from '@rollup/plugin-swc'
import { rollup } from 'rollup'

import { main } from './packages.mjs'

/** Handles the logs of Rollup. Drops a warning that is only about packages; every other warning stops the build. */
export const onLog = (level, log, handler) => {
  const about = [log.id, log.loc?.file, ...(log.ids ?? [])].filter((id) => id !== undefined)
  const isTheirs = about.length > 0 && about.every((id) => id.includes('/node_modules/'))
  if (level !== 'warn') handler(level, log)
  else if (!isTheirs) handler('error', log)
}

const extensions = ['.ts', '.tsx', '.mjs', '.js']
export const inNode = nodeResolve({ extensions })

/** Matches a docstring on lines of its own. */
const DOCSTRING = /^[ \t]*\/\*\*(?:(?!\*\/)[^])*\*\/$/gm

/**
 * Empties the lines of the docstrings, which are in the declarations too. Source maps stay right: no line moves. Swc
 * removes either no comments or all, also the annotations that let bundlers drop unused calls.
 */
const withoutDocstrings = {
  name: 'without-docstrings',
  transform: (code, id) =>
    /\.tsx?$/.test(id)
      ? { code: code.replaceAll(DOCSTRING, (text) => text.replaceAll(/./g, '')), map: null }
      : undefined,
}

/** The plugins for TypeScript. Some defaults of swc are off: `decorators`, for example, would move class fields. */
export const typescript = [
  withoutDocstrings,
  swc({
    include: /\.tsx?$/,
    swc: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true, decorators: false },
        loose: false,
        transform: { react: { runtime: 'automatic', development: false }, legacyDecorator: false },
      },
    },
  }),
]

const production = replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } })

/**
 * The plugins for code that runs in a browser. With `production` before `commonjs`, development files are not read.
 * `strictRequires` is off, because no package has circular requires; when on, it delays modules.
 */
export const inBrowser = [
  nodeResolve({ browser: true, extensions, exportConditions: ['es2015', 'production'] }),
  production,
  commonjs({ strictRequires: false }),
]

export const withVersion = replace({
  preventAssignment: true,
  delimiters: ['', ''],
  values: { "process.env['VERSION']": JSON.stringify(main.version) },
})

export const clean = (folder) => ({ name: 'clean', buildStart: () => rmSync(folder, { recursive: true, force: true }) })

/** Returns the output path of a module. Bundled packages go to `carried`, because npm never packs `node_modules`. */
export const jsFileOf = ({ name }) => `${name.replace(/^node_modules/, 'carried')}.js`

/** Creates a plugin that copies the `.json` and `.ndjson` files of a source folder to the same paths in the build. */
export const dataIn = (folder) => ({
  name: 'data',
  generateBundle() {
    for (const file of readdirSync(folder).filter((name) => /\.(nd)?json$/.test(name))) {
      const fileName = `${folder}/${file}`
      this.emitFile({ type: 'asset', fileName, source: readFileSync(fileName) })
    }
  },
})

/**
 * Bundles a source module with its relative imports and runs the bundle in this process.
 *
 * @param {string} input - The path of the source module from the root.
 * @param {readonly import('rollup').Plugin[]} [plugins] - Plugins that change the source before it is bundled.
 * @returns {Promise<Readonly<Record<string, any>>>} The module.
 */
export const runModule = async (input, plugins = []) => {
  const bundle = await rollup({
    input,
    external: (id, importer) => importer !== undefined && /^[@\w]/.test(id),
    plugins: [...plugins, inNode, typescript],
    treeshake: false,
    preserveSymlinks: true,
    onLog,
  })
  const { output } = await bundle.generate({ inlineDynamicImports: true, paths: (id) => import.meta.resolve(id) })
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
}
