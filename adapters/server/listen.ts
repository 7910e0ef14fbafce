import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The first port to try when no port is configured. */
const FIRST_PORT = 4173
const ATTEMPTS = 20

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const isTaken = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE'

/** Returns an error with a Dutch message for four reasons why Node cannot listen; any other error unchanged. */
const toReason = (error: unknown, host: string, port: number): unknown => {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return new Error(`PORT: ${port} is al in gebruik`)
  if (code === 'EACCES') return new Error(`PORT: ${port} is alleen voor de beheerder van deze machine`)
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return new Error(`HOST: ${host} is geen adres van deze machine`)
  return error
}

/**
 * Makes the server listen on `port` (0: a free port) of `host`, and returns the port. Without a port, tries twenty
 * ports from `first` and takes the first free one. Rejects when listening fails. The package `get-port` is not used:
 * another process can take a port between the test by `get-port` and the use by this server.
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
