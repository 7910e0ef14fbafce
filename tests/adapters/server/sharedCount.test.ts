import { createServer, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { createCircuit } from '../../../adapters/server/circuit'
import { postVerzoek, type TestServer } from '../../support/server'
import { serverForTest } from './opstelling'

/** An address of Redis where each connection is given to this function. */
const luister = async (verbonden: (socket: Socket) => void): Promise<string> => {
  const server = createServer(verbonden)
  await new Promise<void>((klaar) => server.listen(0, '127.0.0.1', klaar))
  onTestFinished(() => void server.close())
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('goes on with every call while Redis is away, and says so once, in our words alone', async () => {
  const zelf = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => zelf.mockRestore())
  let opgehangen = 0
  const REDIS_URL = await luister((socket) => {
    opgehangen += 1
    socket.destroy()
  })
  const { app, logboek } = await serverForTest({ RATE_LIMIT: '1', REDIS_URL })
  await vi.waitFor(() => expect(logboek.join('')).toContain('REDIS_URL is niet bereikbaar'))
  for (const keer of [1, 2, 3]) expect([keer, (await postVerzoek(app)).statusCode]).toEqual([keer, 200])
  await vi.waitFor(() => expect(opgehangen).toBeGreaterThan(2), 5000)
  expect(logboek.join('').split('REDIS_URL')).toHaveLength(2)
  expect(zelf).not.toHaveBeenCalled()
})

/** The words of a command as a client of Redis writes it: `*1 $4 PING`, each on a line. */
const woordenIn = (stuk: string): readonly (readonly string[])[] =>
  stuk
    .split(/^\*\d+\r\n/m)
    .filter(Boolean)
    .map((opdracht) => opdracht.split(/\r?\n/).filter((regel) => !/^\$\d+$/.test(regel)))

/** A Redis that only counts, for as long as it answers; and what was counted in it, by key. */
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

/** Calls until Redis counts, so that the connection is there. */
const totGeteld = ({ app }: TestServer, stand: { readonly gevraagd: number }) =>
  vi.waitFor(async () => {
    const al = stand.gevraagd
    await postVerzoek(app)
    expect(stand.gevraagd).toBeGreaterThan(al)
  })

it('counts an address by a name that does not tell it, the same for every copy', async () => {
  const { stand, REDIS_URL } = await teller()
  for (const copy of [await serverForTest({ REDIS_URL }), await serverForTest({ REDIS_URL })])
    await totGeteld(copy, stand)
  expect([...stand.geteld.keys()]).toEqual([expect.stringMatching(/^aanroepen-[\w-]{43}$/)])
  expect(stand.gezegd).not.toContain('127.0.0.1')
  const ander = await serverForTest({ REDIS_URL, ANTI_FORGERY_KEY: 'een-andere-sleutel-van-een-andere-dienst' })
  await totGeteld(ander, stand)
  expect(stand.geteld.size).toBe(2)
})

it('has a window begin with the first call in it, and not again with the next', async () => {
  const { stand, REDIS_URL } = await teller()
  await totGeteld(await serverForTest({ REDIS_URL }), stand)
  expect(stand.gezegd).toMatch(/if count == 1 then redis\.call\('PEXPIRE'/)
})

it('says nothing of Redis when the server itself stops', async () => {
  const { stand, verbonden, REDIS_URL } = await teller()
  const copy = await serverForTest({ REDIS_URL })
  await totGeteld(copy, stand)
  await copy.app.close()
  await vi.waitFor(() => expect(verbonden.size).toBe(0))
  expect(copy.logboek.join('')).not.toContain('REDIS_URL')
})

it('refuses who the copies together counted too often, for what is left of the minute', async () => {
  const { stand, REDIS_URL } = await teller()
  const copy = await serverForTest({ REDIS_URL, RATE_LIMIT: '3' })
  await totGeteld(copy, stand)
  const geweigerd = await vi.waitFor(async () => {
    const antwoord = await postVerzoek(copy.app)
    expect(antwoord.statusCode).toBe(429)
    return antwoord
  })
  expect(geweigerd.headers['retry-after']).toBe('30')
})

it('asks a Redis that hangs once, and lets no other call wait for it', async () => {
  const { stand, REDIS_URL } = await teller()
  const copy = await serverForTest({ REDIS_URL })
  await totGeteld(copy, stand)
  Object.assign(stand, { isStil: true, gevraagd: 0 })
  const statussen: number[] = []
  for (let keer = 0; keer < 20; keer += 1) statussen.push((await postVerzoek(copy.app)).statusCode)
  expect([new Set(statussen), stand.gevraagd]).toEqual([new Set([200]), 1])
  expect(copy.logboek.join('').split('REDIS_URL is niet bereikbaar')).toHaveLength(2)
})

it('counts again at once when a Redis that hung has been started anew', async () => {
  const { stand, verbonden, REDIS_URL } = await teller()
  const copy = await serverForTest({ REDIS_URL })
  await totGeteld(copy, stand)
  stand.isStil = true
  await postVerzoek(copy.app)
  stand.isStil = false
  for (const socket of verbonden) socket.destroy()
  await vi.waitFor(async () => {
    await postVerzoek(copy.app)
    expect(copy.logboek.join('')).toContain('REDIS_URL is weer bereikbaar')
  }, 4000)
})

it.each([
  ['nil', '$-1\r\n'],
  ['a list of nils', '*2\r\n$-1\r\n$-1\r\n'],
  ['a text', '+OK\r\n'],
  ['a minute that never ends', '*2\r\n:9\r\n:-1\r\n'],
])('a Redis that answers %s is reported once, and every call goes on uncounted', async (_wat, antwoord) => {
  const { stand, REDIS_URL } = await teller()
  stand.antwoord = antwoord
  const copy = await serverForTest({ REDIS_URL, RATE_LIMIT: '1' })
  await vi.waitFor(async () => {
    await postVerzoek(copy.app)
    expect(stand.gevraagd).toBe(1)
  })
  const statussen = [await postVerzoek(copy.app), await postVerzoek(copy.app)].map(({ statusCode }) => statusCode)
  expect([statussen, stand.gevraagd]).toEqual([[200, 200], 1])
  expect(copy.logboek.join('').match(/REDIS_URL is \w+/g)).toEqual(['REDIS_URL is niet'])
})

it('a Redis that hangs up at every count is reported once, however often it can be reached again', async () => {
  const { stand, verbonden, REDIS_URL } = await teller()
  const copy = await serverForTest({ REDIS_URL })
  stand.isStil = true
  for (const keer of [1, 2]) {
    await vi.waitFor(async () => {
      await postVerzoek(copy.app)
      expect(stand.gevraagd).toBe(keer)
    }, 4000)
    for (const socket of verbonden) socket.destroy()
  }
  expect(copy.logboek.join('').match(/REDIS_URL is \w+/g)).toEqual(['REDIS_URL is niet'])
})

/** A neighbour that counts what it is asked, with a clock that a test moves. */
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

describe('a neighbour that may hang', () => {
  it('asks every time while there are answers', async () => {
    const { stand, vraag } = proef()
    stand.antwoordt = true
    expect([await vraag(), await vraag(), stand.gevraagd]).toEqual(['ja', 'ja', 2])
  })

  it('asks once, and then nothing for five seconds', async () => {
    const { stand, vraag } = proef()
    for (let keer = 0; keer < 100; keer += 1) await vraag()
    stand.nu = 4999
    await vraag()
    expect(stand.gevraagd).toBe(1)
  })

  it('lets one call try after that, which no other waits for', async () => {
    const { stand, vraag } = proef()
    await vraag()
    stand.nu = 5000
    await Promise.all([vraag(), vraag(), vraag()])
    expect(stand.gevraagd).toBe(2)
  })

  it('asks every time again once there was an answer', async () => {
    const { stand, vraag } = proef()
    await vraag()
    stand.nu = 5000
    stand.antwoordt = true
    expect([await vraag(), await vraag(), stand.gevraagd]).toEqual(['ja', 'ja', 3])
  })

  it('asks at once when the neighbour is known to be back', async () => {
    const { stand, circuit, vraag } = proef()
    await vraag()
    circuit.reset()
    stand.antwoordt = true
    expect([await vraag(), stand.gevraagd]).toEqual(['ja', 2])
  })
})
