import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'

import { listen } from '../../../adapters/server/listen'
import { toProblem } from '../../../adapters/server/problem/problem'
import { CALCULATION_PATH, passportOf } from '../../support/server'
import { serverForTest } from './opstelling'

const LANGSTE_AANROEP = 300

/** Everything that a server answers to these bytes until it hangs up, and the log of it. */
const antwoordOp = async (bytes: string) => {
  const { app, logboek } = await serverForTest({ LOG_LEVEL: 'trace' }, { longestCall: LANGSTE_AANROEP })
  const { cookie, requestverificationtoken } = await passportOf(app)
  const socket = connect(await listen(app, '127.0.0.1', 0), '127.0.0.1')
  const paspoort = `cookie: ${cookie}\r\nrequestverificationtoken: ${requestverificationtoken}`
  socket.write(bytes.replace('{paspoort}', paspoort))
  const [hoofd = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { hoofd: hoofd.toLowerCase(), body, logboek: logboek.join('') }
}

const POST = `POST ${CALCULATION_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n{paspoort}\r\n`

describe('what never becomes a call', () => {
  it.each([
    ['no HTTP', 'jan@voorbeeld.nl\r\n\r\n', 400, 'OnleesbareAanroep'],
    ['a method that nobody knows', 'JAN / HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'OnleesbareAanroep'],
    [
      'two lengths',
      `${POST}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'OnleesbareAanroep',
    ],
    ['a head that is too large', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'KopTeGroot'],
    ['a head that does not end', 'GET / HTTP/1.1\r\nhost: x\r\nx: y', 408, 'TeTraag'],
    ['a body that does not end', `${POST}content-length: 100\r\n\r\n{`, 408, 'TeTraag'],
    ['silence', '', 408, 'TeTraag'],
  ] as const)('is answered with its problem, and hung up: %s', async (_wat, bytes, status, code) => {
    const { hoofd, body } = await antwoordOp(bytes)
    expect(hoofd).toMatch(new RegExp(`^http/1.1 ${status} `))
    expect(hoofd).toContain('content-type: application/problem+json')
    expect(JSON.parse(body)).toEqual(toProblem(code))
    expect(body).not.toMatch(/jan/i)
  })

  it('is never repeated in the log', async () => {
    expect((await antwoordOp('GEHEIM jan@voorbeeld.nl\r\n\r\n')).logboek).not.toMatch(/jan@|GEHEIM/i)
  })
})

describe('the time that a request has to arrive', () => {
  it('is ten seconds when nobody says otherwise, for its head as for all of it', async () => {
    const { app } = await serverForTest()
    const { requestTimeout, headersTimeout } = app.server
    expect({ requestTimeout, headersTimeout }).toEqual({ requestTimeout: 10_000, headersTimeout: 10_000 })
  })
})
