import type { FastifyInstance } from 'fastify'

/**
 * Says whether this copy lives (`/health`), and whether it wants calls (`/ready`): not any more once it is stopping.
 * It then answers for `drain` seconds more, and every answer asks its caller to hang up: who keeps a connection busy
 * would lose a call if it were closed at once, and a load balancer needs time to see that no more calls are wanted.
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
