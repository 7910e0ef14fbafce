import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

import { listen } from '../../../adapters/server/listen'
import { CALCULATION_PATH, exampleVerzoek } from '../../support/server'
import { serverForTest } from './opstelling'

const TOKEN = 'm'.repeat(32)

it('the server refuses two Authorization headers, because a proxy may have checked the other one', async () => {
  const { app } = await serverForTest({ MACHINE_TOKENS: TOKEN })
  const poort = await listen(app, '127.0.0.1', 0)
  const body = JSON.stringify(exampleVerzoek)
  const antwoordOp = (...tokens: readonly string[]): Promise<string> => {
    const socket = connect(poort, '127.0.0.1')
    const headers = ['host: x', 'connection: close', 'content-type: application/json', `content-length: ${body.length}`]
    const kop = [...headers, ...tokens.map((token) => `Authorization: Bearer ${token}`)].join('\r\n')
    socket.write(`POST ${CALCULATION_PATH} HTTP/1.1\r\n${kop}\r\n\r\n${body}`)
    return text(socket)
  }
  expect(await antwoordOp(TOKEN)).toMatch(/^HTTP\/1\.1 200 /)
  for (const tokens of [
    [TOKEN, 'x'],
    ['x', TOKEN],
    [TOKEN, TOKEN],
  ])
    expect(await antwoordOp(...tokens)).toMatch(/^HTTP\/1\.1 401 /)
})
