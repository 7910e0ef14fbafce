import { rmSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import swc from '@rollup/plugin-swc'
import dts from 'rollup-plugin-dts'
import { chunkManifest } from './adapters/build/chunkManifest.mjs'
import { compiled } from './adapters/build/compiled.mjs'
import { customElements } from './adapters/build/customElements.mjs'
import { firstStep } from './adapters/build/firstStep.mjs'
import { hostPages } from './adapters/build/hostPages.mjs'
import { licences } from './adapters/build/licences.mjs'
import { minified } from './adapters/build/minified.mjs'
import { ownReflect } from './adapters/build/ownReflect.mjs'
import { doors, isDependency, main, ownPackages } from './adapters/build/packages.mjs'
import { packedFiles } from './adapters/build/packedFiles.mjs'
import { throughDoors } from './adapters/build/throughDoors.mjs'

const { name, version } = main

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

const withVersion = replace({
  preventAssignment: true,
  delimiters: ['', ''],
  values: { "process.env['VERSION']": JSON.stringify(version) },
})

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
    ownReflect(),
    inBrowser,
    commonjs(),
    withVersion,
    production,
    typescript,
    compiled(),
    firstStep(),
    minified({ passes: 3 }),
    chunkManifest(),
    customElements({ name, version }),
    licences(),
  ],
  output: { ...intoDist, ...tracedBeside, entryFileNames: '[name].js', chunkFileNames: chunkName },
}

const libraryEntries = Object.fromEntries(doors.map((door) => [`${door}/index`, `${door}/index.ts`]))

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

/** A shell finds out from the first line of a command who runs it. */
const RUN_BY_NODE = '#!/usr/bin/env node'

const command = {
  input: 'adapters/command/index.ts',
  external: (id) => id.startsWith('node:'),
  plugins: [inNode, withVersion, typescript],
  output: { ...traced, file: 'dist/command.js', format: 'es', generatedCode: 'es2015', banner: RUN_BY_NODE },
}

const behindDoors = throughDoors(name, doors)

/** What only one package has. */
const PLUGINS_OF = { 'adapters/server': [hostPages()], 'adapters/mcp': [withVersion] }

const codeOf = ({ folder, code, isExternal, isCommand }) => ({
  input: code,
  external: isExternal,
  plugins: [clean(`${folder}/dist`), behindDoors, inNode, typescript, ...(PLUGINS_OF[folder] ?? [])],
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
  plugins: [behindDoors, dts()],
  output: { dir: `${folder}/dist`, format: 'es', chunkFileNames: '[name]-[hash].d.ts' },
})

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
    minified(false),
    licences(),
    packedFiles('adapters/server/dist'),
  ],
  output: { ...intoDist, dir: 'adapters/server/dist/paginas', entryFileNames: '[name].js' },
}

const code = [element, library, command, ...ownPackages.map(codeOf), demo]

const forUsers = [react, declarations, ...ownPackages.map(declarationsOf)]

/** With `--configServed` no more than runs here. */
export default ({ configServed }) =>
  (configServed ? code : [...code, ...forUsers]).map((output) => ({ ...output, onLog }))
