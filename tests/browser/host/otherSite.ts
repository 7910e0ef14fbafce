import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Serves these pages by path on another site than the element's. Under `/zandbak` each page runs in a sandbox that
 * allows only scripts.
 */
export const serveerElders = async (paginas: Readonly<Record<string, string>>) => {
  const server = createServer(({ url = '' }, antwoord) => {
    const [, zandbak, pad = ''] = /^(?<zandbak>\/zandbak)?(?<pad>.*)$/.exec(url) ?? []
    if (zandbak !== undefined) antwoord.setHeader('content-security-policy', 'sandbox allow-scripts')
    antwoord.setHeader('content-type', 'text/html').end(paginas[pad] ?? '')
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { adres: `http://localhost:${port}`, sluit: () => server.close() }
}
