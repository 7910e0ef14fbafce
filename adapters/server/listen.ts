import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Where the first free port is looked for when nobody named one. */
const EERSTE_POORT = 4173
const POGINGEN = 20

const codeVan = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const isBezet = (error: unknown): boolean => codeVan(error) === 'EADDRINUSE'

/** What is wrong with the host or the port, in one sentence; the error itself when it is neither. */
const toMelding = (error: unknown, host: string, port: number): unknown => {
  const code = codeVan(error)
  if (code === 'EADDRINUSE') return new Error(`PORT: ${port} is al in gebruik`)
  if (code === 'EACCES') return new Error(`PORT: ${port} is alleen voor de beheerder van deze machine`)
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return new Error(`HOST: ${host} is geen adres van deze machine`)
  return error
}

/**
 * Listens on `port` (0 leaves the choice to the machine), or when nobody named one on the first of twenty that is free,
 * and gives the port it became. Rejects with what is wrong with the host or the port.
 */
export const listen = async (
  app: FastifyInstance,
  host: string,
  port: number | undefined,
  eerste = EERSTE_POORT,
): Promise<number> => {
  const laatste = port ?? eerste + POGINGEN - 1
  for (let poort = port ?? eerste; ; poort += 1) {
    try {
      await app.listen({ host, port: poort })
      return (app.server.address() as AddressInfo).port
    } catch (error) {
      if (!isBezet(error) || poort === laatste) throw toMelding(error, host, poort)
    }
  }
}
