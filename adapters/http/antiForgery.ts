import { either } from 'fp-ts'
import * as t from 'io-ts'

import { parseJson } from '../../domain/codec'
import { readText } from './readText'

const PATH = '/api/v1.0/anti-forgery'

const FORBIDDEN = 403

/** The body of a 403 response for a missing, wrong or outdated anti-forgery token. */
const refusalCodec = t.type({ code: t.literal('GeenGeldigToken') })

const issueCodec = t.type({ token: t.string })

/** Whether the service refused the call because of its anti-forgery token. A call with a new token may then succeed. */
export const isTokenRefused = async (response: Response): Promise<boolean> =>
  response.status === FORBIDDEN && either.isRight(parseJson(refusalCodec, await textOf(response)))

/** Returns the body of a response; an empty text when the body is cut short or larger than 64 kB. */
const textOf = async (response: Response): Promise<string> => {
  try {
    return (await readText(response)) ?? ''
  } catch {
    return ''
  }
}

/** Returns a new anti-forgery token, whose cookie the browser stores; undefined when no token arrives. */
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
