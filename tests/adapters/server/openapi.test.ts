import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { description } from '../../../adapters/server/openapi/description'
import { verzoekCodec } from '../../../domain'
import { isDatum, tijdstipCodec } from '../../../domain/invoer'
import { financieringsOpzetten } from '../../../adapters/testing/arbitraries/financieringsOpzet'
import { verzoek as verzoeken } from '../../../adapters/testing/arbitraries/verzoek'
import { passportOf, postVerzoek, exampleVerzoek as voorbeeld } from '../../support/server'
import { metProefserver, serverForTest } from './opstelling'
import { every } from '../../support/every'
import { ROOT } from '../../support/root'
import { each } from '../../support/sometimes'

const server = metProefserver()

const ajv = new Ajv2020({ strict: false, formats: { date: isDatum, 'date-time': tijdstipCodec.is } })
ajv.addSchema({ $id: 'api', components: description.components })
const isSchema = (naam: string, waarde: unknown): boolean =>
  ajv.validate({ $ref: `api#/components/schemas/${naam}` }, JSON.parse(JSON.stringify(waarde)))

/** Generates copies of a value in which one field or item, at any depth, has another value. */
const verminkt = (waarde: object): fc.Arbitrary<unknown> => {
  const paden = padenVan(waarde)
  return fc
    .tuple(fc.constantFrom(...paden), fc.constantFrom(null, -1, 1.5, 'tekst', true, [], {}, 1e12))
    .map(([pad, inhoud]) => metOpPad(waarde, pad, inhoud))
}
const padenVan = (waarde: unknown): readonly (readonly string[])[] =>
  typeof waarde === 'object' && waarde !== null
    ? Object.entries(waarde).flatMap(([sleutel, inhoud]) => [
        [sleutel],
        ...padenVan(inhoud).map((rest) => [sleutel, ...rest]),
      ])
    : []
const metOpPad = (waarde: unknown, [stap = '', ...rest]: readonly string[], inhoud: unknown): unknown => {
  const kopie = structuredClone(waarde) as Record<string, unknown>
  kopie[stap] = rest.length === 0 ? inhoud : metOpPad(kopie[stap], rest, inhoud)
  return kopie
}

describe('the OpenAPI description', () => {
  it('the OpenAPI description is served at /api/v1.0/openapi.json', async () => {
    expect((await server.app.inject('/api/v1.0/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(description)))
  })

  it('the OpenAPI description is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone<object>(description) as Record<string, unknown>)
    expect(errors).toBeUndefined()
    expect([valid, validator.version]).toEqual([true, '3.1'])
  })

  it('the OpenAPI description passes the recommended Redocly rules (examples may have extra fields)', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: { 'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true } },
    })
    const problems = await lintFromString({ source: JSON.stringify(description), config })
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  })

  it('the OpenAPI description names the licence in package.json', () => {
    const { license } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { readonly license: string }
    expect(description.info.license.name).toBe(license)
  })

  it('the server accepts each option in OpenAPI `security`, and answers 403 without its first header', async () => {
    const token = 'm'.repeat(40)
    const { app } = await serverForTest({ MACHINE_TOKENS: token })
    const { cookie, requestverificationtoken } = await passportOf(app)
    const statusMet = async (namen: readonly string[]) => {
      const heeft = (naam: string, kop: string) => (namen.includes(naam) ? kop : undefined)
      const { statusCode } = await postVerzoek(app, voorbeeld, {
        requestverificationtoken: heeft('antiForgery', requestverificationtoken),
        cookie: heeft('antiForgeryCookie', cookie),
        authorization: heeft('machine', `Bearer ${token}`),
      })
      return statusCode
    }
    for (const wijze of each('ways to authorize', description.paths['/api/v1.0/financieringsopzet'].post.security)) {
      const namen = Object.keys(wijze)
      expect([await statusMet(namen), await statusMet(namen.slice(1))]).toEqual([200, 403])
    }
  })

  it('the OpenAPI description lists exactly the API routes of the server', () => {
    const beschreven = Object.entries(description.paths).flatMap(([pad, methodes]) =>
      Object.keys(methodes).map((methode) => `${methode.toUpperCase()} ${pad.replace(/\{(\w+)\}/, ':$1')}`),
    )
    const antwoordt = beschreven.filter((regel) => {
      const [method = '', url = ''] = regel.split(' ')
      return server.app.hasRoute({ method: method, url })
    })
    const routes = server.app.printRoutes({ commonPrefix: false }).match(/\/api\/v1\.0\/\S+ \([A-Z, ]+\)/g) ?? []
    expect(antwoordt).toEqual(beschreven)
    expect(new Set(routes).size).toBe(beschreven.length)
  })
})

