import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Who calls without an address that can be read. */
const UNKNOWN = 'onbekend'

const QUOTED = /^"(.*)"$/
const IN_BRACKETS = /^\[([^\]]*)\](?::\d+)?$/
const PORT = /:\d+$/

/**
 * The address in what a proxy tells of a caller, without a port, brackets or quotes; undefined when it is none. A caller
 * of IPv6 is its network, the first 64 bits; an address of IPv4 written in IPv6 is that of IPv4.
 */
export const readAddress = (told = ''): string | undefined => {
  const bare = told.trim().replace(QUOTED, '$1').replace(IN_BRACKETS, '$1')
  const address = [bare, bare.replace(PORT, '')].find((text) => isIP(text) !== 0)
  return address === undefined ? undefined : normalizeIP(address)
}

/**
 * Names who makes a call, for what counts calls: by address, as far as `TRUST_PROXY` goes as the proxy in front tells
 * it. Callers without one count as one, which is said in the log once, without what was told.
 */
export const createCallers = (app: FastifyInstance): ((request: FastifyRequest) => string) => {
  let isSaid = false
  return ({ ip }) => {
    const address = readAddress(ip)
    if (address === undefined && !isSaid) {
      isSaid = true
      app.log.warn('TRUST_PROXY: de proxy noemt geen adres: aanroepen zonder adres tellen als één voor RATE_LIMIT')
    }
    return address ?? UNKNOWN
  }
}
