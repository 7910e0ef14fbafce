import { describe, expect, it } from 'vitest'

import {
  berekenFinancieringsOpzet,
  normenVan,
  opmerkingenOver,
  voorbeeldRentes,
  type FinancieringsOpzetVerzoek,
  type Normjaar,
  type Rentetarieven,
} from '../../../domain'
import { verzoek as verzoeken } from '../../../adapters/testing/arbitraries/verzoek'
import { everyAsync } from '../../support/every'
import { createTestServer, passportOf, postVerzoek, exampleVerzoek, CALCULATION_PATH } from '../../support/server'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { metProefserver, serverForTest, uitslagVan } from './opstelling'

const server = metProefserver({ RATE_LIMIT: '100000' })

/** Returns the result of `berekenFinancieringsOpzet` with the norm year, as JSON values. */
const doorMotor = (vraag: FinancieringsOpzetVerzoek, normjaar: Normjaar, rentetarieven: Rentetarieven): unknown => {
  const { financieringsOpzet } = rightOf(
    berekenFinancieringsOpzet(vraag, { normen: normenVan(normjaar), rentetarieven }),
  )
  return JSON.parse(JSON.stringify({ ...financieringsOpzet, normjaar }))
}

describe('the calculation endpoint', () => {
  it('the calculation endpoint returns the result of berekenFinancieringsOpzet and the norm year 2025', async () => {
    const headers = { ...(await passportOf(server.app)) }
    await everyAsync({}, verzoeken(), async (payload) => {
      const antwoord = await server.app.inject({ method: 'POST', url: CALCULATION_PATH, headers, payload })
      const opmerkingen = opmerkingenOver(payload)
      expect(antwoord.json()).toEqual({
        ...(doorMotor(payload, 2025, voorbeeldRentes[payload.labelCode]) as object),
        voorbeeldrente: true,
        ...(opmerkingen.length > 0 && { opmerkingen }),
      })
    })
  })

  it('the calculation endpoint uses the configured norm year and rates', async () => {
    const tarieven = { MY: { '120': 2 }, FL: {} }
    const { app } = await serverForTest({ NORMJAAR: '2026', VOORBEELDRENTES: 'nee' }, { tarieven })
    expect((await postVerzoek(app)).json()).toEqual(doorMotor(exampleVerzoek, 2026, tarieven.MY))
  })

  it('the server refuses rates that look like typing errors, unless ONGEWONE_RENTES=ja confirms them', async () => {
    const tarieven = { MY: { '120': 0.0375 }, FL: {} }
    await expect(createTestServer({}, { tarieven })).rejects.toThrow(
      'tarieven: een rente onder 0,1 of boven 20 procent is meestal een vergissing (MY, 120 maanden: 0.0375); ' +
        'geef procenten, zoals 3.75, en klopt het, geef dan ONGEWONE_RENTES=ja mee',
    )
    const { app } = await serverForTest({ ONGEWONE_RENTES: 'ja' }, { tarieven })
    expect((await postVerzoek(app)).json()).toMatchObject({ rentepercentage: 0.0375 })
  })

  it('the calculation endpoint returns 422 with the reason for an unknown fixed-rate period', async () => {
    const antwoord = await postVerzoek(server.app, { ...exampleVerzoek, rentevastperiode: 77 })
    expect(antwoord.json()).toMatchObject({ status: 422, code: 'NietTeBerekenen', reden: 'OnbekendePeriode' })
  })
})

/** The built-in example rates, as a server without a file of rates has them. */
const INGEBOUWD = { tarieven: voorbeeldRentes }

