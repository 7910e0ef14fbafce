import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The rate-limit key that all callers without a readable address share. */
const UNKNOWN = 'onbekend'

const QUOTED = /^"(.*)"$/
const IN_BRACKETS = /^\[([^\]]*)\](?::\d+)?$/
const PORT = /:\d+$/

/**
 * Returns the IP address in a value of `X-Forwarded-For`, without port, brackets or quotes; undefined when the value
 * has no address. Of an IPv6 address, returns only the network (the first 64 bits). An IPv4 address written as IPv6
 * becomes IPv4.
 */
export const readAddress = (text = ''): string | undefined => {
  const bare = text.trim().replace(QUOTED, '$1').replace(IN_BRACKETS, '$1')
  const address = [bare, bare.replace(PORT, '')].find((candidate) => isIP(candidate) !== 0)
  return address === undefined ? undefined : normalizeIP(address)
}

/**
 * Creates the function that returns the rate-limit key of a request: the address of its caller. Callers without a
 * readable address share one key. The first such caller causes a warning in the log. The warning omits the text that
 * the proxy sent.
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
