import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { DIST } from '../support/bundle'

/** With what a server answers for a chunk; a browser runs no script of another type. */
export interface Antwoord {
  readonly status: number
  readonly type: string
}

const GOED: Antwoord = { status: 200, type: 'text/javascript' }

/** Serves the built element, of which one chunk at a time, by its name without hash, may be answered otherwise. */
export const serveerHaperend = async () => {
  let storing: readonly [deel: string, antwoord: Antwoord] | undefined
  const server = createServer(({ url = '' }, antwoord) => {
    const bestand = new URL(url, 'http://localhost').pathname.replace('/element/', '')
    const { status, type } = storing && bestand.startsWith(`chunks/${storing[0]}-`) ? storing[1] : GOED
    antwoord
      .writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
      .end(readFileSync(`${DIST}/${bestand}`))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    adres: `http://localhost:${port}`,
    hapert: (deel: string, antwoord: Antwoord) => {
      storing = [deel, antwoord]
    },
    herstelt: () => {
      storing = undefined
    },
    sluit: () => server.close(),
  }
}