/** Returns the schema and the example, if any, of every request and response body in this part of the description. */
const bodies = (deel: unknown): readonly { readonly schema: object; readonly example?: unknown }[] => {
  if (typeof deel !== 'object' || deel === null) return []
  return 'schema' in deel && !('in' in deel)
    ? [deel as { readonly schema: object }]
    : Object.values(deel).flatMap(bodies)
}

describe('the examples of the OpenAPI description', () => {
  it('every request and response body in the OpenAPI description has an example, except the description itself', () => {
    const zonder = bodies(description.paths).filter(({ example }) => example === undefined)
    expect(zonder.map(({ schema }) => schema)).toEqual([{ type: 'object' }])
  })

  it('every OpenAPI example matches its schema', () => {
    const voorbeelden = bodies(description.paths).filter(({ example }) => example !== undefined)
    for (const { schema, example } of each('examples', voorbeelden)) {
      const ergens = JSON.parse(JSON.stringify(schema).replaceAll('#/components', 'api#/components')) as object
      expect(ajv.validate(ergens, JSON.parse(JSON.stringify(example)))).toBe(true)
    }
  })

  it('with NORMJAAR=2026 the server answers the OpenAPI example request with the example response', async () => {
    const { requestBody, responses } = description.paths['/api/v1.0/financieringsopzet'].post
    const { app } = await serverForTest({ NORMJAAR: '2026' })
    const antwoord = await postVerzoek(app, requestBody.content['application/json']?.example)
    expect(antwoord.json()).toEqual(responses['200'].content['application/json']?.example)
  })
})

describe('the schemas of the OpenAPI description', () => {
  it('the OpenAPI request schema accepts every valid request', () => {
    every(verzoeken(), (verzoek) => {
      expect(isSchema('FinancieringsOpzetVerzoek', verzoek)).toBe(true)
    })
  })

  it('the OpenAPI request schema accepts an altered request exactly when verzoekCodec accepts it', () => {
    every(verzoeken().chain(verminkt), (verzoek) => {
      expect(isSchema('FinancieringsOpzetVerzoek', verzoek)).toBe(verzoekCodec.is(verzoek))
    })
  })

  it('the OpenAPI request schema accepts only one or two hypotheekgevers, with volgnummer 1 and 2 in order', () => {
    const [gever] = voorbeeld.hypotheekgevers
    const aangenomen = [[], [1], [2], [1, 2], [2, 1], [1, 1], [2, 2], [1, 2, 3]].filter((volgnummers) => {
      const hypotheekgevers = volgnummers.map((volgnummer) => ({ ...gever, volgnummer }))
      return isSchema('FinancieringsOpzetVerzoek', { ...voorbeeld, hypotheekgevers })
    })
    expect(aangenomen).toEqual([[1], [1, 2]])
  })

  it('the OpenAPI schema FinancieringsOpzet accepts every valid result', () => {
    every(financieringsOpzetten(), (opzet) => {
      expect(isSchema('FinancieringsOpzet', opzet)).toBe(true)
    })
  })

  it('the OpenAPI schema Rekenbewijs allows no unknown fields in hypotheekgevers, kader or financieringsOpzet', () => {
    expect(description.components.schemas.Rekenbewijs).toMatchObject({
      additionalProperties: false,
      properties: {
        verzoek: { properties: { hypotheekgevers: { items: { additionalProperties: false } } } },
        kader: { additionalProperties: false },
        financieringsOpzet: { additionalProperties: false },
      },
    })
  })
})
