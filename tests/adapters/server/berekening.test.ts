import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { berekenFinancieringsOpzet, normenVan, voorbeeldRentes } from '../../../domain'
import { verzoek as verzoeken } from '../../../adapters/testing/arbitraries/verzoek'
import { createTestServer, passportOf, postVerzoek, exampleVerzoek, CALCULATION_PATH } from '../../support/server'
import { metProefserver, serverForTest } from './opstelling'

const server = metProefserver({ RATE_LIMIT: '100000' })

interface Foutbody {
  readonly code: string
  readonly status: number
  readonly melding: Record<'nl' | 'en', string>
  readonly reden?: string
  readonly velden: readonly { readonly veld: string; readonly melding: Record<'nl' | 'en', string> }[]
}

describe('the calculation path', () => {
  it('answers exactly what the embedded engine would, and with which norms', async () => {
    const paspoort = await passportOf(server.app)
    await fc.assert(
      fc.asyncProperty(verzoeken(), async (vraag) => {
        const verwacht = berekenFinancieringsOpzet(vraag, {
          normen: normenVan(2025),
          rentetarieven: voorbeeldRentes[vraag.labelCode],
        })
        const antwoord = await server.app.inject({
          method: 'POST',
          url: CALCULATION_PATH,
          headers: { ...paspoort },
          payload: vraag,
        })
        expect(antwoord.json()).toEqual(
          either.isRight(verwacht) &&
            JSON.parse(JSON.stringify({ ...verwacht.right.financieringsOpzet, normjaar: 2025 })),
        )
      }),
    )
  })

  it('calculates with the configured norm year and rates', async () => {
    const tarieven = { MY: { '120': 2 }, FL: {} }
    const { app } = await serverForTest({ NORMJAAR: '2026' }, { tarieven })
    const verwacht = berekenFinancieringsOpzet(exampleVerzoek, { normen: normenVan(2026), rentetarieven: tarieven.MY })
    expect((await postVerzoek(app)).json()).toEqual(
      either.isRight(verwacht) && JSON.parse(JSON.stringify({ ...verwacht.right.financieringsOpzet, normjaar: 2026 })),
    )
  })

  it('is not there with rates that look like a slip, unless they are meant', async () => {
    const tarieven = { MY: { '120': 0.0375 }, FL: {} }
    await expect(createTestServer({}, { tarieven })).rejects.toThrow(
      'tarieven: een rente onder 0,1 of boven 20 procent is meestal een vergissing (MY, 120 maanden: 0.0375); ' +
        'geef procenten, zoals 3.75, en klopt het, geef dan ONGEWONE_RENTES=ja mee',
    )
    const { app } = await serverForTest({ ONGEWONE_RENTES: 'ja' }, { tarieven })
    expect((await postVerzoek(app)).json()).toMatchObject({ rentepercentage: 0.0375 })
  })

  it('answers at its own address as behind the base', async () => {
    const headers = { ...(await passportOf(server.app)) }
    const url = '/api/v1.0/financieringsopzet'
    expect((await server.app.inject({ method: 'POST', url, headers, payload: exampleVerzoek })).statusCode).toBe(200)
  })

  it('is not kept by anyone', async () => {
    expect((await postVerzoek(server.app)).headers['cache-control']).toBe('no-store')
  })

  it('answers 422 with the reason when there is no outcome', async () => {
    const antwoord = await postVerzoek(server.app, { ...exampleVerzoek, rentevastperiode: 77 })
    expect(antwoord.statusCode).toBe(422)
    expect(antwoord.json()).toMatchObject({ code: 'NietTeBerekenen', reden: 'OnbekendePeriode' })
  })
})

