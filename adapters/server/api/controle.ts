import { either, function as fp } from 'fp-ts'

import { NORMJAREN, normenVan } from '../../../domain'
import {
  controleerRekenbewijs,
  GROOTSTE_BEWIJS,
  parseBewijs,
  type BewijsFout,
  type Rekenbewijs,
} from '../../../domain/bewijs'
import { sendProblem } from '../problem/answerError'
import { toFieldProblem, toProblem, type Problem } from '../problem/problem'
import type { Access, App } from '../problem/ioTs'

const problemOf = (fout: BewijsFout): Problem => {
  switch (fout._tag) {
    case 'TeGroot':
    case 'GeenJson':
      return toProblem(fout._tag)
    case 'GeenRekenbewijs':
      return toProblem('OngeldigVerzoek', { velden: fout.leesfouten.map(toFieldProblem) })
  }
}

/**
 * Registers the endpoint that checks a rekenbewijs. The endpoint repeats the calculation with the norms of the year in
 * the rekenbewijs, and reports that the results are equal, or how they differ. It reads the body as text, because
 * `parseBewijs` parses that text itself.
 */
export const registerControle = (app: App, access: Access): void => {
  void app.register((scope, _options, done) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: GROOTSTE_BEWIJS },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post('/api/v1.0/rekenbewijs/controle', access, ({ body }, reply) =>
      fp.pipe(
        parseBewijs(typeof body === 'string' ? body : ''),
        either.mapLeft(problemOf),
        either.flatMap((bewijs: Rekenbewijs) => {
          const jaar = NORMJAREN.find((known) => known === bewijs.kader.normjaar)
          return jaar === undefined
            ? either.left(toProblem('NietTeBerekenen', { reden: 'OnbekendNormjaar' }))
            : either.right(controleerRekenbewijs(bewijs, normenVan(jaar)))
        }),
        either.match(
          (problem) => sendProblem(reply, problem),
          (controle) => reply.send(controle),
        ),
      ),
    )
    done()
  })
}
