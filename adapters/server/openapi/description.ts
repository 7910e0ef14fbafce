import * as t from 'io-ts'

import { normenVan, verzoekCodec } from '../../../domain'
import { rekenbewijsShape } from '../../../domain/bewijs'
import { closed, toSchema, type Schema } from '../../schema'
import { PROBLEM_TYPE, toProblem, type Problem } from '../problem/problem'
import { answerSchema, controleSchema } from './schemas'
import { serviceExamples } from './serviceExamples'

const bilingualCodec = t.type({ nl: t.string, en: t.string })

const problemCodec = t.intersection([
  t.type({ type: t.string, title: t.string, status: t.number, code: t.string, melding: bilingualCodec }),
  t.partial({ reden: t.string, velden: t.readonlyArray(t.type({ veld: t.string, melding: bilingualCodec })) }),
])

const json = (schema: Schema, example?: unknown, type = 'application/json') => ({
  content: { [type]: { schema, ...(example !== undefined && { example }) } },
})
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const problem = (description: string, example: Problem) => ({
  description,
  ...json(ref('Foutantwoord'), example, PROBLEM_TYPE),
})

/** The error responses that every endpoint can return. */
const always = {
  '400': problem('The request has no valid Host header, or more than one.', toProblem('OnleesbareHost')),
  '408': problem('The request did not arrive in time.', toProblem('TeTraag')),
  '417': problem('The Expect header is not 100-continue.', toProblem('OnbekendeVerwachting')),
  '429': problem('Too many calls; Retry-After says how many seconds to wait.', toProblem('TeVaak')),
  '431': problem('The request headers are too large.', toProblem('KopTeGroot')),
  '500': problem('An error in the service itself.', toProblem('Storing')),
}

/** The error responses that every endpoint with a request body can return. */
const withBody = {
  ...always,
  '400': problem('The body does not decode; `velden` lists the problem with each field.', serviceExamples.undecodable),
  '401': problem('The token of a machine is wrong.', toProblem('GeenToegang')),
  '403': problem(
    'The anti-forgery token is missing, wrong or expired, or a page of another site makes the call.',
    toProblem('GeenGeldigToken'),
  ),
  '413': problem('The body is too large.', toProblem('TeGroot')),
  '415': problem('The body is not sent as application/json.', toProblem('GeenJsonType')),
}

/** Accepted credentials: a page token with its cookie, or a machine token. Pages of allowed origins need neither. */
const knownCaller = [{ antiForgery: [], antiForgeryCookie: [] }, { machine: [] }]

const anybody: readonly [] = []

const text = { type: 'string' }

/** The JSON Schema of the source of a norm. `vindplaats` and `link` are optional: the publication may be unknown. */
const sourceSchema = {
  type: 'object',
  properties: {
    regeling: text,
    artikel: text,
    vindplaats: text,
    link: text,
    gelezenOp: { type: 'string', format: 'date' },
    gelezenDoor: text,
    gelezenIn: { enum: ['bron', 'overschrift'] },
  },
  required: ['regeling', 'artikel', 'gelezenOp', 'gelezenDoor', 'gelezenIn'],
}

