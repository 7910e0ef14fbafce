import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import { create as describeElements, ts } from '@custom-elements-manifest/analyzer'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import swc from '@rollup/plugin-swc'
import terser from '@rollup/plugin-terser'
import dts from 'rollup-plugin-dts'
import { ownKeysOnly } from './adapters/element/ownKeysOnly.rollup.mjs'

const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js']
const INTO_DIST = { dir: 'dist', format: 'es', generatedCode: 'es2015' }
const PAGINAS = 'adapters/server/paginas'

const { dependencies, version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Each norm year has a front door of its own, so that a reader of one year does not carry the others. */
const normjaren = readdirSync('domain/normen').filter((jaar) => existsSync(`domain/normen/${jaar}/index.ts`))

const libraryEntries = {
  'domain/index': 'domain/index.ts',
  'application/index': 'application/index.ts',
  ...Object.fromEntries(normjaren.map((jaar) => [`domain/normen/${jaar}/index`, `domain/normen/${jaar}/index.ts`])),
}

const packageOf = (id) => (id.startsWith('@') ? id.split('/', 2).join('/') : id.split('/', 1)[0])
const isDependency = (id) => packageOf(id) in dependencies
const isNodeBuiltin = (id) => id.startsWith('node:')

/** A warning about our own code stops the build; what packages do among themselves is theirs. */
const onLog = (level, log, handler) => {
  const about = [log.id, log.loc?.file, ...(log.ids ?? [])].filter((id) => id !== undefined)
  const isTheirs = about.length > 0 && about.every((id) => id.includes('/node_modules/'))
  if (level !== 'warn') handler(level, log)
  else if (!isTheirs) handler('error', log)
}

const typescript = (target) =>
  swc({
    include: /\.tsx?$/,
    swc: {
      jsc: {
        target,
        parser: { syntax: 'typescript', tsx: true, decorators: false },
        loose: false,
        transform: { react: { runtime: 'automatic', development: false }, legacyDecorator: false },
      },
    },
  })

const cleanDist = { name: 'clean-dist', buildStart: () => rmSync('dist', { recursive: true, force: true }) }

/** Inversify: without its code generator, which is off by default, and with its notes on a `Reflect` of its own. */
const quietInversify = {
  name: 'quiet-inversify',
  load: (id) => {
    if (/\/@inversifyjs\/core\/.*Jit\.js$/.test(id)) return `export const ${basename(id, '.js')} = undefined`
    if (!/\/reflect-metadata\/Reflect\w*\.js$/.test(id)) return undefined
    return `const notes = new WeakMap(), on = (target) => notes.get(target) ?? notes.set(target, new Map()).get(target)
      export const Reflect = { getOwnMetadata: (key, target) => on(target).get(key),
        defineMetadata: (key, value, target) => void on(target).set(key, value) }`
  },
  transform: (code, id) =>
    /\/reflect-metadata-utils\/.*Metadata\.js$/.test(id)
      ? `import { Reflect } from 'reflect-metadata/lite'\n${code}`
      : undefined,
}

/** Axe carries code generators for browsers of old and leaves itself on `window`; here it does neither. */
const quietAxe = {
  name: 'quiet-axe',
  load: (id) => {
    if (!id.endsWith('/axe-core/axe.js')) return undefined
    const code = readFileSync(id.replace('axe.js', 'axe.min.js'), 'utf8')
      .replaceAll('Function("return this")()', 'globalThis')
      .replaceAll(/\bnew Function\(/g, 'withoutCodeGenerators(')
      .replace('(window.axe=axe)', 'axe')
    return `const module = { exports: {} }, define = undefined
      const withoutCodeGenerators = () => { throw new Error('No code is made out of text here.') }
      ${code}
      export default module.exports`
  },
}

/** Tells the bundler of a page to leave an import alone; every other comment goes. */
const BUNDLER_COMMENT = /^\s*(?:@vite-ignore|webpackIgnore: true)\s*$/

const isAudit = (id) => id?.endsWith('/adapters/audit/index.ts')

/** Minifies our own code and what comes with it; axe comes minified, and is larger than all the rest. */
const minify = (options) => {
  const plugin = terser({ module: true, ecma: 2020, format: { comments: BUNDLER_COMMENT }, ...options })
  return {
    ...plugin,
    renderChunk(code, chunk, ...rest) {
      return isAudit(chunk.facadeModuleId) ? undefined : plugin.renderChunk.call(this, code, chunk, ...rest)
    },
  }
}

const toCamelCase = (name) => name.replace(/-./g, ([, letter]) => letter.toUpperCase())
const toField = ({ name, fieldName, ...rest }) => ({ kind: 'field', ...rest, name: fieldName, attribute: name })

/** Describes the element for editors and catalogues, in the words of its own comments. */
const elementManifest = {
  name: 'element-manifest',
  generateBundle() {
    const path = 'adapters/element/hypotheekOrientatieElement.ts'
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true)
    const described = describeElements({ modules: [source], plugins: [], context: { dev: false } })
    const isPublic = ({ privacy }) => privacy !== 'private'
    for (const declaration of described.modules.flatMap(({ declarations }) => declarations)) {
      const properties = declaration.attributes.filter(({ name }) => !name.startsWith('ref-'))
      for (const property of properties) property.fieldName = toCamelCase(property.name)
      declaration.members = [...declaration.members.filter(isPublic), ...properties.map(toField)]
    }
    const published = JSON.stringify(described, undefined, 2).replaceAll(path, 'hypotheek-orientatie.js')
    this.emitFile({ type: 'asset', fileName: 'custom-elements.json', source: `${published}\n` })
  },
}

/** Writes which file needs which others at once and which later, so that the first load can be measured. */
const manifest = {
  name: 'manifest',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const entries = chunks.map(({ fileName, facadeModuleId, imports, dynamicImports }) => [
      fileName,
      { source: facadeModuleId && relative('.', facadeModuleId), imports, dynamicImports },
    ])
    const source = JSON.stringify(Object.fromEntries(entries), undefined, 2)
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source })
  },
}

