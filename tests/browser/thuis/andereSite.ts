import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves these pages by their path, on a site that is not the one where the element comes from. */
export const serveerElders = async (paginas: Readonly<Record<string, string>>) => {
  const server = createServer(({ url = '' }, antwoord) => {
    antwoord.setHeader('content-type', 'text/html').end(paginas[url] ?? '')
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { adres: `http://localhost:${port}`, sluit: () => server.close() }
}
