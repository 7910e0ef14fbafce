import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import swc from '@rollup/plugin-swc'
import terser from '@rollup/plugin-terser'
import dts from 'rollup-plugin-dts'
import { besideAudit } from './adapters/audit/besideAudit.rollup.mjs'
import { quietAxe } from './adapters/audit/quietAxe.rollup.mjs'
import { leanInversify } from './adapters/container/leanInversify.rollup.mjs'
import { quietInversify } from './adapters/container/quietInversify.rollup.mjs'
import { chunkManifest } from './adapters/element/chunkManifest.rollup.mjs'
import { customElements } from './adapters/element/customElements.rollup.mjs'
import { leanFpTs } from './adapters/element/leanFpTs.rollup.mjs'
import { leanIoTs } from './adapters/element/leanIoTs.rollup.mjs'
import { leanReact } from './adapters/element/leanReact/leanReact.rollup.mjs'
import { leanRxjs } from './adapters/element/leanRxjs.rollup.mjs'
import { firstStep } from './adapters/element/loader/firstStep/firstStep.rollup.mjs'
import { licences } from './adapters/element/licences.rollup.mjs'
import { ownKeysOnly } from './adapters/element/ownKeysOnly.rollup.mjs'
import { ownNamespaces } from './adapters/element/ownNamespaces.rollup.mjs'
import { packedTables } from './adapters/element/packedTables.rollup.mjs'
import { partsOnParent } from './adapters/element/partsOnParent.rollup.mjs'
import { writeVersion } from './adapters/element/writeVersion.rollup.mjs'
import { hostPages } from './adapters/server/hostPages.rollup.mjs'
import { packedFiles } from './adapters/server/packedFiles.rollup.mjs'
import { throughDoors } from './adapters/throughDoors.rollup.mjs'
import { uncalledMethods } from './adapters/uncalledMethods.rollup.mjs'
import { compiled } from './ui/thema/compiled.rollup.mjs'

const readPackage = (folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
const { name, dependencies, peerDependencies, version } = readPackage('.')

/** Each norm year has a door of its own, so that a reader of one year does not carry the others. */
const normjaren = readdirSync('domain/normen').filter((jaar) => existsSync(`domain/normen/${jaar}/index.ts`))

/** The doors of the library, each importable alone. */
const doors = [
  'domain',
  'domain/uitleg',
  'domain/vergelijking',
  'domain/bewijs',
  ...normjaren.map((jaar) => `domain/normen/${jaar}`),
  'application',
  'adapters',
  'adapters/testing',
]

const libraryEntries = Object.fromEntries(doors.map((door) => [`${door}/index`, `${door}/index.ts`]))

const packageOf = (id) => (id.startsWith('@') ? id.split('/', 2).join('/') : id.split('/', 1)[0])
const isDependency = (id) => packageOf(id) in dependencies || packageOf(id) in peerDependencies

/** A warning about our own code stops the build; what packages do among themselves is theirs. */
const onLog = (level, log, handler) => {
  const about = [log.id, log.loc?.file, ...(log.ids ?? [])].filter((id) => id !== undefined)
  const isTheirs = about.length > 0 && about.every((id) => id.includes('/node_modules/'))
  if (level !== 'warn') handler(level, log)
  else if (!isTheirs) handler('error', log)
}

const extensions = ['.ts', '.tsx', '.mjs', '.js']
const inBrowser = nodeResolve({ browser: true, extensions, exportConditions: ['es2015', 'production'] })
const inNode = nodeResolve({ extensions })

/** The plugin has defaults of its own for what is false here; decorators make it move the fields of a class. */
const typescript = swc({
  include: /\.tsx?$/,
  swc: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: false },
      loose: false,
      transform: { react: { runtime: 'automatic', development: false }, legacyDecorator: false },
    },
  },
})

const production = replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } })

/** Tells the bundler of a page to leave an import alone; every other comment goes. */
const BUNDLER_COMMENT = /^\s*(?:@vite-ignore|webpackIgnore: true)\s*$/

const minify = (options) => terser({ module: true, ecma: 2020, format: { comments: BUNDLER_COMMENT }, ...options })

const clean = (folder) => ({ name: 'clean', buildStart: () => rmSync(folder, { recursive: true, force: true }) })

/** A chunk that is a front door, which is the last of its modules, is called after its folder. */
const chunkName = ({ name, moduleIds }) =>
  `chunks/${name === 'index' ? basename(dirname(moduleIds.at(-1))) : name}-[hash].js`

const intoDist = { dir: 'dist', format: 'es', generatedCode: 'es2015' }

/** With source maps, so that a cause can be found in the source. */
const traced = { sourcemap: true }

/** The same, in files that a visitor never fetches: no line of the code says where they are. */
const tracedBeside = { sourcemap: 'hidden' }

