import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The name of every caller without an address that can be read. */
const UNKNOWN = 'onbekend'

const QUOTED = /^"(.*)"$/
const IN_BRACKETS = /^\[([^\]]*)\](?::\d+)?$/
const PORT = /:\d+$/

/**
 * Returns the address in a text of `X-Forwarded-For`, without a port, brackets or quotes; undefined when it holds none.
 * An IPv6 address is read as its network, the first 64 bits; an IPv4 address written as IPv6 is read as IPv4.
 */
export const readAddress = (text = ''): string | undefined => {
  const bare = text.trim().replace(QUOTED, '$1').replace(IN_BRACKETS, '$1')
  const address = [bare, bare.replace(PORT, '')].find((candidate) => isIP(candidate) !== 0)
  return address === undefined ? undefined : normalizeIP(address)
}

/**
 * Creates the function that names the caller of a request for the rate limit: by address. Callers without an address
 * share one name; the log warns of that once, without the text that the proxy sent.
 */
export const createCallers = (app: FastifyInstance): ((request: FastifyRequest) => string) => {
  let hasWarned = false
  return ({ ip }) => {
    const address = readAddress(ip)
    if (address === undefined && !hasWarned) {
      hasWarned = true
      app.log.warn('TRUST_PROXY: de proxy noemt geen adres: aanroepen zonder adres tellen als één voor RATE_LIMIT')
    }
    return address ?? UNKNOWN
  }
}
