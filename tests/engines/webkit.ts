import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

import { freePort } from '../support/process'
import { until, type Browser } from './browser'
import { findWebKit } from './programs'

/** Turns off compositing, which needs a graphics card, and the sandbox, which root cannot use. */
const ENVIRONMENT = { WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }

const stop = async (child: ChildProcess): Promise<void> => {
  const exited = once(child, 'exit')
  child.kill()
  await exited
}

/** Returns a function that sends a command over WebDriver, and resolves with its value or throws its error. */
const commandsTo =
  (address: string) =>
  async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${address}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = (await answer.json()) as { value: T & { message?: string } }
    if (!answer.ok) throw new Error(`${path}: ${value.message ?? answer.status}`)
    return value
  }

/** Starts WebKitGTK's MiniBrowser on a virtual screen. */
export const startWebKit = async (): Promise<Browser> => {
  const { driver, miniBrowser, xvfb } = findWebKit()
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(createInterface(screen.stdout), 'line')) as [string]
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...ENVIRONMENT, DISPLAY: `:${number}` },
  })
  const command = commandsTo(`http://127.0.0.1:${port}`)
  await until(() => command('GET', '/status'), 'WebKitWebDriver does not answer')
  const { sessionId } = await command<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
    },
  })
  const session = `/session/${sessionId}`

  return {
    open: async (url) => {
      await command('POST', `${session}/url`, { url })
    },
    reload: async () => {
      await command('POST', `${session}/refresh`, {})
    },
    evaluate: async (expression) => {
      const script = `return JSON.stringify((${expression}) ?? null)`
      return JSON.parse(await command<string>('POST', `${session}/execute/sync`, { script, args: [] })) as unknown
    },
    perform: async (actions) => {
      await command('POST', `${session}/actions`, { actions })
    },
    close: async () => {
      await command('DELETE', session)
      await stop(child)
      await stop(screen)
    },
  }
}