describe('a body that does not decode', () => {
  it('is answered 400 with what is wrong, field by field, in Dutch and in English', async () => {
    const [gever] = exampleVerzoek.hypotheekgevers
    const antwoord = await postVerzoek(server.app, {
      ...exampleVerzoek,
      labelCode: 'XX',
      timestamp: undefined,
      hypotheekgevers: [{ ...gever, inkomsten: { ...gever?.inkomsten, bedrag: -1 } }],
    })
    expect(antwoord.statusCode).toBe(400)
    expect(antwoord.json<Foutbody>()).toMatchObject({
      code: 'OngeldigVerzoek',
      status: 400,
      melding: { nl: 'Het verzoek klopt niet.', en: 'The request is not valid.' },
    })
    expect(antwoord.json<Foutbody>().velden).toEqual([
      {
        veld: 'hypotheekgevers[0].inkomsten.bedrag',
        melding: {
          nl: 'verwacht een bedrag van 0 tot en met 99999999',
          en: 'expected an amount from 0 to 99999999',
        },
      },
      { veld: 'timestamp', melding: { nl: 'ontbreekt', en: 'is missing' } },
      { veld: 'labelCode', melding: { nl: 'verwacht een van MY, FL', en: 'expected one of MY, FL' } },
    ])
  })

  it.each([{}, 'twee', 2, [], null])(
    'says in both languages what hypotheekgevers are, when they are %j',
    async (gevers) => {
      const antwoord = await postVerzoek(server.app, { ...exampleVerzoek, hypotheekgevers: gevers })
      expect(antwoord.json<Foutbody>().velden).toEqual([
        {
          veld: 'hypotheekgevers',
          melding: { nl: 'verwacht een of twee hypotheekgevers', en: 'expected one or two hypotheekgevers' },
        },
      ])
    },
  )

  it('says in both languages which volgnummer a hypotheekgever has', async () => {
    const [gever] = exampleVerzoek.hypotheekgevers
    const antwoord = await postVerzoek(server.app, { ...exampleVerzoek, hypotheekgevers: [gever, gever] })
    expect(antwoord.json<Foutbody>().velden).toEqual([
      {
        veld: 'hypotheekgevers[1].volgnummer',
        melding: { nl: 'verwacht 2, de plaats in de lijst', en: 'expected the place in the list, 1 or 2' },
      },
    ])
  })

  it.each([
    ['no body', ''],
    ['half a body', '{"hypotheekgevers": ['],
    ['a poisoned body', '{"__proto__": {"beheerder": true}}'],
  ])('is answered 400 when it is %s', async (_wat, body) => {
    const antwoord = await postVerzoek(server.app, body)
    expect(antwoord.statusCode).toBe(400)
    expect(antwoord.json()).toMatchObject({ code: 'GeenJson' })
  })

  it('never comes back in the answer', async () => {
    const geheim = 'jan@voorbeeld.nl'
    const antwoord = await postVerzoek(server.app, { ...exampleVerzoek, labelCode: geheim, eigenInleg: geheim })
    expect(antwoord.body).not.toContain(geheim)
  })

  it('is a problem document', async () => {
    expect((await postVerzoek(server.app, {})).headers['content-type']).toContain('application/problem+json')
  })
})

describe('a call that is refused unread', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
    undefined,
  ])('is one of type %s (415)', async (type) => {
    const antwoord = await postVerzoek(server.app, exampleVerzoek, { 'content-type': type })
    expect([antwoord.statusCode, antwoord.json<Foutbody>().code]).toEqual([415, 'GeenJsonType'])
  })

  it('is one that is too large (413)', async () => {
    const antwoord = await postVerzoek(server.app, { ...exampleVerzoek, vulling: 'x'.repeat(20_000) })
    expect([antwoord.statusCode, antwoord.json<Foutbody>().code]).toEqual([413, 'TeGroot'])
  })

  it('is one too many in a minute (429), and says when to come back', async () => {
    const { app } = await serverForTest({ RATE_LIMIT: '2' })
    await postVerzoek(app)
    await postVerzoek(app)
    const antwoord = await postVerzoek(app)
    expect([antwoord.statusCode, antwoord.json<Foutbody>().code]).toEqual([429, 'TeVaak'])
    expect(Number(antwoord.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('counts per address, behind a proxy the address that the proxy names', async () => {
    const { app } = await serverForTest({ RATE_LIMIT: '1', TRUST_PROXY: '1' })
    const statussen = []
    for (const adres of ['10.0.0.1', '10.0.0.1', '10.0.0.2'])
      statussen.push((await postVerzoek(app, exampleVerzoek, { 'x-forwarded-for': adres })).statusCode)
    expect(statussen).toEqual([200, 429, 200])
  })

  it('believes no proxy that it does not know of', async () => {
    const { app } = await serverForTest({ RATE_LIMIT: '1' })
    const statussen = []
    for (const adres of ['10.0.0.1', '10.0.0.2'])
      statussen.push((await postVerzoek(app, exampleVerzoek, { 'x-forwarded-for': adres })).statusCode)
    expect(statussen).toEqual([200, 429])
  })
})

it('a fault of our own is answered 500 without a stack, and logged without what was asked', async () => {
  const kapot = new Proxy(voorbeeldRentes, {
    get: () => {
      throw new TypeError('inkomen 60000 van jan@voorbeeld.nl')
    },
  })
  const { app, logboek } = await serverForTest({ ONGEWONE_RENTES: 'ja' }, { tarieven: kapot })
  const antwoord = await postVerzoek(app)
  expect(antwoord.statusCode).toBe(500)
  expect(antwoord.json()).toMatchObject({ code: 'Storing' })
  expect(antwoord.body).not.toMatch(/\bat |TypeError|60000/)
  expect(logboek.join('')).toContain('TypeError')
  expect(logboek.join('')).not.toMatch(/60000|jan@/)
})
