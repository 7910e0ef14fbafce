import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The first port that is tried when no port is configured. */
const FIRST_PORT = 4173
const ATTEMPTS = 20

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const isTaken = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE'

/** Returns an error with a message about the host or the port; any other error is returned unchanged. */
const toReason = (error: unknown, host: string, port: number): unknown => {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return new Error(`PORT: ${port} is al in gebruik`)
  if (code === 'EACCES') return new Error(`PORT: ${port} is alleen voor de beheerder van deze machine`)
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return new Error(`HOST: ${host} is geen adres van deze machine`)
  return error
}

/**
 * Listens on `port` (0 picks any free port), or on the first free one of twenty ports when no port is given. Returns
 * the port. Rejects with a message when the host or the port cannot be used. `get-port` is not used: it tests a port
 * with its own server, and another process can take the port before ours listens.
 */
export const listen = async (
  app: FastifyInstance,
  host: string,
  port: number | undefined,
  first = FIRST_PORT,
): Promise<number> => {
  const last = port ?? first + ATTEMPTS - 1
  for (let candidate = port ?? first; ; candidate += 1) {
    try {
      await app.listen({ host, port: candidate })
      return (app.server.address() as AddressInfo).port
    } catch (error) {
      if (!isTaken(error) || candidate === last) throw toReason(error, host, candidate)
    }
  }
}
