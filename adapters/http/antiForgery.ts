import { either } from 'fp-ts'
import * as t from 'io-ts'

import { parseJson } from '../../domain'
import { readText } from './readText'

const PATH = '/api/v1.0/anti-forgery'

const FORBIDDEN = 403

/** The body of a refusal because the anti-forgery token is missing, wrong or out of date. */
const refusalCodec = t.type({ code: t.literal('GeenGeldigToken') })

const issueCodec = t.type({ token: t.string })

/** Whether the service refused the call because of its token, so that a call with a new token may succeed. */
export const isTokenRefused = async (response: Response): Promise<boolean> =>
  response.status === FORBIDDEN && either.isRight(parseJson(refusalCodec, await textOf(response)))

/** Returns the body, or an empty text when the body is cut short. A text above 64 kB also becomes empty. */
const textOf = async (response: Response): Promise<string> => {
  try {
    return (await readText(response)) ?? ''
  } catch {
    return ''
  }
}

/** Fetches a new token from the service; undefined when it has none. The browser stores the matching cookie. */
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
