import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Serves these pages by their path, on a site that is not the one where the element comes from; under `/zandbak`, each
 * of them in a sandbox that allows scripts alone.
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
