import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Where the first free port is looked for when nobody named one. */
const FIRST_PORT = 4173
const ATTEMPTS = 20

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const isTaken = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE'

/** What is wrong with the host or the port, in one sentence; the error itself when it is neither. */
const toReason = (error: unknown, host: string, port: number): unknown => {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return new Error(`PORT: ${port} is al in gebruik`)
  if (code === 'EACCES') return new Error(`PORT: ${port} is alleen voor de beheerder van deze machine`)
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return new Error(`HOST: ${host} is geen adres van deze machine`)
  return error
}

/**
 * Listens on `port` (0 leaves the choice to the machine), or when nobody named one on the first of twenty that is free,
 * and gives the port it became. Rejects with what is wrong with the host or the port. `get-port` would look with a
 * server of its own whether a port is free: another process can take it before ours listens.
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
