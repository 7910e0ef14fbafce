import { afterAll, beforeAll, onTestFinished } from 'vitest'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

import { createTestServer, type TestServer } from '../../support/server'

/** Returns a server that runs during the tests of a file or `describe`. Before the first test, reading `app` throws. */
export const metProefserver = (omgeving: Readonly<Record<string, string>> = {}): { readonly app: FastifyInstance } => {
  let server: TestServer | undefined
  beforeAll(async () => {
    server = await createTestServer(omgeving)
  })
  afterAll(() => server?.app.close())
  return {
    get app() {
      if (server === undefined) throw new Error('There is no server before the first test.')
      return server.app
    },
  }
}

/** Creates a server for one test, and stops it after the test. */
export const serverForTest = async (...anders: Parameters<typeof createTestServer>): Promise<TestServer> => {
  const server = await createTestServer(...anders)
  onTestFinished(() => server.app.close())
  return server
}

const leesRegel = (regel: string) => JSON.parse(regel) as Readonly<Record<string, unknown>>

/** Starts a server for one test. `regels` returns its log lines as objects; the default log level is `info`. */
export const metLogboek = async (...[omgeving, meer]: Parameters<typeof createTestServer>) => {
  const server = await serverForTest({ LOG_LEVEL: 'info', ...omgeving }, meer)
  return { ...server, regels: () => server.log.flatMap((stuk) => stuk.trim().split('\n')).map(leesRegel) }
}

/** Starts a server for one test, with metrics on a free port by default. `metrics` returns their URL; '' if unknown. */
export const metMetrics = async (...[omgeving, meer]: Parameters<typeof createTestServer>) => {
  const server = await metLogboek({ METRICS_ADDRESS: '127.0.0.1:0', ...omgeving }, meer)
  await server.app.ready()
  const gemeld = () => server.regels().flatMap(({ msg }) => /^metrics: (\S+)$/.exec(String(msg))?.[1] ?? [])
  return { ...server, metrics: () => gemeld()[0] ?? '' }
}

/** Returns the status of a response and the `code` in its JSON body, if any, as one text. */
export const uitslagVan = ({ statusCode, json }: LightMyRequestResponse): string =>
  [statusCode, json<{ readonly code?: string }>().code].join(' ').trimEnd()
