import { createServer, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { createCircuit } from '../../../adapters/server/circuit'
import { postVerzoek, type TestServer } from '../../support/server'
import { serverForTest } from './opstelling'

/** The longest wait in milliseconds; it allows for a busy machine. */
const GEDULD = 60_000

/** Starts a fake Redis that passes each connection to `verbonden`, and returns its URL. */
const luister = async (verbonden: (socket: Socket) => void): Promise<string> => {
  const server = createServer(verbonden)
  await new Promise<void>((klaar) => server.listen(0, '127.0.0.1', klaar))
  onTestFinished(() => void server.close())
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('the server allows calls above RATE_LIMIT while Redis is unreachable, and logs that once', async () => {
  const zelf = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => zelf.mockRestore())
  let opgehangen = 0
  const REDIS_URL = await luister((socket) => {
    opgehangen += 1
    socket.destroy()
  })
  const { app, log } = await serverForTest({ RATE_LIMIT: '1', REDIS_URL })
  await expect.poll(() => log.join('')).toContain('REDIS_URL is niet bereikbaar')
  for (const keer of [1, 2, 3]) expect([keer, (await postVerzoek(app)).statusCode]).toEqual([keer, 200])
  await expect.poll(() => opgehangen).toBeGreaterThan(2)
  expect(log.join('').split('REDIS_URL')).toHaveLength(2)
  expect(zelf).not.toHaveBeenCalled()
})

/** Returns the words of each Redis command in a chunk. Omits the lines that contain the length of a word. */
const woordenIn = (stuk: string): readonly (readonly string[])[] =>
  stuk
    .split(/^\*\d+\r\n/m)
    .filter(Boolean)
    .map((opdracht) => opdracht.split(/\r?\n/).filter((regel) => !/^\$\d+$/.test(regel)))

/** Starts a fake Redis. In `stand`, `isStil` stops its replies to counts; a nonempty `antwoord` replaces them. */
const teller = async () => {
  const stand = { isStil: false, gevraagd: 0, geteld: new Map<string, number>(), gezegd: '', antwoord: '' }
  const verbonden = new Set<Socket>()
  const telBij = (sleutel: string): string => {
    stand.gevraagd += 1
    stand.geteld.set(sleutel, (stand.geteld.get(sleutel) ?? 0) + 1)
    return stand.isStil ? '' : stand.antwoord || `*2\r\n:${stand.geteld.get(sleutel) ?? 0}\r\n:30000\r\n`
  }
  const antwoordOp = (woorden: readonly string[]): string => {
    if (woorden[0]?.toLowerCase() === 'info') return '$21\r\nredis_version:7.0.0\r\n\r\n'
    const sleutel = woorden.find((woord) => woord.startsWith('aanroepen-'))
    return sleutel === undefined ? '+OK\r\n' : telBij(sleutel)
  }
  const REDIS_URL = await luister((socket) => {
    verbonden.add(socket)
    socket.on('close', () => verbonden.delete(socket))
    socket.on('error', () => undefined)
    socket.on('data', (stuk: Buffer) => {
      stand.gezegd += stuk.toString()
      socket.write(woordenIn(stuk.toString()).map(antwoordOp).join(''))
    })
  })
  return { stand, verbonden, REDIS_URL }
}

/** Posts calculations until the fake Redis counts one, which shows that the server has connected to Redis. */
const totGeteld = ({ app }: TestServer, stand: { readonly gevraagd: number }) =>
  vi.waitFor(async () => {
    const al = stand.gevraagd
    await postVerzoek(app)
    expect(stand.gevraagd).toBeGreaterThan(al)
  }, GEDULD)

it('Redis counts a caller under a hash of the address, which differs for a server with another key', async () => {
  const { stand, REDIS_URL } = await teller()
  for (const copy of [await serverForTest({ REDIS_URL }), await serverForTest({ REDIS_URL })])
    await totGeteld(copy, stand)
  expect([...stand.geteld.keys()]).toEqual([expect.stringMatching(/^aanroepen-[\w-]{43}$/)])
  expect(stand.gezegd).not.toContain('127.0.0.1')
  const ander = await serverForTest({ REDIS_URL, ANTI_FORGERY_KEY: 'een-andere-sleutel-van-een-andere-dienst' })
  await totGeteld(ander, stand)
  expect(stand.geteld.size).toBe(2)
})

it('the Redis script sets the expiry of a rate limit window only when its key has no expiry', async () => {
  const { stand, REDIS_URL } = await teller()
  await totGeteld(await serverForTest({ REDIS_URL }), stand)
  expect(stand.gezegd).toMatch(/if redis\.call\('PTTL', KEYS\[1\]\) < 0 then redis\.call\('PEXPIRE'/)
})

it('the log does not mention Redis when the server stops and closes its Redis connection', async () => {
  const { stand, verbonden, REDIS_URL } = await teller()
  const copy = await serverForTest({ REDIS_URL })
  await totGeteld(copy, stand)
  await copy.app.close()
  await expect.poll(() => verbonden.size).toBe(0)
  expect(copy.log.join('')).not.toContain('REDIS_URL')
})

it('a caller over the shared RATE_LIMIT gets 429 with the rest of the Redis window in Retry-After', async () => {
  const { stand, REDIS_URL } = await teller()
  const copy = await serverForTest({ REDIS_URL, RATE_LIMIT: '3' })
  await totGeteld(copy, stand)
  const geweigerd = await vi.waitFor(async () => {
    const antwoord = await postVerzoek(copy.app)
    expect(antwoord.statusCode).toBe(429)
    return antwoord
  }, GEDULD)
  expect(geweigerd.headers['retry-after']).toBe('30')
})

it('when Redis stops answering, the server asks it for one count only and allows all 20 calls', async () => {
  const { stand, REDIS_URL } = await teller()
  const copy = await serverForTest({ REDIS_URL })
  await totGeteld(copy, stand)
  Object.assign(stand, { isStil: true, gevraagd: 0 })
  const statussen: number[] = []
  for (let keer = 0; keer < 20; keer += 1) statussen.push((await postVerzoek(copy.app)).statusCode)
  expect([new Set(statussen), stand.gevraagd]).toEqual([new Set([200]), 1])
  expect(copy.log.join('').split('REDIS_URL is niet bereikbaar')).toHaveLength(2)
})

it('after a silent Redis restarts, the server logs that calls count again', async () => {
  const { stand, verbonden, REDIS_URL } = await teller()
  const copy = await serverForTest({ REDIS_URL })
  await totGeteld(copy, stand)
  stand.isStil = true
  await postVerzoek(copy.app)
  stand.isStil = false
  for (const socket of verbonden) socket.destroy()
  await vi.waitFor(async () => {
    await postVerzoek(copy.app)
    expect(copy.log.join('')).toContain('REDIS_URL is weer bereikbaar')
  }, GEDULD)
})

it.each([
  ['nil', '$-1\r\n'],
  ['a list of nils', '*2\r\n$-1\r\n$-1\r\n'],
  ['a text', '+OK\r\n'],
  ['a count without an expiry', '*2\r\n:9\r\n:-1\r\n'],
])('the server allows calls above RATE_LIMIT and logs one warning when Redis returns %s', async (_wat, antwoord) => {
  const { stand, REDIS_URL } = await teller()
  stand.antwoord = antwoord
  const copy = await serverForTest({ REDIS_URL, RATE_LIMIT: '1' })
  await vi.waitFor(async () => {
    await postVerzoek(copy.app)
    expect(stand.gevraagd).toBe(1)
  }, GEDULD)
  const statussen = [await postVerzoek(copy.app), await postVerzoek(copy.app)].map(({ statusCode }) => statusCode)
  expect([statussen, stand.gevraagd]).toEqual([[200, 200], 1])
  expect(copy.log.join('').match(/REDIS_URL is \w+/g)).toEqual(['REDIS_URL is niet'])
})

it('the server logs one warning when Redis twice drops the connection before it returns a count', async () => {
  const { stand, verbonden, REDIS_URL } = await teller()
  const copy = await serverForTest({ REDIS_URL })
  stand.isStil = true
  for (const keer of [1, 2]) {
    await vi.waitFor(async () => {
      await postVerzoek(copy.app)
      expect(stand.gevraagd).toBe(keer)
    }, GEDULD)
    for (const socket of verbonden) socket.destroy()
  }
  expect(copy.log.join('').match(/REDIS_URL is \w+/g)).toEqual(['REDIS_URL is niet'])
})

/** Creates a circuit breaker around a fake service that counts its calls, with a clock that the test moves. */
const proef = () => {
  const stand = { gevraagd: 0, antwoordt: false, nu: 0 }
  const circuit = createCircuit(() => stand.nu)
  const vraag = () =>
    circuit
      .ask(() => {
        stand.gevraagd += 1
        return stand.antwoordt ? Promise.resolve('ja') : Promise.reject(new Error('stil'))
      })
      .catch(() => 'niet')
  return { stand, circuit, vraag }
}

describe('createCircuit', () => {
  it('a circuit breaker lets every call through while the service answers', async () => {
    const { stand, vraag } = proef()
    stand.antwoordt = true
    expect([await vraag(), await vraag(), stand.gevraagd]).toEqual(['ja', 'ja', 2])
  })

  it('a circuit breaker blocks all calls for five seconds after a failed call', async () => {
    const { stand, vraag } = proef()
    for (let keer = 0; keer < 100; keer += 1) await vraag()
    stand.nu = 4999
    await vraag()
    expect(stand.gevraagd).toBe(1)
  })

  it('five seconds after a failed call, a circuit breaker lets one of three simultaneous calls through', async () => {
    const { stand, vraag } = proef()
    await vraag()
    stand.nu = 5000
    await Promise.all([vraag(), vraag(), vraag()])
    expect(stand.gevraagd).toBe(2)
  })

  it('a circuit breaker lets every call through again after a successful call', async () => {
    const { stand, vraag } = proef()
    await vraag()
    stand.nu = 5000
    stand.antwoordt = true
    expect([await vraag(), await vraag(), stand.gevraagd]).toEqual(['ja', 'ja', 3])
  })

  it('a circuit breaker lets a call through at once after a reset', async () => {
    const { stand, circuit, vraag } = proef()
    await vraag()
    circuit.reset()
    stand.antwoordt = true
    expect([await vraag(), stand.gevraagd]).toEqual(['ja', 2])
  })
})
