import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'undici'

import { type Browser } from './browser'
import { findFirefox } from './programs'

/** A message of Firefox: the response to a command, or an event. */
interface Message {
  readonly id?: number
  readonly error?: string
  readonly message?: string
  readonly result?: Readonly<Record<string, unknown>>
}

interface Evaluation {
  readonly result?: { readonly value: string }
  readonly exceptionDetails?: { readonly text: string }
}

const VIEWPORT = { width: 1024, height: 730 }

const socketOf = async (stderr: NodeJS.ReadableStream): Promise<WebSocket> => {
  for await (const line of createInterface(stderr)) {
    const address = /ws:\/\/\S+/.exec(line)?.[0]
    if (address === undefined) continue
    const socket = new WebSocket(`${address}/session`)
    await once(socket, 'open')
    return socket
  }
  throw new Error('Firefox stopped before it printed its address')
}

/** Returns a function that sends a command over WebDriver BiDi, and resolves with its result or throws its error. */
const commandsOver = (socket: WebSocket) => {
  const waiting = new Map<number, (message: Message) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
  })
  let number = 0
  return async <T>(method: string, params: object): Promise<T> => {
    const id = (number += 1)
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { error, message, result } = await answer
    waiting.delete(id)
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message ?? ''}`)
    return result as T
  }
}

/** Starts Firefox without a screen; this browser can also print. */
export const startFirefox = async (): Promise<Browser & { readonly print: () => Promise<Buffer> }> => {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const child = spawn(findFirefox(), words, { stdio: ['ignore', 'ignore', 'pipe'] })
  const socket = await socketOf(child.stderr)
  child.stderr.resume()
  const command = commandsOver(socket)
  await command('session.new', { capabilities: {} })
  // Without a screen the first tab never gets the focus, but a new tab does.
  const { context } = await command<{ context: string }>('browsingContext.create', { type: 'tab' })
  await command('browsingContext.setViewport', { context, viewport: VIEWPORT })

  return {
    open: async (url) => {
      await command('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    reload: async () => {
      await command('browsingContext.reload', { context, wait: 'complete' })
    },
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await command<Evaluation>('script.evaluate', {
        expression: `JSON.stringify((${expression}) ?? null)`,
        target: { context },
        awaitPromise: false,
      })
      if (result === undefined) throw new Error(exceptionDetails?.text)
      return JSON.parse(result.value) as unknown
    },
    perform: async (actions) => {
      await command('input.performActions', { context, actions })
    },
    print: async () => {
      const { data } = await command<{ data: string }>('browsingContext.print', { context })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      const exited = once(child, 'exit')
      child.kill()
      await exited
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