/** The folder of the package that a module comes from; undefined for a module of our own. */
const packageFolderOf = (id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]

const licenceOf = (folder) => {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const file = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate))
  return [`${name} ${version} (${license})`, ...(file ? ['', readFileSync(`${folder}/${file}`, 'utf8').trim()] : [])]
}

/** Writes the licences of the packages inside the element, which ask to travel along. */
const licences = {
  name: 'licences',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)
    const folders = [...new Set(modules.map(packageFolderOf).filter(Boolean))].toSorted()
    const source = folders.map((folder) => licenceOf(folder).join('\n')).join(`\n\n${'-'.repeat(72)}\n\n`)
    this.emitFile({ type: 'asset', fileName: 'licenties.txt', source: `${source}\n` })
  },
}

/** Lays the host pages beside the server, so that dist/ runs without the sources. */
const hostPages = {
  name: 'host-pages',
  generateBundle() {
    for (const page of readdirSync(PAGINAS))
      this.emitFile({ type: 'asset', fileName: `paginas/${page}`, source: readFileSync(`${PAGINAS}/${page}`) })
  },
}

/** A chunk that is a front door is called after its folder. */
const chunkName = ({ name, facadeModuleId }) =>
  `chunks/${name === 'index' && facadeModuleId ? basename(dirname(facadeModuleId)) : name}-[hash].js`

const element = {
  input: { 'hypotheek-orientatie': 'adapters/element/index.ts' },
  onLog,
  plugins: [
    cleanDist,
    quietInversify,
    quietAxe,
    nodeResolve({ browser: true, extensions: EXTENSIONS, exportConditions: ['es2015', 'production'] }),
    commonjs({ exclude: '**/axe-core/**' }),
    replace({
      include: 'adapters/element/versie.ts',
      preventAssignment: true,
      delimiters: ['', ''],
      values: { "process.env['VERSIE']": JSON.stringify(version) },
    }),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    typescript('es2022'),
    ownKeysOnly({ except: isAudit }),
    minify({ compress: { passes: 3 } }),
    manifest,
    elementManifest,
    licences,
  ],
  output: { ...INTO_DIST, entryFileNames: '[name].js', chunkFileNames: chunkName },
}

const library = {
  input: libraryEntries,
  external: isDependency,
  onLog,
  plugins: [nodeResolve({ extensions: EXTENSIONS }), typescript('es2022')],
  output: { ...INTO_DIST, preserveModules: true, preserveModulesRoot: '.' },
}

const declarations = {
  input: { 'hypotheek-orientatie': 'adapters/element/index.ts', react: 'adapters/element/react.ts', ...libraryEntries },
  external: (id) => isDependency(id) || id === 'react',
  onLog,
  plugins: [dts({ tsconfig: 'tsconfig.json' })],
  output: { dir: 'dist', format: 'es', chunkFileNames: 'types/[name]-[hash].d.ts' },
}

const server = {
  input: 'adapters/server/index.ts',
  external: (id) => isNodeBuiltin(id) || isDependency(id),
  onLog,
  plugins: [nodeResolve({ extensions: EXTENSIONS }), typescript('es2022'), hostPages],
  output: { file: 'dist/server.js', format: 'es', generatedCode: 'es2015' },
}

/** The command of the package; a shell finds out from its first line who runs it. */
const batch = {
  input: 'adapters/batch/index.ts',
  external: (id) => isNodeBuiltin(id) || isDependency(id),
  onLog,
  plugins: [nodeResolve({ extensions: EXTENSIONS }), typescript('es2022')],
  output: { file: 'dist/batch.js', format: 'es', generatedCode: 'es2015', banner: '#!/usr/bin/env node' },
}

/** The page of the field set has a bundle of its own, so that the calculator does not carry fields it never shows. */
const demo = {
  input: { velden: 'adapters/demo/index.tsx' },
  onLog,
  plugins: [
    nodeResolve({ browser: true, extensions: EXTENSIONS, exportConditions: ['es2015', 'production'] }),
    commonjs(),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    typescript('es2022'),
    minify(),
  ],
  output: { dir: 'dist/paginas', format: 'es', entryFileNames: '[name].js', generatedCode: 'es2015' },
}

export default [element, library, declarations, server, batch, demo]
