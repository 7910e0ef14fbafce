import * as t from 'io-ts'

import { NORMJAREN, normenVan } from '../../../domain'
import { sendProblem } from '../problem/answerError'
import { toProblem } from '../problem/problem'
import type { Access, App } from './route'

const parametersCodec = t.type({ jaar: t.string })

/** The figures of a year, each with its source; they change with a release, so a day old is new enough. */
export const registerNormen = (app: App, access: Access): void => {
  app.get('/api/v1.0/normen/:jaar', { ...access, schema: { params: parametersCodec } }, ({ params }, reply) => {
    const jaar = NORMJAREN.find((known) => String(known) === params.jaar)
    return jaar === undefined
      ? sendProblem(reply, toProblem('NietGevonden'))
      : reply.header('cache-control', 'public, max-age=86400').send(normenVan(jaar))
  })
}