/** The OpenAPI 3.1 description of the API. Most of its schemas are made from codecs. */
export const description = {
  openapi: '3.1.0',
  info: {
    title: 'Hypotheekoriëntatie',
    version: '1.0',
    summary: 'Berekent een financieringsopzet, met dezelfde regels als de rekenhulp in de pagina.',
    license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
  },
  servers: [{ url: '/api/v3.0/serviceproxy/orientatie' }, { url: '/' }],
  paths: {
    '/api/v1.0/financieringsopzet': {
      post: {
        operationId: 'berekenFinancieringsOpzet',
        summary: 'Berekent één financieringsopzet.',
        security: knownCaller,
        requestBody: { required: true, ...json(ref('FinancieringsOpzetVerzoek'), serviceExamples.verzoek) },
        responses: {
          '200': {
            description:
              'The result; it includes the home when the request has an onderpand. Example: norms of 2026, example rates.',
            ...json(ref('FinancieringsOpzet'), serviceExamples.uitkomst),
          },
          ...withBody,
          '422': problem(
            'The request cannot be calculated; `reden` is the reason, such as GeenRente.',
            toProblem('NietTeBerekenen', { reden: 'GeenRente' }),
          ),
        },
      },
    },
    '/api/v1.0/rekenbewijs/controle': {
      post: {
        operationId: 'controleerRekenbewijs',
        summary: 'Rekent een rekenbewijs na met de normen van zijn jaar.',
        security: knownCaller,
        requestBody: { required: true, ...json(ref('Rekenbewijs'), serviceExamples.rekenbewijs) },
        responses: {
          '200': {
            description: 'Whether the result is the same; if not, every difference and its reason.',
            ...json(ref('Controle'), serviceExamples.controle),
          },
          ...withBody,
          '422': problem(
            'The norms of that year are not known; `reden` is OnbekendNormjaar.',
            toProblem('NietTeBerekenen', { reden: 'OnbekendNormjaar' }),
          ),
        },
      },
    },
    '/api/v1.0/normen/{jaar}': {
      get: {
        operationId: 'leesNormen',
        summary: 'De normen van een jaar, elk cijfer met zijn peildatum, status en bron.',
        security: anybody,
        parameters: [{ name: 'jaar', in: 'path', required: true, schema: { type: 'string', pattern: '^[0-9]{4}$' } }],
        responses: {
          '200': { description: 'The norms of that year.', ...json(ref('Normen'), normenVan(2026)) },
          '404': problem('The norms of that year are not known.', toProblem('NietGevonden')),
          '414': problem('The year is longer than 100 characters.', toProblem('AdresTeLang')),
          ...always,
        },
      },
    },
    '/api/v1.0/anti-forgery': {
      get: {
        operationId: 'geefAntiForgeryToken',
        summary: 'Een nieuw anti-forgery-token, voor een pagina die lang openstaat.',
        security: anybody,
        responses: {
          '200': {
            description: 'The token; the response also sets its cookie.',
            ...json(toSchema(t.type({ token: t.string })), { token: 'zo3Uj1vE-…' }),
          },
          ...always,
        },
      },
    },
    '/api/v1.0/openapi.json': {
      get: {
        operationId: 'geefBeschrijving',
        summary: 'Deze beschrijving.',
        security: anybody,
        responses: { '200': { description: 'OpenAPI 3.1.', ...json({ type: 'object' }) }, ...always },
      },
    },
  },
  components: {
    securitySchemes: {
      antiForgery: {
        type: 'apiKey',
        in: 'header',
        name: 'RequestVerificationToken',
        description:
          'The value of the hidden field `__RequestVerificationToken` of the page; it is valid only with its cookie.',
      },
      antiForgeryCookie: {
        type: 'apiKey',
        in: 'cookie',
        name: 'anti-forgery',
        description: 'The cookie of the page; `__Host-anti-forgery` over https.',
      },
      machine: { type: 'http', scheme: 'bearer', description: 'One of the tokens in `MACHINE_TOKENS`.' },
    },
    schemas: {
      FinancieringsOpzetVerzoek: toSchema(verzoekCodec),
      FinancieringsOpzet: answerSchema,
      Rekenbewijs: closed(toSchema(rekenbewijsShape)),
      Controle: controleSchema,
      Normen: {
        type: 'object',
        properties: { jaar: { type: 'integer' }, versie: { type: 'string' } },
        required: ['jaar', 'versie'],
        additionalProperties: {
          type: 'object',
          properties: {
            waarde: {},
            peildatum: { enum: ['aanbod', 'akte', 'kalenderjaar', 'kwartaal'] },
            status: { enum: ['vastgesteld', 'voorstel'] },
            bron: sourceSchema,
          },
          required: ['waarde', 'peildatum', 'status', 'bron'],
        },
      },
      Foutantwoord: toSchema(problemCodec),
    },
  },
} as const
