import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

import { toFoutantwoord, toVeldfout, type Foutantwoord, type Foutcode } from './foutantwoord'
import { OngeldigVerzoek } from './ioTs'

const perFoutcode: Readonly<Record<string, Foutcode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TeGroot',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'GeenJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'GeenJson',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'GeenJsonType',
  FST_CSRF_MISSING_SECRET: 'GeenGeldigToken',
  FST_CSRF_INVALID_TOKEN: 'GeenGeldigToken',
}

const perStatus: Readonly<Record<number, Foutcode>> = {
  404: 'NietGevonden',
  413: 'TeGroot',
  415: 'GeenJsonType',
  429: 'TeVaak',
}

const codeVan = ({ code, statusCode = 500 }: FastifyError): Foutcode =>
  perFoutcode[code] ?? perStatus[statusCode] ?? (statusCode < 500 ? 'OnleesbareAanroep' : 'Storing')

const toAntwoord = (error: FastifyError): Foutantwoord =>
  error instanceof OngeldigVerzoek
    ? toFoutantwoord('OngeldigVerzoek', { velden: error.leesfouten.map(toVeldfout) })
    : toFoutantwoord(codeVan(error))

/** Where it happened, without what was said: a message may quote the request, and a request is personal. */
const spoorVan = ({ name, stack = '' }: Error) => ({
  naam: name,
  spoor: stack.split('\n').filter((line) => /^\s+at /.test(line)),
})

/** Answers a call that went wrong. Only what is our own fault is logged, and never with what was asked. */
export const meldFout = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const antwoord = toAntwoord(error)
  if (antwoord.status === 500) request.log.error(spoorVan(error), 'storing')
  void stuur(reply, antwoord)
}

/** Sends an answer that is not a success. */
export const stuur = (reply: FastifyReply, antwoord: Foutantwoord): FastifyReply =>
  reply.code(antwoord.status).type('application/problem+json').header('cache-control', 'no-store').send(antwoord)
