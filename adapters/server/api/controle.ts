import { NORMJAREN, normenVan } from '../../../domain'
import { controleerRekenbewijs, rekenbewijsCodec } from '../../../domain/bewijs'
import { stuur, toFoutantwoord } from '../antwoord'
import type { App, Toegang } from './route'

/** Does a rekenbewijs again with the norms of its year, and says whether it is the same or what differs. */
export const registreerControle = (app: App, toegang: Toegang): void => {
  app.post('/api/v1.0/rekenbewijs/controle', { ...toegang, schema: { body: rekenbewijsCodec } }, ({ body }, reply) => {
    const jaar = NORMJAREN.find((bekend) => bekend === body.kader.normjaar)
    return jaar === undefined
      ? stuur(reply, toFoutantwoord('NietTeBerekenen', { reden: 'OnbekendNormjaar' }))
      : reply.send(controleerRekenbewijs(body, normenVan(jaar)))
  })
}
