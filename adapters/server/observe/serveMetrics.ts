import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

import type { Config } from '../config/config'

const PATH = '/metrics'

const answerWith =
  (registry: Registry) =>
  async ({ url, method }: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (url?.split('?', 1)[0] !== PATH || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404).end()
      return
    }
    const body = await registry.metrics()
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(body)
  }

/** An address as it stands in a URL: that of IPv6 between brackets. */
const toUrl = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}${PATH}`

/**
 * Serves the metrics (`/metrics`) at an address of their own from the moment the server is ready until it has
 * stopped: whoever reaches the service does not reach them, however a path is written. The server does not become ready
 * when that address cannot be had.
 */
export const serveMetrics = (
  app: FastifyInstance,
  registry: Registry,
  address: NonNullable<Config['METRICS_ADDRESS']>,
): void => {
  const answer = answerWith(registry)
  const server = createServer((request, response) => void answer(request, response))
  app.addHook('onReady', async () => {
    try {
      await once(server.listen(address), 'listening')
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'onbekende fout'
      throw new Error(`METRICS_ADDRESS: ${address.host} met poort ${address.port} is niet te gebruiken (${code})`)
    }
    app.log.info(`metrics: ${toUrl(server.address() as AddressInfo)}`)
  })
  app.addHook('onClose', (_instance, done) => {
    server.closeAllConnections()
    server.close(() => done())
  })
}
