import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'

import { NODE } from '../../../adapters/handboek/generated/compatibility.mjs'
import { ROOT } from '../../support/root'

/** The Node versions of the handbook that are newer than the oldest. npm installs them from its package `node`. */
const NEWER = NODE.slice(1).map(({ version }) => version)

/** The time limit of one version in milliseconds; the unit tests take longest. */
const PATIENCE = 3_600_000

/** Clones the last commit, with an environment in which `node` is this version. */
const copyFor = (version: string) => {
  const folder = mkdtempSync(join(tmpdir(), `node-${version}-`))
  const nodeIn = join(folder, 'node')
  const options = ['--no-audit', '--no-fund', '--silent']
  execFileSync('npm', ['install', `node@${version}`, '--prefix', nodeIn, ...options], { cwd: folder })
  const copy = join(folder, 'copy')
  if (execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }) !== '')
    console.warn('This tests the last commit: changes since then are not in it.')
  execFileSync('git', ['clone', '--quiet', ROOT, copy])
  const PATH = [join(nodeIn, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const env = { ...process.env, PATH, CI: '1' }
  const run = (...words: readonly string[]) =>
    execFileSync(words[0] ?? '', words.slice(1), {
      cwd: copy,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  return { copy, env, run }
}

/** Returns the first address that a program prints, or a message when it prints none. */
const addressIn = async (lines: Interface): Promise<string> => {
  for await (const line of lines) {
    const [address] = /http:\/\/[^/\s]+/.exec(line) ?? []
    if (address !== undefined) return address
  }
  return 'no address was printed'
}

it.each(NEWER)(
  'Node %s installs, builds and starts the project, and passes its unit tests',
  { timeout: PATIENCE },
  async (version) => {
    const { copy, env, run } = copyFor(version)
    expect(run('node', '--version')).toMatch(new RegExp(`^v${version}\\.`))
    run('npm', 'ci', '--no-audit', '--no-fund', '--silent')
    run('npm', 'run', 'build')
    run('npm', 'run', 'unit')

    const server = spawn('npm', ['start'], { cwd: copy, env: { ...env, PORT: '0' }, detached: true })
    onTestFinished(() => void process.kill(-(server.pid ?? 0)))
    const address = await addressIn(createInterface(server.stdout))
    expect((await fetch(`${address}/element/hypotheek-orientatie.js`)).status).toBe(200)
  },
)
