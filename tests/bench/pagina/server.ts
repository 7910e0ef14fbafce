import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve, sep } from 'node:path'

const SCHRIFT: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' }

/** The content of a server: folders by the first part of their URL path, and texts by their whole URL path. */
export interface Inhoud {
  readonly mappen: Readonly<Record<string, string>>
  readonly teksten: Readonly<Record<string, string>>
}

/** Serves these folders and texts to one browser, uncompressed and uncached. */
export const serveer = async ({ mappen, teksten }: Inhoud) => {
  const lees = async (pad: string): Promise<string | Buffer> => {
    const tekst = teksten[pad]
    if (tekst !== undefined) return tekst
    const [begin, map] = Object.entries(mappen).find(([naam]) => pad.startsWith(`${naam}/`)) ?? []
    const bestand = resolve(map ?? '/', pad.slice((begin?.length ?? 0) + 1))
    if (map === undefined || !bestand.startsWith(map + sep)) throw new Error(`Buiten de mappen: ${pad}`)
    return readFile(bestand)
  }

  const server = createServer(({ url = '/' }, antwoord) => {
    const { pathname } = new URL(url, 'http://localhost')
    lees(pathname).then(
      (inhoud) => {
        const soort = SCHRIFT[pathname.split('.').at(-1) ?? ''] ?? 'text/plain'
        antwoord.writeHead(200, { 'content-type': `${soort}; charset=utf-8`, 'cache-control': 'no-store' }).end(inhoud)
      },
      () => antwoord.writeHead(404).end(),
    )
  })
  await new Promise<void>((klaar) => {
    server.listen(0, '127.0.0.1', klaar)
  })
  return {
    adres: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  }
}
