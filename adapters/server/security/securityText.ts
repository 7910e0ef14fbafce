import type { FastifyInstance } from 'fastify'

/** The time that the text is valid, in milliseconds: thirty days. */
const VALIDITY = 30 * 24 * 60 * 60 * 1000

const toText = (contacts: readonly string[], now: Date): string =>
  [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(now.getTime() + VALIDITY).toISOString()}`,
    'Preferred-Languages: nl, en',
    '',
  ].join('\n')

/** Serves `security.txt` (RFC 9116) with the contacts for security problems. Serves nothing without contacts. */
export const registerSecurityText = (app: FastifyInstance, contacts: readonly string[]): void => {
  if (contacts.length === 0) return
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(toText(contacts, new Date())),
  )
}
