import { either, function as fp } from 'fp-ts'
import { defer, finalize, from, type Observable } from 'rxjs'

import type { BerekeningFout, FinancieringsOpzet, FinancieringsOpzetVerzoek } from '../../domain'
import { haalToken, isTokenGeweigerd } from './antiForgery'
import { leesAntwoord } from './leesAntwoord'

const PAD = '/api/v1.0/financieringsopzet'

/** Where the service is and how it knows that the call comes from its own page. */
export interface Dienst {
  /** The address before the path of the call, with or without a slash at the end. */
  readonly basis: () => string
  /** The anti-forgery token of the page, if the page has one. */
  readonly antiForgery: () => string | undefined
  /** Puts a new token in the page, for every call after it. */
  readonly bewaarAntiForgery?: (token: string) => void
}

/** An attempt that failed, and the headers that say when the next one makes sense. */
export interface Mislukking {
  readonly fout: BerekeningFout
  readonly headers?: Headers
  /** The token was missing, wrong or out of date. */
  readonly isTokenGeweigerd?: boolean
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
  const basis = dienst.basis().replace(/\/+$/, '')
  const stuur = (token: string | undefined) => haal(basis + PAD, toRequest(verzoek, token, signal))
  const tekst = await metVersToken(dienst, await stuur(dienst.antiForgery()), stuur, () => haalToken(basis, signal))
  return fp.pipe(
    tekst,
    either.flatMap((tekst) => fp.pipe(leesAntwoord(verzoek, tekst), either.mapLeft(toMislukking))),
  )
}

type Tekst = either.Either<Mislukking, string>

/** Makes the call once more with a new token, when it was refused for its token and the service gives a new one. */
const metVersToken = async (
  { bewaarAntiForgery }: Dienst,
  eerste: Tekst,
  stuur: (token: string) => Promise<Tekst>,
  haalNieuw: () => Promise<string | undefined>,
): Promise<Tekst> => {
  if (either.isRight(eerste) || eerste.left.isTokenGeweigerd !== true) return eerste
  const token = await haalNieuw()
  if (token === undefined) return eerste
  bewaarAntiForgery?.(token)
  return stuur(token)
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
const haal = async (address: string, request: RequestInit): Promise<Tekst> => {
  try {
    const antwoord = await fetch(address, request)
    return antwoord.ok ? either.right(await antwoord.text()) : either.left(await toGeweigerd(antwoord))
  } catch {
    return either.left(toMislukking({ _tag: 'Onbereikbaar' }))
  }
}

/** A browser keeps the status of a redirect to itself (0); what is left is that no financieringsopzet came. */
const toGeweigerd = async (antwoord: Response): Promise<Mislukking> => {
  const { status, headers } = antwoord
  return status === 0
    ? toMislukking({ _tag: 'OnleesbaarAntwoord', meldingen: ['doorverwezen'] })
    : { fout: { _tag: 'StatusFout', status }, headers, isTokenGeweigerd: await isTokenGeweigerd(antwoord) }
}

const toMislukking = (fout: BerekeningFout): Mislukking => ({ fout })
