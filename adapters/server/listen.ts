import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

const ATTEMPTS = 20

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/**
 * Listens on `port`, or on the next free one, and gives the port it became; 0 leaves the choice to the machine.
 * Rejects after twenty taken ports, or when listening fails for another reason.
 */
export const listen = async (app: FastifyInstance, host: string, port: number): Promise<number> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await app.listen({ host, port: port + attempt })
      return (app.server.address() as AddressInfo).port
    } catch (error) {
      if (!isTaken(error) || attempt + 1 === ATTEMPTS) throw error
    }
  }
}
