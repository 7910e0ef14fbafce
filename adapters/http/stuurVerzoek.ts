import { either } from 'fp-ts'
import { defer, finalize, from, type Observable } from 'rxjs'

import type { BerekeningFout } from '../../application'
import type { FinancieringsOpzet, FinancieringsOpzetVerzoek } from '../../domain'
import { leesAntwoord } from './leesAntwoord'

const PAD = '/api/v1.0/financieringsopzet'

/** Where the service is and how it knows that the call comes from its own page. */
export interface Dienst {
  /** The address before the path of the call, with or without a slash at the end. */
  readonly basis: () => string
  /** The anti-forgery token of the page, if the page has one. */
  readonly antiForgery: () => string | undefined
}

/** An attempt that failed, and what the Retry-After header said, if anything. */
export interface Mislukking {
  readonly fout: BerekeningFout
  readonly retryAfter: string | undefined
}

/** What becomes of one attempt. */
export type Uitkomst = either.Either<Mislukking, FinancieringsOpzet>

/** One attempt, made when it is subscribed to. Unsubscribing ends the request, also halfway through its answer. */
export const stuurVerzoek = (dienst: Dienst, verzoek: FinancieringsOpzetVerzoek): Observable<Uitkomst> =>
  defer(() => {
    const annulering = new AbortController()
    return from(vraag(dienst, verzoek, annulering.signal)).pipe(finalize(() => annulering.abort()))
  })

const vraag = async (dienst: Dienst, verzoek: FinancieringsOpzetVerzoek, signal: AbortSignal): Promise<Uitkomst> => {
  const address = dienst.basis().replace(/\/+$/, '') + PAD
  const request = toRequest(verzoek, dienst.antiForgery(), signal)
  const tekst = await haal(address, request)
  return either.flatMap((tekst: string) => either.mapLeft(zonderRetryAfter)(leesAntwoord(verzoek, tekst)))(tekst)
}

const toRequest = (
  verzoek: FinancieringsOpzetVerzoek,
  token: string | undefined,
  signal: AbortSignal,
): RequestInit => ({
  method: 'POST',
  headers: {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(token === undefined ? {} : { RequestVerificationToken: token }),
  },
  body: JSON.stringify(verzoek),
  credentials: 'same-origin',
  cache: 'no-store',
  /** A redirect would carry the token elsewhere, or end at a page for people. */
  redirect: 'manual',
  signal,
})

/** Everything that throws here is the network: no connection, a name that is unknown, an answer cut short. */
const haal = async (address: string, request: RequestInit): Promise<either.Either<Mislukking, string>> => {
  try {
    const antwoord = await fetch(address, request)
    return antwoord.ok ? either.right(await antwoord.text()) : either.left(toStatusFout(antwoord))
  } catch {
    return either.left(zonderRetryAfter({ _tag: 'Onbereikbaar' }))
  }
}

const toStatusFout = ({ status, headers }: Response): Mislukking => ({
  fout: { _tag: 'StatusFout', status },
  retryAfter: headers.get('retry-after') ?? undefined,
})

const zonderRetryAfter = (fout: BerekeningFout): Mislukking => ({ fout, retryAfter: undefined })
