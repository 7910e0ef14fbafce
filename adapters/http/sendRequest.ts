import { either, function as fp } from 'fp-ts'
import { defer, finalize, from, type Observable } from 'rxjs'

import type { FinancieringsOpzet, FinancieringsOpzetVerzoek } from '../../domain'
import { formatJson } from '../../domain/codec'
import type { BerekeningFout } from '../../domain/orientatie'
import { fetchToken, isTokenRefused } from './antiForgery'
import { readAnswer, toOnleesbaar } from './readAnswer'
import { readText } from './readText'
import { remarksIn } from './remarksIn'

const PATH = '/api/v1.0/financieringsopzet'

/** The address of the calculation service, and access to the anti-forgery token. */
export interface CalculationServer {
  /** Returns the start of the address, before the path of the call. Slashes at the end are ignored. */
  readonly base: () => string
  /** Returns the anti-forgery token of the page; undefined when the page has none. */
  readonly antiForgery: () => string | undefined
  /** Stores a new anti-forgery token for all later calls. */
  readonly keepAntiForgery?: ((token: string) => void) | undefined
  /** Reports a Dutch message about an answer, such as that the service does not know a field of the request. */
  readonly report?: ((bericht: string) => void) | undefined
}

/** A failed attempt. The headers of its response may tell when to try again. */
export interface Failure {
  readonly fout: BerekeningFout
  readonly headers?: Headers
  /** Whether the service refused the anti-forgery token of the call; absent when the response has no error status. */
  readonly isTokenRefused?: boolean
}

/** The outcome of one attempt. */
export type Outcome = either.Either<Failure, FinancieringsOpzet>

/** Makes one attempt per subscription. Unsubscribing cancels the request and the reading of its response. */
export const sendRequest = (dienst: CalculationServer, verzoek: FinancieringsOpzetVerzoek): Observable<Outcome> =>
  defer(() => {
    const cancellation = new AbortController()
    return from(ask(dienst, verzoek, cancellation.signal)).pipe(finalize(() => cancellation.abort()))
  })

const ask = async (
  dienst: CalculationServer,
  verzoek: FinancieringsOpzetVerzoek,
  signal: AbortSignal,
): Promise<Outcome> => {
  const base = dienst.base().replace(/\/+$/, '')
  const send = (token: string | undefined) => fetchText(base + PATH, toRequest(verzoek, token, signal))
  const text = await withFreshToken(dienst, await send(dienst.antiForgery()), send, () => fetchToken(base, signal))
  return fp.pipe(
    text,
    either.flatMap((text) =>
      fp.pipe(
        readAnswer(verzoek, text),
        either.bimap(toFailure, (opzet) => {
          if (dienst.report !== undefined) remarksIn(text).forEach(dienst.report)
          return opzet
        }),
      ),
    ),
  )
}

type Answer = either.Either<Failure, string>

/** Repeats the call with a new token if the service refused the token and issues a new one. Returns the last answer. */
const withFreshToken = async (
  { keepAntiForgery }: CalculationServer,
  first: Answer,
  send: (token: string) => Promise<Answer>,
  fetchNew: () => Promise<string | undefined>,
): Promise<Answer> => {
  if (either.isRight(first) || first.left.isTokenRefused !== true) return first
  const token = await fetchNew()
  if (token === undefined) return first
  keepAntiForgery?.(token)
  return send(token)
}

const toRequest = (
  verzoek: FinancieringsOpzetVerzoek,
  token: string | undefined,
  signal: AbortSignal,
): RequestInit => ({
  method: 'POST',
  /** `new Headers` throws here for a token with invalid characters. `fetchText` would make that a network error. */
  headers: new Headers({
    accept: 'application/json',
    'content-type': 'application/json',
    ...(token === undefined ? {} : { RequestVerificationToken: token }),
  }),
  body: formatJson(verzoek),
  credentials: 'same-origin',
  cache: 'no-store',
  /** A followed redirect would send the token to another address, or return a web page. */
  redirect: 'manual',
  signal,
})

/** Returns the text of an answer, or a failure. A network error, such as a body that is cut short, reaches `catch`. */
const fetchText = async (address: string, request: RequestInit): Promise<Answer> => {
  try {
    const response = await fetch(address, request)
    if (!response.ok) return either.left(await toRefused(response))
    const text = await readText(response)
    return text === undefined ? either.left(toFailure(toOnleesbaar('groter dan 64 kB'))) : either.right(text)
  } catch {
    return either.left(toFailure({ _tag: 'Onbereikbaar' }))
  }
}

/** Returns the failure of a refused call. A redirect has status 0 in a browser, and counts as an unreadable answer. */
const toRefused = async (response: Response): Promise<Failure> => {
  const { status, headers } = response
  return status === 0
    ? toFailure(toOnleesbaar('doorverwezen'))
    : { fout: { _tag: 'StatusFout', status }, headers, isTokenRefused: await isTokenRefused(response) }
}

const toFailure = (fout: BerekeningFout): Failure => ({ fout })
