import { basename, dirname, resolve } from 'node:path'
import dts from 'rollup-plugin-dts'
import { changeModules } from './adapters/build/changeModules.mjs'
import { chunkManifest } from './adapters/build/chunkManifest.mjs'
import { compiled } from './adapters/build/compiled.mjs'
import { customElements } from './adapters/build/customElements.mjs'
import { firstStep } from './adapters/build/firstStep.mjs'
import { hostPages } from './adapters/build/hostPages.mjs'
import { integrity } from './adapters/build/integrity.mjs'
import { licences } from './adapters/build/licences.mjs'
import { minified } from './adapters/build/minified.mjs'
import { neededFeatures } from './adapters/build/neededFeatures.mjs'
import { ownReflect } from './adapters/build/ownReflect.mjs'
import { entries, isDependency, isOfNode, main, ownPackages, viaEntries } from './adapters/build/packages.mjs'
import { packedFiles } from './adapters/build/packedFiles.mjs'
import { packedTables } from './adapters/build/packedTables.mjs'
import { shrinkwrap } from './adapters/build/shrinkwrap.mjs'
import { singleModules } from './adapters/build/singleModules.mjs'
import { clean, dataIn, inBrowser, inNode, jsFileOf, onLog, typescript, withVersion } from './adapters/build/tools.mjs'

const { name, version } = main

/** The name of the audit chunk. The name has no hash, so that a page can import the file. */
const AUDIT = 'audit'

/** Returns the file name of a chunk. A chunk named `index` gets the name of the folder of its last module instead. */
const chunkName = ({ name: given, moduleIds }) => {
  const name = given === 'index' ? basename(dirname(moduleIds.at(-1))) : given
  return name === AUDIT ? `${name}.js` : `chunks/${name}-[hash].js`
}

const intoDist = { dir: 'dist', format: 'es', generatedCode: { preset: 'es2015', symbols: false }, freeze: false }

/** The option for source maps that no script refers to. Browsers do not load such maps, and the package omits them. */
const traced = { sourcemap: 'hidden' }

const packed = packedFiles('adapters/server/dist')

const first = firstStep()

/** The plugin for the licences of all packages in `dist`: those of the element, the library and the command. */
const licencesOfDist = licences()

/** Leaves Standard Schema out of the codecs in a page: no page uses it, and it would load with the first step. */
const withoutStandard = changeModules('without-standard-schema', [
  { module: /\/domain\/codec\/standardSchema\.ts$/, to: () => 'export const withStandard = (codec) => codec' },
])

const element = {
  input: { 'hypotheek-orientatie': 'adapters/element/index.ts', frame: 'adapters/element/frame/index.ts' },
  plugins: [
    clean('dist'),
    ownReflect(),
    inBrowser,
    withVersion,
    withoutStandard,
    typescript,
    packedTables(),
    first,
    compiled(first.painted),
    neededFeatures(),
    minified({ passes: 6 }),
    chunkManifest(),
    integrity(),
    customElements({ name, version }),
    licencesOfDist,
    packed.first,
  ],
  output: { ...intoDist, ...traced, entryFileNames: '[name].js', chunkFileNames: chunkName },
}

const libraryEntries = Object.fromEntries(entries.map((entry) => [`${entry}/index`, `${entry}/index.ts`]))

/** The shebang of a command file, with which a shell runs the file in Node. */
const RUN_BY_NODE = '#!/usr/bin/env node'

/** The build of the library, and of the command `hypotheek-orientatie`. */
const library = {
  input: { ...libraryEntries, command: 'adapters/command/index.ts' },
  external: (id) => isDependency(id) || isOfNode(id),
  plugins: [
    singleModules(),
    inNode,
    withVersion,
    typescript,
    dataIn('adapters/conformance'),
    dataIn('adapters/schema'),
    licencesOfDist,
  ],
  output: {
    ...intoDist,
    ...traced,
    banner: ({ fileName }) => (fileName === 'command.js' ? RUN_BY_NODE : ''),
    preserveModules: true,
    preserveModulesRoot: '.',
    entryFileNames: jsFileOf,
  },
}

/** The build of the React component, which imports the built element and has `use client` for server components. */
const react = {
  input: 'adapters/element/react/index.ts',
  external: ['react', '..'],
  plugins: [inNode, typescript],
  output: {
    ...traced,
    file: 'dist/react.js',
    format: 'es',
    banner: `'use client'`,
    paths: { [resolve('adapters/element')]: './hypotheek-orientatie.js' },
  },
}

/**
 * The build of the stub of the element, for tests of a page. It is CommonJS, because by default Jest loads no package
 * with ES modules. Node and bundlers import it too.
 */
const STUB = 'adapters/element/stub/index.ts'
const stub = {
  input: STUB,
  plugins: [inNode, withVersion, typescript],
  output: { ...traced, file: 'dist/stub.cjs', format: 'cjs', esModule: true },
}
const stubDeclarations = {
  input: STUB,
  external: isDependency,
  plugins: [dts()],
  output: { file: 'dist/stub.d.cts', format: 'es' },
}

/** The build of the type declarations. With the option `tsconfig`, TypeScript would read the domain for each entry. */
const declarations = {
  input: {
    'hypotheek-orientatie': 'adapters/element/index.ts',
    frame: 'adapters/element/frame/index.ts',
    react: 'adapters/element/react/index.ts',
    vue: 'adapters/element/vue.ts',
    [AUDIT]: 'adapters/audit/index.ts',
    ...libraryEntries,
  },
  external: isDependency,
  plugins: [dts()],
  output: { dir: 'dist', format: 'es', chunkFileNames: 'types/[name]-[hash].d.ts' },
}

const importsOfMain = viaEntries(name, entries)

/** The extra plugins of a separate package, by its folder. */
const PLUGINS_OF = { 'adapters/server': [hostPages()], 'adapters/mcp': [withVersion] }

const pluginsOf = (folder) => [...(PLUGINS_OF[folder] ?? []), shrinkwrap(folder)]

const codeOf = ({ folder, code, isExternal, isCommand }) => ({
  input: code,
  external: isExternal,
  plugins: [clean(`${folder}/dist`), importsOfMain, inNode, typescript, ...pluginsOf(folder)],
  output: {
    ...intoDist,
    ...traced,
    dir: `${folder}/dist`,
    banner: ({ fileName }) => (isCommand(fileName) ? RUN_BY_NODE : ''),
    chunkFileNames: '[name]-[hash].js',
  },
})

const declarationsOf = ({ folder, types, isExternal }) => ({
  input: types,
  external: isExternal,
  plugins: [importsOfMain, dts()],
  output: { dir: `${folder}/dist`, format: 'es', chunkFileNames: '[name]-[hash].d.ts' },
})

/**
 * The build of the page with the fields. It is separate, so that the calculator bundles no fields that it never shows.
 * Only developers use the page, so minifying skips the slow compression.
 */
const demo = {
  input: { velden: 'adapters/demo/index.tsx' },
  plugins: [inBrowser, withoutStandard, typescript, compiled(), minified(false), licences(), packed.last],
  output: { ...intoDist, dir: 'adapters/server/dist/paginas', entryFileNames: '[name].js' },
}

const code = [element, library, ...ownPackages.map(codeOf), demo]
const forUsers = [react, stub, stubDeclarations, declarations, ...ownPackages.map(declarationsOf)]

/** Returns the builds. With `--configServed`, leaves out the React component and the type declarations. */
export default ({ configServed }) =>
  (configServed ? code : [...code, ...forUsers]).map((output) => ({ ...output, onLog, preserveSymlinks: true }))
