import { either } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  verzoekCodec,
  type Berekening,
  type LabelCode,
  type Rekenkader,
  type RekenFout,
} from '../../../domain'
import { stuur, toFoutantwoord } from '../antwoord'
import type { App, Toegang } from './route'

/** What the calculation takes as given, per brand. */
export interface Rekenaar {
  readonly outlineOf: (labelCode: LabelCode) => Rekenkader
}

/** The calculation call: the very engine that a page embeds, behind an address. It says with which norms it answers. */
export const registreerBerekening = (app: App, toegang: Toegang, { outlineOf }: Rekenaar): void => {
  app.post('/api/v1.0/financieringsopzet', { ...toegang, schema: { body: verzoekCodec } }, ({ body }, reply) => {
    const kader = outlineOf(body.labelCode)
    return either.match(
      ({ _tag }: RekenFout) => stuur(reply, toFoutantwoord('NietTeBerekenen', { reden: _tag })),
      ({ financieringsOpzet }: Berekening) => reply.send({ ...financieringsOpzet, normjaar: kader.normen.jaar }),
    )(berekenFinancieringsOpzet(body, kader))
  })
}
