import { NORMJAREN, normenVan } from '../../../domain'
import { controleerRekenbewijs, rekenbewijsCodec } from '../../../domain/bewijs'
import { sendProblem, toProblem } from '../problem'
import type { Access, App } from './route'

/** Does a rekenbewijs again with the norms of its year, and says whether it is the same or what differs. */
export const registerControle = (app: App, access: Access): void => {
  app.post('/api/v1.0/rekenbewijs/controle', { ...access, schema: { body: rekenbewijsCodec } }, ({ body }, reply) => {
    const jaar = NORMJAREN.find((known) => known === body.kader.normjaar)
    return jaar === undefined
      ? sendProblem(reply, toProblem('NietTeBerekenen', { reden: 'OnbekendNormjaar' }))
      : reply.send(controleerRekenbewijs(body, normenVan(jaar)))
  })
}
