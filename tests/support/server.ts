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

const BOUWSEL =
  'hypotheek-orientatie.js chunks/app-1a2b3c4d.js chunks/map/a.js custom-elements.json licenties.txt manifest.json ' +
  'command.js domain/index.js types/index.js'

/** Creates a folder like that of a build: the element, a chunk with a hash, and files that no page needs. */
const bouwmap = (): string => {
  const map = mkdtempSync(join(tmpdir(), 'element-'))
  for (const bestand of BOUWSEL.split(' ')) {
    mkdirSync(join(map, dirname(bestand)), { recursive: true })
    writeFileSync(join(map, bestand), 'export {}')
  }
  return map
}

/** A reference server with the lines it logs. */
export interface TestServer {
  readonly app: FastifyInstance
  readonly logboek: readonly string[]
}

export const createTestServer = async (
  omgeving: Readonly<Record<string, string>> = {},
  meer: Partial<ServerConfig> = {},
): Promise<TestServer> => {
  const logboek: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, klaar) => {
      logboek.push(chunk.toString())
      klaar()
    },
  })
  const configuratie = either.getOrElseW((meldingen: readonly string[]) => {
    throw new Error(meldingen.join('\n'))
  })(readConfig({ ANTI_FORGERY_KEY: API_KEY, DRAIN: '0', ...omgeving }))
  const app = await createServer({
    ...configuratie,
    tarieven: voorbeeldRentes,
    folders: { pages: `${ROOT}/adapters/server/paginas`, element: bouwmap() },
    log: stream,
    ...meer,
  })
  return { app, logboek }
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

const zonderLege = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([naam, waarde]) => (waarde === undefined ? [] : [[naam, waarde]])),
  )

/** Sends a request as a page does. `headers` are added to those of the page; undefined removes one. */
export const postVerzoek = async (
  app: FastifyInstance,
  payload: unknown = exampleVerzoek,
  headers: Readonly<Record<string, string | undefined>> = {},
): Promise<LightMyRequestResponse> => {
  const paspoort = await passportOf(app)
  return app.inject({
    method: 'POST',
    url: CALCULATION_PATH,
    headers: zonderLege({ 'content-type': 'application/json', ...paspoort, ...headers }),
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}