describe('the marks of the answer of the calculation endpoint', () => {
  it('the endpoint marks the built-in rates as examples, and other rates with VOORBEELDRENTES=ja', async () => {
    const tarieven = { MY: { '120': 2 }, FL: {} }
    const eigen = await serverForTest({ VOORBEELDRENTES: 'nee' }, { tarieven })
    const ingebouwd = await serverForTest({ VOORBEELDRENTES: 'nee' }, INGEBOUWD)
    const voorbeeld = await serverForTest({ VOORBEELDRENTES: 'ja' }, { tarieven })
    expect((await postVerzoek(ingebouwd.app)).json()).toHaveProperty('voorbeeldrente', true)
    expect((await postVerzoek(eigen.app)).json()).not.toHaveProperty('voorbeeldrente')
    expect((await postVerzoek(voorbeeld.app)).json()).toHaveProperty('voorbeeldrente', true)
  })

  it('a server with the built-in example rates warns in its log, and a server with own rates does not', async () => {
    const gewaarschuwd = async (...anders: Parameters<typeof createTestServer>) => {
      const { log } = await serverForTest(...anders)
      return log.some((line) => line.includes('RENTETARIEVEN_FILE ontbreekt'))
    }
    const warn = { LOG_LEVEL: 'warn', VOORBEELDRENTES: 'nee' }
    expect(await gewaarschuwd(warn, INGEBOUWD)).toBe(true)
    expect(await gewaarschuwd(warn, { tarieven: { MY: { '120': 2 }, FL: {} } })).toBe(false)
    expect(await gewaarschuwd({ ...warn, VOORBEELDRENTES: 'ja' }, INGEBOUWD)).toBe(true)
  })

  // A student loan of 500 euro a month, misspelled with a capital S, gives a maximum mortgage without that loan.
  it('the calculation endpoint lists at most twenty unknown fields of a request as genegeerd', async () => {
    const [gever] = exampleVerzoek.hypotheekgevers
    const hypotheekgevers = [{ ...gever, uitgaven: { huidigeMaandlastStudieSchuld: 500 } }]
    const antwoord = await postVerzoek(server.app, { ...exampleVerzoek, hypotheekgevers, 'eigen\nInleg': 1 })
    expect(antwoord.json()).toMatchObject({
      genegeerd: ['hypotheekgevers[0].uitgaven.huidigeMaandlastStudieSchuld', 'eigen\\u{a}Inleg'],
    })
    const veel = Object.fromEntries(Array.from({ length: 30 }, (_leeg, nummer) => [`veld${nummer}`, 1]))
    const { genegeerd } = (await postVerzoek(server.app, { ...exampleVerzoek, ...veel })).json<{
      genegeerd: readonly string[]
    }>()
    expect(genegeerd).toHaveLength(20)
    expect((await postVerzoek(server.app)).json()).not.toHaveProperty('genegeerd')
  })

  // 4.200 euro is a usual income a month.
  it('the calculation endpoint calculates with an income of 4.200 a year, and asks whether it is a year', async () => {
    const [gever] = exampleVerzoek.hypotheekgevers
    const hypotheekgevers = [{ ...gever, inkomsten: { ...gever?.inkomsten, bedrag: 4200 } }]
    const antwoord = await postVerzoek(server.app, { ...exampleVerzoek, hypotheekgevers })
    const melding = 'Is dit per jaar? Weet je alleen het bedrag per maand? Bereken dan het jaarinkomen.'
    expect([antwoord.statusCode, antwoord.json()]).toMatchObject([
      200,
      { opmerkingen: [{ veld: 'hypotheekgevers[0].inkomsten.bedrag', melding }] },
    ])
  })
})

describe('the size of a body', () => {
  /** Posts the example request, padded to this number of bytes with an unknown field. */
  const postMetBytes = (bytes: number) => {
    const leeg = Buffer.byteLength(JSON.stringify({ ...exampleVerzoek, vulling: '' }))
    return postVerzoek(server.app, { ...exampleVerzoek, vulling: 'x'.repeat(bytes - leeg) })
  }

  it('the calculation endpoint accepts a body of 16 kB, and returns 413 for a body of one byte more', async () => {
    expect((await postMetBytes(16_384)).statusCode).toBe(200)
    expect(uitslagVan(await postMetBytes(16_385))).toBe('413 TeGroot')
  })
})

