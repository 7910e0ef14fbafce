import { either } from 'fp-ts'
import * as t from 'io-ts'

import { parseJson } from '../../domain'
import { readText } from './readText'

const PATH = '/api/v1.0/anti-forgery'

const FORBIDDEN = 403

/** What a service says, as `code`, of a token that is missing, wrong or out of date. */
const refusalCodec = t.type({ code: t.literal('GeenGeldigToken') })

const issueCodec = t.type({ token: t.string })

/** Does this answer refuse the call for its token? Then one with a new token may be accepted. */
export const isTokenRefused = async (response: Response): Promise<boolean> =>
  response.status === FORBIDDEN && either.isRight(parseJson(refusalCodec, await textOf(response)))

/** A refusal counts also when its body is cut short or too large. */
const textOf = async (response: Response): Promise<string> => {
  try {
    return (await readText(response)) ?? ''
  } catch {
    return ''
  }
}

/** Asks the service for a new token; undefined when it has none to give. The cookie that goes with it comes along. */
export const fetchToken = async (base: string, signal: AbortSignal): Promise<string | undefined> => {
  try {
    const response = await fetch(base + PATH, {
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'manual',
      signal,
    })
    const decoded = parseJson(issueCodec, response.ok ? ((await readText(response)) ?? '') : '')
    return (either.isRight(decoded) && decoded.right.token) || undefined
  } catch {
    return undefined
  }
}
