import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

import { Undecodable } from './ioTs'
import { PROBLEM_TYPE, toFieldProblem, toProblem, type Problem, type ProblemCode } from './problem'

const perErrorCode: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TeGroot',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'GeenJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'GeenJson',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'GeenJsonType',
  FST_ERR_BAD_URL: 'NietGevonden',
  FST_CSRF_MISSING_SECRET: 'GeenGeldigToken',
  FST_CSRF_INVALID_TOKEN: 'GeenGeldigToken',
}

const perStatus: Readonly<Record<number, ProblemCode>> = {
  401: 'GeenToegang',
  404: 'NietGevonden',
  413: 'TeGroot',
  414: 'AdresTeLang',
  415: 'GeenJsonType',
  429: 'TeVaak',
}

/** Returns the problem code of an error: by its fastify code, else by its status, else a general code. */
export const codeOf = ({ code, statusCode = 500 }: FastifyError): ProblemCode =>
  perErrorCode[code] ?? perStatus[statusCode] ?? (statusCode < 500 ? 'OnleesbareAanroep' : 'Storing')

const problemOf = (error: FastifyError): Problem =>
  error instanceof Undecodable
    ? toProblem('OngeldigVerzoek', { velden: error.leesfouten.map(toFieldProblem) })
    : toProblem(codeOf(error))

/** Returns the name and the stack of an error without its message, because a message may repeat the request. */
export const traceOf = ({ name, stack = '' }: Error): { readonly naam: string; readonly spoor: readonly string[] } => ({
  naam: name,
  spoor: stack.split('\n').filter((line) => /^\s+at /.test(line)),
})

/** Answers a failed call with a problem document. Logs the stack of an internal error, without text of the request. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const problem = problemOf(error)
  if (problem.status === 500) request.log.error(traceOf(error), 'storing')
  void sendProblem(reply, problem)
}

const sent = new WeakMap<FastifyReply, ProblemCode>()

/** Returns the code of the problem that was sent as the response; undefined when no problem was sent. */
export const sentProblem = (reply: FastifyReply): ProblemCode | undefined => sent.get(reply)

/** Sends a problem document as the response, and stores its code for {@link sentProblem}. */
export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply => {
  sent.set(reply, problem.code)
  return reply.code(problem.status).type(PROBLEM_TYPE).header('cache-control', 'no-store').send(problem)
}
