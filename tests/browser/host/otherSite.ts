import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Serves these pages by path, on another site than that of the element. Any other path gives an empty page. With
 * `/zandbak` in front of its path, a page runs in a sandbox that allows only scripts.
 */
export const serveElsewhere = async (pages: Readonly<Record<string, string>>) => {
  const server = createServer(({ url = '' }, answer) => {
    const [, sandbox, path = ''] = /^(?<zandbak>\/zandbak)?(?<pad>.*)$/.exec(url) ?? []
    if (sandbox !== undefined) answer.setHeader('content-security-policy', 'sandbox allow-scripts')
    answer.setHeader('content-type', 'text/html').end(pages[path] ?? '')
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}`, close: () => server.close() }
}
