import { either } from 'fp-ts'
import * as t from 'io-ts'

import { readJson } from '../../domain'

const PAD = '/api/v1.0/anti-forgery'

const VERBODEN = 403

/** What a service says, as `code`, of a token that is missing, wrong or out of date. */
const weigeringCodec = t.type({ code: t.literal('GeenGeldigToken') })

const uitgifteCodec = t.type({ token: t.string })

/** Does this answer refuse the call for its token? Then one with a new token may be accepted. */
export const isTokenGeweigerd = async (antwoord: Response): Promise<boolean> =>
  antwoord.status === VERBODEN && either.isRight(readJson(weigeringCodec, await tekstVan(antwoord)))

/** A refusal that is cut short is still a refusal. */
const tekstVan = async (antwoord: Response): Promise<string> => {
  try {
    return await antwoord.text()
  } catch {
    return ''
  }
}

/** Asks the service for a new token; undefined when it has none to give. The cookie that goes with it comes along. */
export const haalToken = async (basis: string, signal: AbortSignal): Promise<string | undefined> => {
  try {
    const antwoord = await fetch(basis + PAD, {
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'manual',
      signal,
    })
    const gelezen = readJson(uitgifteCodec, antwoord.ok ? await antwoord.text() : '')
    return (either.isRight(gelezen) && gelezen.right.token) || undefined
  } catch {
    return undefined
  }
}