const element = {
  input: { 'hypotheek-orientatie': 'adapters/element/index.ts' },
  plugins: [
    clean('dist'),
    quietInversify(),
    leanInversify(),
    leanFpTs(),
    leanIoTs(),
    leanReact(),
    leanRxjs(),
    quietAxe(),
    inBrowser,
    commonjs({ exclude: '**/axe-core/**' }),
    writeVersion(version),
    production,
    typescript,
    ownNamespaces(/\/domain\/rekenkern\/\w+\/woorden\.ts$/),
    packedTables(/\/domain\/normen\/\d+\/normen\d+\.ts$/),
    compiled(),
    firstStep(),
    besideAudit(uncalledMethods(/\/node_modules\/(?:@inversifyjs|inversify|rxjs)\//)),
    besideAudit(partsOnParent()),
    besideAudit(ownKeysOnly()),
    besideAudit(minify({ compress: { passes: 3 } })),
    chunkManifest(),
    customElements({ name, version }),
    licences(),
  ],
  output: { ...intoDist, ...tracedBeside, entryFileNames: '[name].js', chunkFileNames: chunkName },
}

const library = {
  input: libraryEntries,
  external: isDependency,
  plugins: [inNode, typescript],
  output: { ...intoDist, ...traced, preserveModules: true, preserveModulesRoot: '.' },
}

/** What stands for the element as it is published, beside what imports it. */
const ELEMENT = 'element'

const publishedElement = {
  name: 'published-element',
  resolveId: (source, importer = '') =>
    resolve(dirname(importer), source) === resolve('adapters/element') ? { id: ELEMENT, external: true } : undefined,
}

/** The component of React, which a server component may render. */
const react = {
  input: 'adapters/element/react/index.ts',
  external: 'react',
  plugins: [publishedElement, inNode, typescript],
  output: {
    ...traced,
    file: 'dist/react.js',
    format: 'es',
    banner: `'use client'`,
    paths: { [ELEMENT]: './hypotheek-orientatie.js' },
  },
}

/** Without a tsconfig of ours TypeScript reads the domain once; with one, once for each folder that has an entry. */
const declarations = {
  input: {
    'hypotheek-orientatie': 'adapters/element/index.ts',
    react: 'adapters/element/react/index.ts',
    vue: 'adapters/element/vue.ts',
    ...libraryEntries,
  },
  external: isDependency,
  plugins: [dts()],
  output: { dir: 'dist', format: 'es', chunkFileNames: 'types/[name]-[hash].d.ts' },
}

/** The command of the package; a shell finds out from its first line who runs it. */
const RUN_BY_NODE = '#!/usr/bin/env node'

const command = {
  input: 'adapters/command/index.ts',
  external: (id) => id.startsWith('node:'),
  plugins: [inNode, writeVersion(version), typescript],
  output: { ...traced, file: 'dist/command.js', format: 'es', generatedCode: 'es2015', banner: RUN_BY_NODE },
}

/** The adapters that are packages of their own; one that nobody installs has no entries to build. */
const ownPackages = readdirSync('adapters')
  .map((adapter) => `adapters/${adapter}`)
  .filter((folder) => existsSync(`${folder}/package.json`) && 'exports' in readPackage(folder))

/** The modules that a package has in `dist`, by what its package.json says of them. */
const entriesOf = (folder, { exports = {}, bin = {} }, kind) => {
  const promised = JSON.stringify({ exports, bin }).matchAll(/\.\/dist\/([\w-]+)(\.d\.ts|\.js)"/g)
  return Object.fromEntries(
    [...promised].flatMap(([, entry, ending]) => (ending === kind ? [[entry, `${folder}/${entry}.ts`]] : [])),
  )
}

/** What only one package has. */
const PLUGINS_OF = { 'adapters/server': [hostPages()], 'adapters/mcp': [writeVersion(version)] }

const toBuilds = (folder) => {
  const ours = readPackage(folder)
  const external = (id) => id.startsWith('node:') || (packageOf(id) in ours.dependencies && packageOf(id) !== name)
  const output = { dir: `${folder}/dist`, format: 'es', generatedCode: 'es2015' }
  const behindDoors = throughDoors(name, doors)
  const banner = ({ fileName }) => (Object.values(ours.bin ?? {}).includes(`./dist/${fileName}`) ? RUN_BY_NODE : '')
  return [
    {
      input: entriesOf(folder, ours, '.js'),
      external,
      plugins: [clean(`${folder}/dist`), behindDoors, inNode, typescript, ...(PLUGINS_OF[folder] ?? [])],
      output: { ...output, ...traced, banner, chunkFileNames: '[name]-[hash].js' },
    },
    {
      input: entriesOf(folder, ours, '.d.ts'),
      external,
      plugins: [behindDoors, dts()],
      output: { ...output, chunkFileNames: '[name]-[hash].d.ts' },
    },
  ]
}

/**
 * The page of the field set has a bundle of its own, so that the calculator does not carry fields it never shows. Only
 * who builds along sees it, so that a smaller bundle is not worth the time of compressing one.
 */
const demo = {
  input: { velden: 'adapters/demo/index.tsx' },
  plugins: [
    inBrowser,
    commonjs(),
    production,
    typescript,
    minify({ compress: false }),
    licences(),
    packedFiles('adapters/server/dist'),
  ],
  output: { ...intoDist, dir: 'adapters/server/dist/paginas', entryFileNames: '[name].js' },
}

export default [element, react, library, declarations, command, ...ownPackages.flatMap(toBuilds), demo].map(
  (output) => ({
    ...output,
    onLog,
  }),
)
