import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { ROOT } from '../support/root'

const SESSION = `${ROOT}/tests/orca/session.sh`

/** How often Tab may be pressed before the expected text must be heard. */
const TABS = 40

/** A listener who presses keys, and gets the texts that Orca says after each key. */
export interface Listener {
  /** The texts that Orca said when the page opened. */
  readonly arrival: readonly string[]
  readonly press: (key: string) => Promise<readonly string[]>
  readonly type: (text: string) => Promise<readonly string[]>
  /** Presses Tab until a matching text is heard. Returns the texts heard until then. */
  readonly tabTo: (text: RegExp) => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/**
 * Opens this address in Firefox on a virtual screen and lets Orca read the page. Only one listener can run at a time,
 * because a new Orca ends an Orca that already runs. With `HOOR` in the environment the speech is printed.
 */
export const listenTo = async (address: string): Promise<Listener> => {
  const home = mkdtempSync(join(tmpdir(), 'orca-'))
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = (await once(createInterface(screen.stdout), 'line')) as [string]
  const session = spawn('dbus-run-session', ['--', 'bash', SESSION, address], {
    env: { ...process.env, HOME: home, DISPLAY: `:${number}` },
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
  })
  const lines = createInterface(session.stdout)[Symbol.asyncIterator]()
  const hear = async (): Promise<readonly string[]> => {
    const { value = '' } = (await lines.next()) as { readonly value?: string }
    if (process.env['HOOR']) console.log(address, value)
    return value.split('|').map((piece) => piece.trim().replaceAll('\u00A0', ' '))
  }
  const send = (line: string) => {
    session.stdin.write(`${line}\n`)
    return hear()
  }
  const arrival = await hear()
  return {
    arrival,
    press: (key) => send(key),
    type: (text) => send(`type:${text}`),
    tabTo: async (text) => {
      const heard: string[] = []
      for (let round = 0; round < TABS; round += 1) {
        const latest = await send('Tab')
        heard.push(...latest)
        if (latest.some((piece) => text.test(piece))) return heard
      }
      throw new Error(`Tab does not reach ${String(text)}`)
    },
    close: async () => {
      const exited = once(session, 'exit')
      session.stdin.end()
      await exited
      screen.kill()
      /** The document portal of the session leaves its folder mounted, for minutes on a busy machine. */
      spawnSync('fusermount', ['-uz', join(home, '.cache/doc')])
      rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
    },
  }
}
