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

/** An attempt that failed, and the headers that say when the next one makes sense. */
export interface Mislukking {
  readonly fout: BerekeningFout
  readonly headers?: Headers
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
  return either.flatMap((tekst: string) => either.mapLeft(toMislukking)(leesAntwoord(verzoek, tekst)))(tekst)
}

const toRequest = (
  verzoek: FinancieringsOpzetVerzoek,
  token: string | undefined,
  signal: AbortSignal,
): RequestInit => ({
  method: 'POST',
  /** A token that cannot stand in a header throws here, and is not mistaken for the network. */
  headers: new Headers({
    accept: 'application/json',
    'content-type': 'application/json',
    ...(token === undefined ? {} : { RequestVerificationToken: token }),
  }),
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
    return antwoord.ok ? either.right(await antwoord.text()) : either.left(toGeweigerd(antwoord))
  } catch {
    return either.left(toMislukking({ _tag: 'Onbereikbaar' }))
  }
}

/** A browser keeps the status of a redirect to itself (0); what is left is that no financieringsopzet came. */
const toGeweigerd = ({ status, headers }: Response): Mislukking =>
  status === 0
    ? toMislukking({ _tag: 'OnleesbaarAntwoord', meldingen: ['doorverwezen'] })
    : { fout: { _tag: 'StatusFout', status }, headers }

const toMislukking = (fout: BerekeningFout): Mislukking => ({ fout })
