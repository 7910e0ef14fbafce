import { describe, expect, it } from 'vitest'

import { BASE, CALCULATION_PATH } from '../../support/server'
import { metProefserver } from './opstelling'

const server = metProefserver()

type Methode = 'DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT'

const antwoordOp = async (method: Methode, url: string) => {
  const { statusCode, headers, json } = await server.app.inject({
    method,
    url,
    headers: { 'content-type': 'application/json' },
  })
  return { statusCode, allow: headers.allow, code: () => json<{ code: string }>().code }
}

describe('a method that an address does not know', () => {
  it.each<[Methode, string, string]>([
    ['GET', CALCULATION_PATH, 'POST'],
    ['PUT', CALCULATION_PATH, 'POST'],
    ['PATCH', CALCULATION_PATH, 'POST'],
    ['DELETE', CALCULATION_PATH, 'POST'],
    ['OPTIONS', CALCULATION_PATH, 'POST'],
    ['GET', '/api/v1.0/rekenbewijs/controle', 'POST'],
    ['POST', `${BASE}/api/v1.0/normen/2025`, 'GET, HEAD'],
    ['POST', '/api/v1.0/anti-forgery?x=1', 'GET, HEAD'],
    ['DELETE', '/health', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
    ['POST', '/proef.html', 'GET, HEAD'],
  ])('is answered 405, with the methods it does know: %s %s', async (method, url, methoden) => {
    const antwoord = await antwoordOp(method, url)
    expect([antwoord.statusCode, antwoord.allow, antwoord.code()]).toEqual([405, methoden, 'MethodeOnbekend'])
  })

  it('is answered 405 without a body when it is HEAD', async () => {
    expect(await antwoordOp('HEAD', CALCULATION_PATH)).toMatchObject({ statusCode: 405, allow: 'POST' })
  })
})

it.each<[Methode, string]>([
  ['POST', '/api/v1.0/financieringsopzet/'],
  ['POST', '/api/v1.0/Financieringsopzet'],
  ['POST', '/api/v1x0/financieringsopzet'],
  ['PUT', '/api/v1.0/normen/2025/tabel'],
  ['GET', '/api/v1.0/constructor'],
  ['OPTIONS', '/weg'],
])('an address that is not there is not found by any method, whatever its body is: %s %s', async (method, url) => {
  const antwoord = await antwoordOp(method, url)
  expect([antwoord.statusCode, antwoord.allow, antwoord.code()]).toEqual([404, undefined, 'NietGevonden'])
})
