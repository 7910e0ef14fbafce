import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { ROOT } from '../support/root'

const SESSIE = `${ROOT}/tests/orca/sessie.sh`

/** How often Tab may be pressed before the expected text must be heard. */
const TABS = 40

/** A listener who presses keys and gets what Orca says, in pieces. */
export interface Luisteraar {
  /** What Orca said about the page on arrival. */
  readonly aankomst: readonly string[]
  readonly toets: (naam: string) => Promise<readonly string[]>
  readonly typ: (tekst: string) => Promise<readonly string[]>
  /** Presses Tab until this is heard. Returns everything heard until then. */
  readonly tabTot: (tekst: RegExp) => Promise<readonly string[]>
  readonly sluit: () => Promise<void>
}

/**
 * Opens this address in Firefox on a virtual screen and lets Orca read it. Only one can run at a time, because Orca
 * ends an Orca that already runs. With `HOOR` in the environment the speech is printed.
 */
export const luisterNaar = async (adres: string): Promise<Luisteraar> => {
  const thuis = mkdtempSync(join(tmpdir(), 'orca-'))
  const scherm = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [nummer] = (await once(createInterface(scherm.stdout), 'line')) as [string]
  const sessie = spawn('dbus-run-session', ['--', 'bash', SESSIE, adres], {
    env: { ...process.env, HOME: thuis, DISPLAY: `:${nummer}` },
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
  })
  const regels = createInterface(sessie.stdout)[Symbol.asyncIterator]()
  const hoor = async (): Promise<readonly string[]> => {
    const { value = '' } = (await regels.next()) as { readonly value?: string }
    if (process.env['HOOR']) console.log(adres, value)
    return value.split('|').map((deel) => deel.trim().replaceAll('\u00A0', ' '))
  }
  const doe = (regel: string) => {
    sessie.stdin.write(`${regel}\n`)
    return hoor()
  }
  const aankomst = await hoor()
  return {
    aankomst,
    toets: (naam) => doe(naam),
    typ: (tekst) => doe(`typ:${tekst}`),
    tabTot: async (tekst) => {
      const gehoord: string[] = []
      for (let keer = 0; keer < TABS; keer += 1) {
        const nieuw = await doe('Tab')
        gehoord.push(...nieuw)
        if (nieuw.some((deel) => tekst.test(deel))) return gehoord
      }
      throw new Error(`Tab does not come to ${String(tekst)}`)
    },
    sluit: async () => {
      const einde = once(sessie, 'exit')
      sessie.stdin.end()
      await einde
      scherm.kill()
      /** The document portal of the session leaves its folder mounted, for minutes on a busy machine. */
      spawnSync('fusermount', ['-uz', join(thuis, '.cache/doc')])
      rmSync(thuis, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
    },
  }
}
