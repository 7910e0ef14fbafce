import { once } from 'node:events'
import {
  createServer,
  request as send,
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
  readonly isAborted: () => boolean
}

/** How the service answers one request. */
export type Behaviour = (response: ServerResponse, received: ReceivedVerzoek) => void

/** A service on this machine that answers as a test sets it, and records its requests. */
export interface StubService {
  readonly address: string
  readonly requests: readonly ReceivedVerzoek[]
  /** Sets the behaviour for the next requests, in this order. The last behaviour also answers all later requests. */
  readonly behave: (...series: readonly Behaviour[]) => void
  readonly close: () => Promise<void>
  /** Listens again on the same address. */
  readonly reopen: () => Promise<void>
}

const CALL = '/api/v1.0/financieringsopzet'

/** Starts a service. `otherwise` handles every request that is not a calculation. */
export const startStubService = async (otherwise?: RequestListener): Promise<StubService> => {
  const requests: ReceivedVerzoek[] = []
  let behaviours: readonly Behaviour[] = []
  const server = createServer((request, response) => {
    if (otherwise !== undefined && request.url?.endsWith(CALL) !== true) {
      otherwise(request, response)
      return
    }
    // A browser repeats a request when its reused connection was closed, so each answer closes its connection.
    response.shouldKeepAlive = false
    let aborted = false
    response.on('close', () => {
      aborted = !response.writableFinished
    })
    const [behaviour, ...rest] = behaviours
    if (rest.length > 0) behaviours = rest
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request
      const received = { method, url, headers, body, isAborted: () => aborted }
      requests.push(received)
      behaviour?.(response, received)
    })
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    behave: (...series) => {
      behaviours = series
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    reopen: () => listen(port),
  }
}

/** Creates a behaviour that answers with this status and body. */
export const answersWith =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** A behaviour that never answers. */
export const staysSilent: Behaviour = () => undefined

/** A behaviour that closes the connection without an answer. */
export const hangsUp: Behaviour = (response) => response.destroy()

/** A behaviour that waits until the test releases it. */
export interface Delayed {
  readonly behaviour: Behaviour
  /** Applies the behaviour to every request that still waits. Resolves when their connections are closed. */
  readonly release: () => Promise<void>
}

/** Delays a behaviour until `release` is called. */
export const delayed = (behaviour: Behaviour): Delayed => {
  const waiting: (readonly [ServerResponse, ReceivedVerzoek])[] = []
  return {
    behaviour: (response, received) => {
      waiting.push([response, received])
    },
    release: async () => {
      await Promise.all(
        waiting.splice(0).map(async ([response, received]) => {
          if (response.closed || response.destroyed) return
          const closed = once(response, 'close')
          behaviour(response, received)
          await closed
        }),
      )
    },
  }
}

/** Creates a behaviour that announces the size of the whole response, sends half and closes the connection. */
export const cutsOff =
  (body: unknown): Behaviour =>
  (response) => {
    const text = JSON.stringify(body)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(text.length) })
    response.write(text.slice(0, text.length / 2), () => response.destroy())
  }

/** Creates a behaviour that sends the first half of the response and then nothing more. */
export const getsStuck =
  (body: unknown): Behaviour =>
  (response) => {
    const text = JSON.stringify(body)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write(text.slice(0, text.length / 2))
  }

const sendBack =
  (response: ServerResponse) =>
  (answer: IncomingMessage): void => {
    const headers = { ...answer.headers }
    delete headers.connection
    delete headers['keep-alive']
    response.writeHead(answer.statusCode ?? 502, headers)
    answer.pipe(response)
  }

/** Creates a behaviour that forwards each request to a real service, and sends the answer back. */
export const passesOn =
  (address: string): Behaviour =>
  (response, { method, url, headers, body }) => {
    send(new URL(url, address), { method, headers }, sendBack(response)).end(body)
  }

/** Starts a proxy that forwards every request to a server, until a test sets other behaviour for calculations. */
export const startProxy = async (address: string): Promise<StubService> => {
  const service = await startStubService((request, response) => {
    const { method, url = '/', headers } = request
    request.pipe(send(new URL(url, address), { method, headers }, sendBack(response)))
  })
  service.behave(passesOn(address))
  return service
}
