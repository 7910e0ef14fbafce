import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import nodeResolve from '@rollup/plugin-node-resolve'
import { build, transform, type BuildOptions, type OutputFile } from 'esbuild'
import { rollup, type ModuleJSON, type OutputChunk } from 'rollup'
import webpack from 'webpack'

/** The modules that Rollup has parsed for earlier bundles, by path. */
const parsed = new Map<string, ModuleJSON>()

const resolve = nodeResolve({ browser: true })

/**
 * Bundles code of a project with Rollup, minifies it with esbuild, which is fast, and returns the code and its modules.
 */
export const bundled = async (project: string, code: string): Promise<Pick<OutputChunk, 'code' | 'modules'>> => {
  const entry = join(project, 'hoofd.js')
  const bundle = await rollup({
    input: entry,
    logLevel: 'silent',
    cache: { modules: [...parsed.values()] },
    plugins: [
      { name: 'entry', load: (id) => (id === entry ? code : undefined), resolveId: (id) => (id === entry ? id : null) },
      resolve,
    ],
  })
  for (const module of bundle.cache?.modules ?? []) parsed.set(module.id, module)
  const { output } = await bundle.generate({ format: 'es' })
  return { code: (await transform(output[0].code, { minify: true })).code, modules: output[0].modules }
}

/** Bundles code of a project with esbuild and returns the files. */
export const filesByEsbuild = async (
  project: string,
  contents: string,
  options: BuildOptions = {},
): Promise<readonly OutputFile[]> => {
  const { outputFiles = [] } = await build({
    stdin: { contents, resolveDir: project },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    ...options,
  })
  return outputFiles
}

/** Bundles code of a project with webpack for production and returns the code. Rejects when the build has errors. */
const byWebpack = async (project: string, code: string): Promise<string> => {
  const folder = mkdtempSync(join(project, 'webpack-'))
  writeFileSync(join(folder, 'hoofd.js'), code)
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './hoofd.js',
    experiments: { outputModule: true },
    output: { path: folder, filename: 'bundle.js', library: { type: 'module' } },
    performance: false,
  })
  const stats = await new Promise<webpack.Stats | undefined>((done, reject) => {
    compiler.run((error, built) => (error ? reject(error) : done(built)))
  })
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'))
  return readFileSync(join(folder, 'bundle.js'), 'utf8')
}

/** The bundlers whose bundles the tests measure, each with a function that bundles code of a project. */
export const BUNDLERS: Readonly<
  Record<'Rollup' | 'esbuild' | 'webpack', (project: string, code: string) => Promise<string>>
> = {
  Rollup: async (project, code) => (await bundled(project, code)).code,
  esbuild: async (project, code) => (await filesByEsbuild(project, code)).map(({ text }) => text).join(''),
  webpack: byWebpack,
}
