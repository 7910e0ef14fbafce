import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { either } from 'fp-ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

import { readConfig } from '../../adapters/server/config/config'
import { createServer, type ServerConfig } from '../../adapters/server/createServer'
import { nieuweOrientatie, toVerzoek, voorbeeldRentes } from '../../domain'
import { ROOT } from './root'

export const BASE = '/api/v3.0/serviceproxy/orientatie'
export const CALCULATION_PATH = `${BASE}/api/v1.0/financieringsopzet`

/** A key that only tests use. */
export const API_KEY = 'een-sleutel-die-alleen-in-tests-bestaat'

/** A request with a home, as a page sends it. */
export const exampleVerzoek = toVerzoek(
  {
    ...nieuweOrientatie('MY'),
    eigen: { ...nieuweOrientatie('MY').eigen, inkomen: 60_000 },
    vraagprijsWoning: 300_000,
  },
  new Date(2026, 2, 14),
)

const BUILT_FILES =
  'hypotheek-orientatie.js chunks/app-1a2b3c4d.js chunks/map/a.js custom-elements.json licenties.txt manifest.json ' +
  'command.js domain/index.js types/index.js'

/** Creates a folder like that of a build: the element, a chunk with a hash, and files that no page needs. */
const buildFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'element-'))
  for (const file of BUILT_FILES.split(' ')) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), 'export {}')
  }
  return folder
}

/** A reference server with the lines it logs. */
export interface TestServer {
  readonly app: FastifyInstance
  readonly log: readonly string[]
}

export const createTestServer = async (
  environment: Readonly<Record<string, string>> = {},
  more: Partial<ServerConfig> = {},
): Promise<TestServer> => {
  const log: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log.push(chunk.toString())
      done()
    },
  })
  const configuration = either.getOrElseW((messages: readonly string[]) => {
    throw new Error(messages.join('\n'))
  })(readConfig({ ANTI_FORGERY_KEY: API_KEY, DRAIN: '0', VOORBEELDRENTES: 'ja', ...environment }))
  const app = await createServer({
    ...configuration,
    // A copy, so that the rates count as those of a file.
    tarieven: { ...voorbeeldRentes },
    folders: { pages: `${ROOT}/adapters/server/paginas`, element: buildFolder() },
    log: stream,
    nu: () => new Date(2025, 2, 14),
    ...more,
  })
  return { app, log }
}

/** The token and the cookie of a page, which a browser sends with each request. */
export interface Passport {
  readonly requestverificationtoken: string
  readonly cookie: string
}

export const passportOf = async (app: FastifyInstance): Promise<Passport> => {
  const { body, cookies } = await app.inject('/')
  const token = /name="__RequestVerificationToken" value="([^"]+)"/.exec(body)?.[1] ?? ''
  return {
    requestverificationtoken: token,
    cookie: cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
  }
}

const withoutEmpty = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

/** Sends a request as a page does. `headers` replace or extend those of the page; undefined removes a header. */
export const postVerzoek = async (
  app: FastifyInstance,
  payload: unknown = exampleVerzoek,
  headers: Readonly<Record<string, string | undefined>> = {},
): Promise<LightMyRequestResponse> => {
  const passport = await passportOf(app)
  return app.inject({
    method: 'POST',
    url: CALCULATION_PATH,
    headers: withoutEmpty({ 'content-type': 'application/json', ...passport, ...headers }),
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}
