import { describe, expect, it } from 'vitest'

import { CALCULATION_PATH, exampleVerzoek } from '../../support/server'
import { metProefserver } from './opstelling'

const EEN = 'een-token-van-een-machine-dat-lang-genoeg-is'
const ANDER = 'een-token-van-een-andere-machine-even-lang'

const server = metProefserver({ MACHINE_TOKENS: `${EEN}, ${ANDER}` })

const roep = (authorization: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({
    method: 'POST',
    url: CALCULATION_PATH,
    headers: { ...headers, ...(authorization !== undefined && { authorization }) },
    payload: exampleVerzoek,
  })

describe('a machine with a token of its own', () => {
  it.each([EEN, ANDER])('calls without a page: %s', async (token) => {
    const antwoord = await roep(`Bearer ${token}`)
    expect([antwoord.statusCode, antwoord.json<{ normjaar: number }>().normjaar]).toEqual([200, 2025])
  })

  it.each([
    ['wrong', `Bearer ${EEN}x`],
    ['empty', 'Bearer '],
    ['of another kind', `Basic ${EEN}`],
    ['two at once', `Bearer ${EEN}, ${ANDER}`],
  ])('is refused with 401 when it is %s', async (_wat, authorization) => {
    const { statusCode, headers, json } = await roep(authorization)
    expect([statusCode, headers['www-authenticate'], json<{ code: string }>().code]).toEqual([
      401,
      'Bearer',
      'GeenToegang',
    ])
    expect(headers['content-type']).toMatch(/^application\/problem\+json/)
  })

  it('does not take the place of the token of a page', async () => {
    expect((await roep(undefined)).json()).toMatchObject({ code: 'GeenGeldigToken' })
  })
})

describe('a server that knows no machine', () => {
  const zonder = metProefserver()
  it.each(['Bearer ', 'Bearer undefined', `Bearer ${EEN}`])('lets none in: %s', async (authorization) => {
    const antwoord = await zonder.app.inject({
      method: 'POST',
      url: CALCULATION_PATH,
      headers: { authorization },
      payload: exampleVerzoek,
    })
    expect(antwoord.statusCode).toBe(401)
  })
})
