import autocannon from 'autocannon'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { verzoek as verzoeken } from '../../../adapters/testing/arbitraries/verzoek'
import { CALCULATION_PATH } from '../../support/server'
import { passportFrom, startServer, type RunningProcess } from '../../support/process'

const BODIES = 10_000
const AT_ONCE = 20
const MEGABYTES_NOISE = 40

let server: RunningProcess
let passport: Record<string, string>
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'info' })
  passport = await passportFrom(server.address)
})

it('the server exits with 0 on SIGTERM', async () => {
  const other = await startServer()
  expect(await other.stop()).toBe(0)
})
afterAll(() => server.stop())

/** Generates a valid request as text with a part replaced or removed. */
const damaged = fc
  .tuple(verzoeken(), fc.nat(), fc.nat({ max: 40 }), fc.string({ unit: 'binary', maxLength: 10 }))
  .map(([verzoek, place, length, insert]) => {
    const text = JSON.stringify(verzoek)
    const begin = place % text.length
    return text.slice(0, begin) + insert + text.slice(begin + length)
  })

const nested = fc.integer({ min: 1, max: 5000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth))

const bodies: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: damaged },
  { weight: 3, arbitrary: fc.json({ maxDepth: 6 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 2000 }) },
  { weight: 1, arbitrary: verzoeken().map((verzoek) => JSON.stringify(verzoek)) },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 40_000 }).map((length) => `"${'x'.repeat(length)}"`) },
)
const types = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  fc.constantFrom('text/plain', 'application/xml', 'application/json; charset=utf-16', 'multipart/form-data', 'x'),
)

describe(`${BODIES} random and malformed bodies`, () => {
  it('the server answers random and malformed bodies without status 500, a stack trace or a memory leak', async () => {
    const samples = fc.sample(fc.tuple(bodies, types), { numRuns: BODIES, seed: 2026 })
    const statuses = new Map<number, number>()
    let memoryHalfway = 0
    for (let begin = 0; begin < BODIES; begin += AT_ONCE) {
      if (begin === BODIES / 2) memoryHalfway = server.memory()
      await Promise.all(
        samples.slice(begin, begin + AT_ONCE).map(async ([body, type]) => {
          const answer = await fetch(server.address + CALCULATION_PATH, {
            method: 'POST',
            headers: { ...passport, 'content-type': type },
            body,
          })
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          expect(await answer.text()).not.toMatch(/^\s+at |node_modules/m)
        }),
      )
    }
    const growth = server.memory() - memoryHalfway
    console.log(
      'answers by status:',
      Object.fromEntries(statuses),
      `memory grew ${growth.toFixed(1)} MB in the second half`,
    )
    expect([...statuses.keys()].filter((status) => ![200, 400, 413, 415, 422].includes(status))).toEqual([])
    expect(server.log()).not.toMatch(/storing|\\n\s+at |node:internal/)
    expect(growth).toBeLessThan(MEGABYTES_NOISE)
  })
})

describe('the server under load', () => {
  it('the server answers every call of 200 simultaneous connections with a success status', async () => {
    const [verzoek] = fc.sample(verzoeken(), { numRuns: 1, seed: 1 })
    const { requests, latency, errors, timeouts, non2xx } = await autocannon({
      url: server.address + CALCULATION_PATH,
      method: 'POST',
      headers: passport,
      body: JSON.stringify(verzoek),
      connections: 200,
      duration: 10,
    })
    console.log(`${requests.average} requests a second on average; p50 ${latency.p50} ms, p99 ${latency.p99} ms`)
    expect({ errors, timeouts, non2xx }).toEqual({ errors: 0, timeouts: 0, non2xx: 0 })
    expect(requests.total).toBeGreaterThan(1000)
  })
})
