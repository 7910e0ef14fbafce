import { either } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  verzoekCodec,
  type Berekening,
  type Rekenkader,
  type RekenFout,
} from '../../../domain'
import type { LabelCode } from '../../../domain/orientatie'
import { sendProblem } from '../problem/answerError'
import { toProblem } from '../problem/problem'
import type { Access, App } from './route'

/** What the calculation takes as given, per brand. */
export interface KaderPerLabel {
  readonly kaderVan: (labelCode: LabelCode) => Rekenkader
}

/** The calculation call: the very engine that a page embeds, behind an address. It says with which norms it answers. */
export const registerBerekening = (app: App, access: Access, { kaderVan }: KaderPerLabel): void => {
  app.post('/api/v1.0/financieringsopzet', { ...access, schema: { body: verzoekCodec } }, ({ body }, reply) => {
    return either.match(
      ({ _tag }: RekenFout) => sendProblem(reply, toProblem('NietTeBerekenen', { reden: _tag })),
      ({ financieringsOpzet }: Berekening) => reply.send(financieringsOpzet),
    )(berekenFinancieringsOpzet(body, kaderVan(body.labelCode)))
  })
}
