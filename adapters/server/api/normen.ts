import * as t from 'io-ts'

import { NORMJAREN, normenVan } from '../../../domain'
import { stuur, toFoutantwoord } from '../antwoord'
import type { App, Toegang } from './route'

const parametersCodec = t.type({ jaar: t.string })

/** The figures of a year, each with its source; they change with a release, so a day old is new enough. */
export const registreerNormen = (app: App, toegang: Toegang): void => {
  app.get('/api/v1.0/normen/:jaar', { ...toegang, schema: { params: parametersCodec } }, ({ params }, reply) => {
    const jaar = NORMJAREN.find((bekend) => String(bekend) === params.jaar)
    return jaar === undefined
      ? stuur(reply, toFoutantwoord('NietGevonden'))
      : reply.header('cache-control', 'public, max-age=86400').send(normenVan(jaar))
  })
}
