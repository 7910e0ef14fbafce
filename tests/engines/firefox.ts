import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'undici'

import { type Browser } from './browser'
import { vindFirefox } from './programmas'

/** A message of Firefox: the answer to a command, or an event. */
interface Bericht {
  readonly id?: number
  readonly error?: string
  readonly message?: string
  readonly result?: Readonly<Record<string, unknown>>
}

interface Uitkomst {
  readonly result?: { readonly value: string }
  readonly exceptionDetails?: { readonly text: string }
}

const VENSTER = { width: 1024, height: 730 }

const socketVan = async (stderr: NodeJS.ReadableStream): Promise<WebSocket> => {
  for await (const regel of createInterface(stderr)) {
    const adres = /ws:\/\/\S+/.exec(regel)?.[0]
    if (adres === undefined) continue
    const socket = new WebSocket(`${adres}/session`)
    await once(socket, 'open')
    return socket
  }
  throw new Error('Firefox stopped before it said where it listens')
}

/** Returns a function that sends commands over WebDriver BiDi and resolves with the answer to each. */
const opdrachtenOver = (socket: WebSocket) => {
  const wachtend = new Map<number, (bericht: Bericht) => void>()
  socket.addEventListener('message', ({ data }) => {
    const bericht = JSON.parse(String(data)) as Bericht
    if (bericht.id !== undefined) wachtend.get(bericht.id)?.(bericht)
  })
  let nummer = 0
  return async <T>(method: string, params: object): Promise<T> => {
    const id = (nummer += 1)
    const antwoord = new Promise<Bericht>((resolve) => wachtend.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { error, message, result } = await antwoord
    wachtend.delete(id)
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message ?? ''}`)
    return result as T
  }
}

/** Starts Firefox without a screen; this browser can also print. */
export const startFirefox = async (): Promise<Browser & { readonly print: () => Promise<Buffer> }> => {
  const profiel = mkdtempSync(join(tmpdir(), 'firefox-'))
  const woorden = ['--headless', '--no-remote', '--profile', profiel, '--remote-debugging-port=0']
  const proces = spawn(vindFirefox(), woorden, { stdio: ['ignore', 'ignore', 'pipe'] })
  const socket = await socketVan(proces.stderr)
  proces.stderr.resume()
  const opdracht = opdrachtenOver(socket)
  await opdracht('session.new', { capabilities: {} })
  // Without a screen the first tab never gets the focus, but a new tab does.
  const { context } = await opdracht<{ context: string }>('browsingContext.create', { type: 'tab' })
  await opdracht('browsingContext.setViewport', { context, viewport: VENSTER })

  return {
    open: async (url) => {
      await opdracht('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    reload: async () => {
      await opdracht('browsingContext.reload', { context, wait: 'complete' })
    },
    evaluate: async (expressie) => {
      const { result, exceptionDetails } = await opdracht<Uitkomst>('script.evaluate', {
        expression: `JSON.stringify((${expressie}) ?? null)`,
        target: { context },
        awaitPromise: false,
      })
      if (result === undefined) throw new Error(exceptionDetails?.text)
      return JSON.parse(result.value) as unknown
    },
    perform: async (actions) => {
      await opdracht('input.performActions', { context, actions })
    },
    print: async () => {
      const { data } = await opdracht<{ data: string }>('browsingContext.print', { context })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      const einde = once(proces, 'exit')
      proces.kill()
      await einde
      rmSync(profiel, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
