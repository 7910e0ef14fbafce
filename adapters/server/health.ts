import type { FastifyInstance } from 'fastify'

/**
 * Registers the probes: whether this copy runs (`/health`) and whether it accepts calls (`/ready`). A stopping copy is
 * not ready, but still answers for `drain` seconds, so that a load balancer has time to notice. Each of those answers
 * asks the caller to close the connection; closing a busy connection from here would lose a call.
 */
export const registerHealth = (app: FastifyInstance, drain: number): void => {
  let isStopping = false
  app.addHook('preClose', (next) => {
    isStopping = true
    setTimeout(next, drain * 1000)
  })
  app.addHook('onSend', (_request, reply, _body, next) => {
    if (isStopping) reply.header('connection', 'close')
    next()
  })
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/ready', (_request, reply) =>
    reply
      .code(isStopping ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: isStopping ? 'stopt' : 'ok' }),
  )
}
