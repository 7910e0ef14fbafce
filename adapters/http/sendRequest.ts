import { either, function as fp } from 'fp-ts'
import { defer, finalize, from, type Observable } from 'rxjs'

import { formatJson, type FinancieringsOpzet, type FinancieringsOpzetVerzoek } from '../../domain'
import type { BerekeningFout } from '../../domain/orientatie'
import { fetchToken, isTokenRefused } from './antiForgery'
import { readAnswer, toOnleesbaar } from './readAnswer'
import { readText } from './readText'

const PATH = '/api/v1.0/financieringsopzet'

/** The address of the calculation service, and the anti-forgery token for calls from its own page. */
export interface CalculationServer {
  /** Returns the address before the path of the call, with or without a slash at the end. */
  readonly base: () => string
  /** Returns the anti-forgery token of the page, if it has one. */
  readonly antiForgery: () => string | undefined
  /** Stores a new token in the page, for all later calls. */
  readonly keepAntiForgery?: (token: string) => void
}

/** A failed attempt. The headers may say when to try again. */
export interface Failure {
  readonly fout: BerekeningFout
  readonly headers?: Headers
  /** Whether the token was missing, wrong or out of date. */
  readonly isTokenRefused?: boolean
}

/** The outcome of one attempt. */
export type Outcome = either.Either<Failure, FinancieringsOpzet>

/** Makes one attempt at each subscription. Unsubscribing cancels the request, also while the answer is being read. */
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
    either.flatMap((text) => fp.pipe(readAnswer(verzoek, text), either.mapLeft(toFailure))),
  )
}

type Answer = either.Either<Failure, string>

/** Repeats the call once with a new token when the service refused the first token and issues a new one. */
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
  /** A token with characters that a header cannot hold throws here, so that it does not count as a network failure. */
  headers: new Headers({
    accept: 'application/json',
    'content-type': 'application/json',
    ...(token === undefined ? {} : { RequestVerificationToken: token }),
  }),
  body: formatJson(verzoek),
  credentials: 'same-origin',
  cache: 'no-store',
  /** Redirects are not followed: they would send the token to another address, or return a web page. */
  redirect: 'manual',
  signal,
})

/** Only network errors throw here: no connection, an unknown host, or a response that is cut short. */
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

/** A browser hides the status of a redirect (it gives 0), so a redirect counts as an unreadable answer. */
const toRefused = async (response: Response): Promise<Failure> => {
  const { status, headers } = response
  return status === 0
    ? toFailure(toOnleesbaar('doorverwezen'))
    : { fout: { _tag: 'StatusFout', status }, headers, isTokenRefused: await isTokenRefused(response) }
}

const toFailure = (fout: BerekeningFout): Failure => ({ fout })
