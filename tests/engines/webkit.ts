import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

import { freePort } from '../support/process'
import { tot, type Browser } from './browser'
import { vindWebKit } from './programmas'

/** Turns off compositing, which needs a graphics card, and the sandbox, which root cannot use. */
const OMGEVING = { WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }

const eindig = async (proces: ChildProcess): Promise<void> => {
  const einde = once(proces, 'exit')
  proces.kill()
  await einde
}

/** Returns a function that sends commands over WebDriver. */
const opdrachtenNaar =
  (adres: string) =>
  async <T>(method: 'GET' | 'POST' | 'DELETE', pad: string, body?: object): Promise<T> => {
    const antwoord = await fetch(`${adres}${pad}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = (await antwoord.json()) as { value: T & { message?: string } }
    if (!antwoord.ok) throw new Error(`${pad}: ${value.message ?? antwoord.status}`)
    return value
  }

/** Starts WebKitGTK's MiniBrowser on a virtual screen. */
export const startWebKit = async (): Promise<Browser> => {
  const { driver, miniBrowser, xvfb } = vindWebKit()
  const scherm = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [nummer] = (await once(createInterface(scherm.stdout), 'line')) as [string]
  const poort = await freePort()
  const proces = spawn(driver, [`--port=${poort}`], {
    stdio: 'ignore',
    env: { ...process.env, ...OMGEVING, DISPLAY: `:${nummer}` },
  })
  const opdracht = opdrachtenNaar(`http://127.0.0.1:${poort}`)
  await tot(() => opdracht('GET', '/status'), 'WebKitWebDriver does not answer')
  const { sessionId } = await opdracht<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
    },
  })
  const sessie = `/session/${sessionId}`

  return {
    open: async (url) => {
      await opdracht('POST', `${sessie}/url`, { url })
    },
    reload: async () => {
      await opdracht('POST', `${sessie}/refresh`, {})
    },
    evaluate: async (expressie) => {
      const script = `return JSON.stringify((${expressie}) ?? null)`
      return JSON.parse(await opdracht<string>('POST', `${sessie}/execute/sync`, { script, args: [] })) as unknown
    },
    perform: async (actions) => {
      await opdracht('POST', `${sessie}/actions`, { actions })
    },
    close: async () => {
      await opdracht('DELETE', sessie)
      await eindig(proces)
      await eindig(scherm)
    },
  }
}
