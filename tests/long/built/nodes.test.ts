import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it, onTestFinished } from 'vitest'

import { ROOT } from '../../support/root'

/** The versions of Node after the oldest. The registry has each as a package. */
const NEWER = ['22', '24']

/** How long one of these may take, in milliseconds: the unit tests are the longest. */
const PATIENCE = 3_600_000

/** A clone of what was committed last, and the environment in which `node` is this version. */
const copyFor = (version: string) => {
  const folder = mkdtempSync(join(tmpdir(), `node-${version}-`))
  const nodeIn = join(folder, 'node')
  const options = ['--no-audit', '--no-fund', '--silent']
  execFileSync('npm', ['install', `node@${version}`, '--prefix', nodeIn, ...options], { cwd: folder })
  const copy = join(folder, 'copy')
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

describe.each(NEWER)('Node %s', (version) => {
  it('installs, builds, starts, and passes the unit tests', { timeout: PATIENCE }, async () => {
    const { copy, env, run } = copyFor(version)
    expect(run('node', '--version')).toMatch(new RegExp(`^v${version}\\.`))
    run('npm', 'ci', '--no-audit', '--no-fund', '--silent')
    run('npm', 'run', 'build')
    run('npm', 'run', 'unit')

    const server = spawn('npm', ['run', '--silent', 'serve'], { cwd: copy, env: { ...env, PORT: '0' } })
    onTestFinished(() => void server.kill())
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
    const [address = ''] = /http:\/\/[^/\s]+/.exec(line) ?? []
    expect((await fetch(`${address}/element/hypotheek-orientatie.js`)).status).toBe(200)
  })
})
