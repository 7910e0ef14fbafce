import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect, it } from 'vitest'

import { description } from '../../../adapters/server/openapi/description'
import { normenVan, voorbeeldRentes } from '../../../domain'
import { isDatum, tijdstipCodec } from '../../../domain/invoer'
import { createRekenbewijs } from '../../../domain/bewijs'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { passportOf, exampleVerzoek } from '../../support/server'
import { serverForTest, uitslagVan } from './opstelling'

type Pad = keyof typeof description.paths

interface Beschreven {
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: object }>> }>
  >
}

const BEREKEN = '/api/v1.0/financieringsopzet'
const CONTROLE = '/api/v1.0/rekenbewijs/controle'
const NORMEN = '/api/v1.0/normen/{jaar}'

const bewijs = rightOf(
  createRekenbewijs(exampleVerzoek, { normen: normenVan(2025), rentetarieven: voorbeeldRentes.MY }),
)
const aangepast = { ...bewijs, financieringsOpzet: { ...bewijs.financieringsOpzet, maximaleHypotheek: 1 } }
const uitEenAnderJaar = { ...bewijs, kader: { ...bewijs.kader, normjaar: 1999 } }

const kapot = new Proxy(voorbeeldRentes, {
  get: () => {
    throw new TypeError()
  },
})
const ajv = new Ajv2020({ strict: false, formats: { date: isDatum, 'date-time': tijdstipCodec.is } })

/** Returns a copy of a schema in which objects with `properties` allow no other fields by default. */
const dicht = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(dicht)
  if (typeof schema !== 'object' || schema === null) return schema
  const delen = Object.fromEntries(Object.entries(schema).map(([naam, deel]) => [naam, dicht(deel)]))
  return 'properties' in delen && !('additionalProperties' in delen) ? { ...delen, additionalProperties: false } : delen
}
ajv.addSchema({ $id: 'api', components: dicht(description.components) as object })

const schemaVan = (pad: Pad, status: number, type: string): object | undefined => {
  const [beschreven] = Object.values(description.paths[pad]) as readonly Beschreven[]
  return beschreven?.responses[String(status)]?.content[type]?.schema
}

const verwijsNaar = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/components', 'api#/components')) as object

const stel = async (app: FastifyInstance, pad: Pad, vraag: InjectOptions) => {
  const method = 'post' in description.paths[pad] ? 'POST' : 'GET'
  const headers = { ...(method === 'POST' && (await passportOf(app))), ...vraag.headers }
  return app.inject({ method, url: pad, ...vraag, headers })
}

/** Returns the differences between a response and its description; empty when the description covers the response. */
const onbeschreven = (pad: Pad, { statusCode, headers, body }: LightMyRequestResponse): readonly unknown[] => {
  const type = String(headers['content-type']).split(';', 1)[0] ?? ''
  const schema = schemaVan(pad, statusCode, type)
  if (schema === undefined) return [`${statusCode} ${type} is not described`]
  return ajv.validate(verwijsNaar(schema), JSON.parse(body)) ? [] : (ajv.errors ?? [])
}

it.each<[string, Pad, string, InjectOptions]>([
  ['a valid calculation', BEREKEN, '200', { payload: exampleVerzoek }],
  ['a body that does not decode', BEREKEN, '400 OngeldigVerzoek', { payload: {} }],
  [
    'a body that is no JSON',
    BEREKEN,
    '400 GeenJson',
    { payload: '{', headers: { 'content-type': 'application/json' } },
  ],
  ['a call with an unknown machine token', BEREKEN, '401 GeenToegang', { headers: { authorization: 'Bearer x' } }],
  ['a calculation without a token', BEREKEN, '403 GeenGeldigToken', { headers: { requestverificationtoken: '' } }],
  ['a call from another site', BEREKEN, '403 VreemdeSite', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a body that is too large', BEREKEN, '413 TeGroot', { payload: { vulling: 'x'.repeat(20_000) } }],
  ['a text/plain body', BEREKEN, '415 GeenJsonType', { payload: 'x', headers: { 'content-type': 'text/plain' } }],
  ['an unknown period', BEREKEN, '422 NietTeBerekenen', { payload: { ...exampleVerzoek, rentevastperiode: 77 } }],
  ['an unchanged rekenbewijs', CONTROLE, '200', { payload: bewijs }],
  ['an altered rekenbewijs', CONTROLE, '200', { payload: aangepast }],
  ['a rekenbewijs of an unknown year', CONTROLE, '422 NietTeBerekenen', { payload: uitEenAnderJaar }],
  ['a body that is no rekenbewijs', CONTROLE, '400 OngeldigVerzoek', { payload: {} }],
  ['a rekenbewijs without a token', CONTROLE, '403 GeenGeldigToken', { headers: { requestverificationtoken: '' } }],
  ['a request for the norms of 2025', NORMEN, '200', { url: '/api/v1.0/normen/2025' }],
  ['a request for the norms of 2026', NORMEN, '200', { url: '/api/v1.0/normen/2026' }],
  ['a request for a year of 101 characters', NORMEN, '414 AdresTeLang', { url: `/api/v1.0/normen/${'2'.repeat(101)}` }],
  ['an invalid Host header', NORMEN, '400 OnleesbareHost', { url: '/api/v1.0/normen/2025', headers: { host: '/' } }],
  ['a request for an unknown norm year', NORMEN, '404 NietGevonden', { url: '/api/v1.0/normen/2024' }],
  ['a request for an anti-forgery token', '/api/v1.0/anti-forgery', '200', {}],
  ['a request for the OpenAPI description itself', '/api/v1.0/openapi.json', '200', {}],
])('the OpenAPI description covers the response to %s', async (_wat, pad, uitslag, vraag) => {
  const { app } = await serverForTest({ RATE_LIMIT: '10' })
  const antwoord = await stel(app, pad, vraag)
  expect(uitslagVan(antwoord)).toBe(uitslag)
  expect(onbeschreven(pad, antwoord)).toEqual([])
})

it.each(Object.keys(description.paths) as Pad[])('the OpenAPI description covers a 429 response of %s', async (pad) => {
  const { app } = await serverForTest({ RATE_LIMIT: '1' })
  const url = pad.replace('{jaar}', '2025')
  await stel(app, pad, { url })
  const antwoord = await stel(app, pad, { url })
  expect(uitslagVan(antwoord)).toBe('429 TeVaak')
  expect(onbeschreven(pad, antwoord)).toEqual([])
})

it('the OpenAPI description covers the response to an internal error', async () => {
  const { app } = await serverForTest({ ONGEWONE_RENTES: 'ja' }, { tarieven: kapot })
  const antwoord = await stel(app, BEREKEN, { payload: exampleVerzoek })
  expect(uitslagVan(antwoord)).toBe('500 Storing')
  expect(onbeschreven(BEREKEN, antwoord)).toEqual([])
})
