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

/** A request as the service received it. */
export interface ReceivedVerzoek {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** Whether the caller closed the connection before the answer was complete. */
  readonly isAfgebroken: () => boolean
}

/** How the service answers one request. */
export type Behaviour = (response: ServerResponse, verzoek: ReceivedVerzoek) => void

/** A service on this machine that answers as a test sets it, and records its requests. */
export interface StubService {
  readonly adres: string
  readonly verzoeken: readonly ReceivedVerzoek[]
  /** Sets the behaviour for the next requests, in this order; the last one stays in force. */
  readonly gedraag: (...reeks: readonly Behaviour[]) => void
  readonly sluit: () => Promise<void>
  /** Listens again on the same address. */
  readonly heropen: () => Promise<void>
}

const CALL = '/api/v1.0/financieringsopzet'

/** Starts a service. `anders` handles every request that is not a calculation. */
export const startStubService = async (anders?: RequestListener): Promise<StubService> => {
  const verzoeken: ReceivedVerzoek[] = []
  let gedragingen: readonly Behaviour[] = []
  const server = createServer((request, response) => {
    if (anders !== undefined && request.url?.endsWith(CALL) !== true) {
      anders(request, response)
      return
    }
    // A browser repeats a request when its reused connection was closed, so each answer closes its connection.
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

/** Closes the connection without an answer. */
export const hangsUp: Behaviour = (response) => response.destroy()

/** A behaviour that waits until the test releases it. */
export interface Delayed {
  readonly gedrag: Behaviour
  /** Applies the behaviour to every waiting request. Resolves when their connections are closed. */
  readonly laatGaan: () => Promise<void>
}

/** Delays a behaviour until `laatGaan` is called. */
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

/** Announces the whole answer, sends half of it and closes the connection. */
export const cutsOff =
  (body: unknown): Behaviour =>
  (response) => {
    const tekst = JSON.stringify(body)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(tekst.length) })
    response.write(tekst.slice(0, tekst.length / 2), () => response.destroy())
  }

/** Sends the first half of the answer and then nothing more. */
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

/** Forwards the request to a real service, and its answer back. */
export const passesOn =
  (adres: string): Behaviour =>
  (response, { method, url, headers, body }) => {
    vraag(new URL(url, adres), { method, headers }, stuurTerug(response)).end(body)
  }

/** Starts a proxy before a real server. Calculation requests behave as the test sets; all others are forwarded. */
export const startProxy = async (adres: string): Promise<StubService> => {
  const dienst = await startStubService((request, response) => {
    const { method, url = '/', headers } = request
    request.pipe(vraag(new URL(url, adres), { method, headers }, stuurTerug(response)))
  })
  dienst.gedraag(passesOn(adres))
  return dienst
}
