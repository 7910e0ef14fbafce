import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { type AddressInfo } from 'node:net'

/** An HTML page with its extra response headers. */
interface GuestPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

let guest: GuestPage = { html: '', headers: {} }

/** Sets the page that this worker serves as `/gast.html`. */
export const setGuest = (page: GuestPage): void => {
  guest = page
}

/**
 * Starts a server that answers `/gast.html` itself and forwards every other request to `origin`. Playwright's routes
 * would do the same, but Chromium can wait forever for a page whose route ends while files of that page load.
 */
export const startGuestServer = async (origin: string) => {
  const agent = new Agent({ keepAlive: true })
  const server = createServer((visit, answer) => {
    if (visit.url?.split('?', 1)[0] === '/gast.html') {
      answer.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store', ...guest.headers })
      answer.end(guest.html)
      return
    }
    const { method, headers, url = '/' } = visit
    const forwarded = request(origin + url, { method, headers, agent }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    forwarded.on('error', () => answer.destroy())
    answer.on('close', () => forwarded.destroy())
    visit.pipe(forwarded)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = (): void => {
    server.closeAllConnections()
    server.close()
    agent.destroy()
  }
  return { address: `http://localhost:${port}`, stop }
}
