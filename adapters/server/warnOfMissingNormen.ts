import type { FastifyInstance } from 'fastify'

import { ontbrekendNormjaar, type Normjaar } from '../../domain'

/**
 * Warns in the log that the norms of the present year are not in this version: now, and after the first answer of each
 * later year, once a year.
 */
export const warnOfMissingNormen = (app: FastifyInstance, normjaar: Normjaar, nu: () => Date): void => {
  let warned: number | undefined
  const check = (): void => {
    const missing = ontbrekendNormjaar(normjaar, nu().getFullYear())
    if (missing === undefined || missing === warned) return
    warned = missing
    app.log.warn(
      `de leennormen van ${missing} zitten niet in deze versie: de dienst rekent met die van ${normjaar}, ` +
        'en zegt dat bij elk antwoord',
    )
  }
  check()
  app.addHook('onResponse', (_request, _reply, done) => {
    check()
    done()
  })
}
