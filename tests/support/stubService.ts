import { once } from 'node:events'
import {
  createServer,
  request as vraag,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request as it came over the wire. */
export interface ReceivedVerzoek {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** Becomes true when the caller hung up before the answer was complete. */
  readonly isAfgebroken: () => boolean
}

/** How the service behaves towards one request. */
export type Behaviour = (response: ServerResponse, verzoek: ReceivedVerzoek) => void

/** A service on this machine that behaves as it is told, and keeps what was asked of it. */
export interface StubService {
  readonly adres: string
  readonly verzoeken: readonly ReceivedVerzoek[]
  /** The behaviour towards the next requests, in this order; the last one stays. */
  readonly gedraag: (...reeks: readonly Behaviour[]) => void
  readonly sluit: () => Promise<void>
  /** Listens again at the same address. */
  readonly heropen: () => Promise<void>
}

const CALL = '/api/v1.0/financieringsopzet'

/** Starts a service; what is no calculation call goes to `anders`, if there is one. */
export const startStubService = async (anders?: RequestListener): Promise<StubService> => {
  const verzoeken: ReceivedVerzoek[] = []
  let gedragingen: readonly Behaviour[] = []
  const server = createServer((request, response) => {
    if (anders !== undefined && request.url?.endsWith(CALL) !== true) {
      anders(request, response)
      return
    }
    // A browser repeats a call when its reused connection has been closed.
    response.shouldKeepAlive = false
    let afgebroken = false
    response.on('close', () => {
      afgebroken = !response.writableFinished
    })
    const [gedrag, ...rest] = gedragingen
    if (rest.length > 0) gedragingen = rest
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request
      const verzoek = { method, url, headers, body, isAfgebroken: () => afgebroken }
      verzoeken.push(verzoek)
      gedrag?.(response, verzoek)
    })
  })
  const luister = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await luister(0)
  const { port } = server.address() as AddressInfo
  return {
    adres: `http://127.0.0.1:${port}`,
    verzoeken,
    gedraag: (...reeks) => {
      gedragingen = reeks
    },
    sluit: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    heropen: () => luister(port),
  }
}

/** Answers with this status and body. */
export const answersWith =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** Never answers. */
export const staysSilent: Behaviour = () => undefined

/** Hangs up without a word. */
export const hangsUp: Behaviour = (response) => response.destroy()

/** A behaviour that a test lets go. */
export interface Delayed {
  readonly gedrag: Behaviour
  /** Behaves so towards every request that waits, and resolves when their connections are closed. */
  readonly laatGaan: () => Promise<void>
}

/** Behaves like this only once it is let go. */
export const delayed = (gedrag: Behaviour): Delayed => {
  const wachtend: (readonly [ServerResponse, ReceivedVerzoek])[] = []
  return {
    gedrag: (response, verzoek) => {
      wachtend.push([response, verzoek])
    },
    laatGaan: async () => {
      await Promise.all(
        wachtend.splice(0).map(async ([response, verzoek]) => {
          if (response.closed || response.destroyed) return
          const gesloten = once(response, 'close')
          gedrag(response, verzoek)
          await gesloten
        }),
      )
    },
  }
}

/** Promises the whole answer, sends half of it and hangs up. */
export const cutsOff =
  (body: unknown): Behaviour =>
  (response) => {
    const tekst = JSON.stringify(body)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(tekst.length) })
    response.write(tekst.slice(0, tekst.length / 2), () => response.destroy())
  }

/** Sends the first half of the answer, and nothing after that. */
export const getsStuck =
  (body: unknown): Behaviour =>
  (response) => {
    const tekst = JSON.stringify(body)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write(tekst.slice(0, tekst.length / 2))
  }

const stuurTerug =
  (response: ServerResponse) =>
  (antwoord: IncomingMessage): void => {
    const headers = { ...antwoord.headers }
    delete headers.connection
    delete headers['keep-alive']
    response.writeHead(antwoord.statusCode ?? 502, headers)
    antwoord.pipe(response)
  }

/** Passes the request on to a real service, and its answer back. */
export const passesOn =
  (adres: string): Behaviour =>
  (response, { method, url, headers, body }) => {
    vraag(new URL(url, adres), { method, headers }, stuurTerug(response)).end(body)
  }

/** A proxy before a real server that treats only calculation calls as a test tells it. */
export const startProxy = async (adres: string): Promise<StubService> => {
  const dienst = await startStubService((request, response) => {
    const { method, url = '/', headers } = request
    request.pipe(vraag(new URL(url, adres), { method, headers }, stuurTerug(response)))
  })
  dienst.gedraag(passesOn(adres))
  return dienst
}