describe('a body that does not decode', () => {
  const [gever] = exampleVerzoek.hypotheekgevers

  it('the calculation endpoint names a wrong amount, a missing field and a wrong brand in two languages', async () => {
    const antwoord = await postVerzoek(server.app, {
      ...exampleVerzoek,
      labelCode: 'XX',
      timestamp: undefined,
      hypotheekgevers: [
        { ...gever, inkomsten: { ...gever?.inkomsten, bedrag: -1 } },
        { ...gever, volgnummer: 1 },
      ],
    })
    expect(antwoord.json()).toEqual({
      type: 'about:blank',
      title: 'The request is not valid.',
      status: 400,
      code: 'OngeldigVerzoek',
      melding: { nl: 'Het verzoek klopt niet.', en: 'The request is not valid.' },
      velden: [
        {
          veld: 'hypotheekgevers[0].inkomsten.bedrag',
          melding: {
            nl: 'verwacht een bedrag van 0 tot en met 99999999',
            en: 'expected an amount from 0 to 99999999',
          },
        },
        { veld: 'timestamp', melding: { nl: 'ontbreekt', en: 'is missing' } },
        { veld: 'labelCode', melding: { nl: 'verwacht een van MY, FL', en: 'expected one of MY, FL' } },
      ],
    })
  })

  it.each([
    ['hypotheekgevers', {}, 'verwacht een of twee hypotheekgevers', 'expected one or two hypotheekgevers'],
    [
      'hypotheekgevers[1].volgnummer',
      [gever, gever],
      'verwacht 2, de plaats in de lijst',
      'expected the place in the list, 1 or 2',
    ],
  ])('the calculation endpoint reports an error in %s in two languages', async (veld, hypotheekgevers, nl, en) => {
    const antwoord = await postVerzoek(server.app, { ...exampleVerzoek, hypotheekgevers })
    expect(antwoord.json()).toMatchObject({ velden: [{ veld, melding: { nl, en } }] })
  })

  it.each([
    ['an empty body', ''],
    ['a truncated body', '{"hypotheekgevers": ['],
    ['a body with a __proto__ key', '{"__proto__": {"beheerder": true}}'],
  ])('the calculation endpoint returns 400 GeenJson for %s', async (_wat, body) => {
    expect(uitslagVan(await postVerzoek(server.app, body))).toBe('400 GeenJson')
  })

  it('the calculation endpoint refuses a duplicate key and names the key, in Dutch and English', async () => {
    const body = JSON.stringify(exampleVerzoek).replace('{', '{"labelCode":"FL",')
    const antwoord = await postVerzoek(server.app, body)
    expect(uitslagVan(antwoord)).toBe('400 OngeldigVerzoek')
    const melding = { nl: 'staat er meer dan één keer; laat er één staan', en: 'is present more than once; keep one' }
    expect(antwoord.json()).toMatchObject({ velden: [{ veld: 'labelCode', melding }] })
  })

  it('the error response to an invalid labelCode and eigenInleg does not repeat their values', async () => {
    const geheim = 'jan@voorbeeld.nl'
    const antwoord = await postVerzoek(server.app, { ...exampleVerzoek, labelCode: geheim, eigenInleg: geheim })
    expect(antwoord.body).not.toContain(geheim)
  })
})

describe('calls that are refused before their body is read', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
    undefined,
  ])('a request body with Content-Type %s is refused with 415', async (type) => {
    const antwoord = await postVerzoek(server.app, exampleVerzoek, { 'content-type': type })
    expect(uitslagVan(antwoord)).toBe('415 GeenJsonType')
  })

  it('a call over RATE_LIMIT is refused with 429 and a Retry-After of 31 to 60 seconds', async () => {
    const { app } = await serverForTest({ RATE_LIMIT: '2' })
    await postVerzoek(app)
    await postVerzoek(app)
    const antwoord = await postVerzoek(app)
    expect(uitslagVan(antwoord)).toBe('429 TeVaak')
    expect(Number(antwoord.headers['retry-after'])).toBeGreaterThan(30)
    expect(Number(antwoord.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  it.each([
    ['the address of the connection when no proxy is trusted', {}, [200, 429, 429]],
    ['the address in X-Forwarded-For when one proxy is trusted', { TRUST_PROXY: '1' }, [200, 429, 200]],
  ])('RATE_LIMIT counts calls by %s', async (_wat, omgeving, verwacht) => {
    const { app } = await serverForTest({ RATE_LIMIT: '1', ...omgeving })
    const statussen = []
    for (const adres of ['10.0.0.1', '10.0.0.1', '10.0.0.2'])
      statussen.push((await postVerzoek(app, exampleVerzoek, { 'x-forwarded-for': adres })).statusCode)
    expect(statussen).toEqual(verwacht)
  })
})

it('an internal error returns 500 without details, and the log has its type but not its message', async () => {
  const kapot = new Proxy(voorbeeldRentes, {
    get: () => {
      throw new TypeError('inkomen 60000 van jan@voorbeeld.nl')
    },
  })
  const { app, log } = await serverForTest({ ONGEWONE_RENTES: 'ja' }, { tarieven: kapot })
  const antwoord = await postVerzoek(app)
  expect(uitslagVan(antwoord)).toBe('500 Storing')
  expect(antwoord.body).not.toMatch(/\bat |TypeError|60000/)
  expect(log.join('')).toContain('TypeError')
  expect(log.join('')).not.toMatch(/60000|jan@/)
})
