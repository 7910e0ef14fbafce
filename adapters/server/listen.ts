import { type AddressInfo, type Server } from 'node:net'

const ATTEMPTS = 20

const tryPort = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/**
 * Listens on `port` of this machine only, or on the next free one, and gives the port it became; 0 leaves the choice
 * to the machine. Rejects after twenty taken ports, or when listening fails for another reason.
 */
export const listen = async (server: Server, port: number): Promise<number> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await tryPort(server, port + attempt)
    } catch (error) {
      if (!isTaken(error) || attempt + 1 === ATTEMPTS) throw error
    }
  }
}
