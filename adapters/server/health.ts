import type { FastifyInstance } from 'fastify'

/**
 * Registers two endpoints: `/health` answers 200, and `/ready` answers 200 until the server stops and then 503. A
 * stopping server accepts calls for `drain` more seconds, so that a load balancer can notice the 503. During that time
 * its responses have `Connection: close`, so that the client closes the connection. If the server closed the
 * connection, it could lose a call that the client has just sent.
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
