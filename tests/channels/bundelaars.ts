import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import nodeResolve from '@rollup/plugin-node-resolve'
import { build as bouwMetEsbuild } from 'esbuild'
import { rollup } from 'rollup'
import { build, createLogger } from 'vite'
import webpack from 'webpack'

/** A harmless warning that Vite's React plugin also hides: the `"use client"` mark of a component. */
const OF_REACT = '"use client"'

/** The maximum size of a file in bytes, above which Vite warns. Only the audit is larger, and must not be bundled. */
const LARGEST = 500_000

/** Returns the scripts in a folder, at any depth, that are too large. */
export const teGroteScripts = (map: string): readonly string[] =>
  readdirSync(map, { encoding: 'utf8', recursive: true }).filter(
    (bestand) => bestand.endsWith('.js') && statSync(join(map, bestand)).size > LARGEST,
  )

/** Builds the page in folder `map` for production, into `map/dist`. Returns warnings; for webpack also the errors. */
export type Bundelaar = (map: string) => Promise<readonly string[]>

export const metVite: Bundelaar = async (map) => {
  const waarschuwingen: string[] = []
  const customLogger = createLogger('silent')
  customLogger.warn = (tekst) => {
    if (!tekst.includes(OF_REACT)) waarschuwingen.push(tekst)
  }
  await build({
    root: map,
    configFile: false,
    customLogger,
    base: './',
  })
  return waarschuwingen
}

export const metRollup: Bundelaar = async (map) => {
  const waarschuwingen: string[] = []
  const bundle = await rollup({
    input: `${map}/hoofd.js`,
    plugins: [nodeResolve({ browser: true })],
    onwarn: ({ message }) => waarschuwingen.push(message),
  })
  await bundle.write({ dir: `${map}/dist` })
  cpSync(`${map}/index.html`, `${map}/dist/index.html`)
  return waarschuwingen
}

export const metEsbuild: Bundelaar = async (map) => {
  const { warnings } = await bouwMetEsbuild({
    entryPoints: [`${map}/hoofd.js`],
    outdir: `${map}/dist`,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    logLevel: 'silent',
  })
  cpSync(`${map}/index.html`, `${map}/dist/index.html`)
  return warnings.map(({ text }) => text)
}

export const metWebpack: Bundelaar = async (map) => {
  const compiler = webpack({
    mode: 'production',
    context: map,
    entry: './hoofd.js',
    output: { path: `${map}/dist`, filename: 'hoofd.js' },
  })
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((fout, gebouwd) => (fout ? reject(fout) : resolve(gebouwd)))
  })
  cpSync(`${map}/index.html`, `${map}/dist/index.html`)
  const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {}
  return [...errors, ...warnings].map(({ message }) => message)
}

/** The Node that builds a project whose `package.json` has `engines`: a version that all of these projects accept. */
const NEWER_NODE = 'node@24'

/** Returns the command that runs npm for a project, with `NEWER_NODE` if the project needs it. */
const npmFor = (map: string, woorden: readonly string[]): readonly [string, readonly string[]] =>
  readFileSync(`${map}/package.json`, 'utf8').includes('"engines"')
    ? ['npx', ['--yes', `--package=${NEWER_NODE}`, '-c', ['npm', ...woorden].join(' ')]]
    : ['npm', woorden]

/**
 * Installs the tarball and the dependencies of a project with its own build, and runs the build. Returns the warnings
 * of the build. If a command fails, throws the output of that command.
 */
export const metEigenBouw = (map: string, tarball: string): Promise<readonly string[]> => {
  const npm = (...woorden: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(...npmFor(map, woorden), {
      cwd: map,
      encoding: 'utf8',
      env: { ...process.env, FORCE_COLOR: '0', NG_CLI_ANALYTICS: 'false', NEXT_TELEMETRY_DISABLED: '1' },
    })
    if (status !== 0) throw new Error(`npm ${woorden.join(' ')}: ${stdout}${stderr}`)
    return `${stdout}${stderr}`
  }
  npm('install', tarball, '--prefer-offline', '--no-audit', '--no-fund', '--silent')
  const gezegd = npm('run', 'build', '--if-present')
  const isWarning = (regel: string): boolean =>
    /warning|\(!\)/i.test(regel) && !/\b0 warnings\b|--fail-on-warnings/.test(regel)
  return Promise.resolve(gezegd.split('\n').filter(isWarning))
}
