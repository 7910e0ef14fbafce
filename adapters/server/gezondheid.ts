import type { FastifyInstance } from 'fastify'

/**
 * Says whether this copy lives (`/health`), and whether it wants calls (`/ready`): not any more once it is stopping.
 * It then answers for `drain` seconds more, and every answer asks its caller to hang up: who keeps a connection busy
 * would lose a call if it were closed at once, and a load balancer needs time to see that no more calls are wanted.
 */
export const registreerGezondheid = (app: FastifyInstance, drain: number): void => {
  let stopt = false
  app.addHook('preClose', (verder) => {
    stopt = true
    setTimeout(verder, drain * 1000)
  })
  app.addHook('onSend', (_request, reply, _body, verder) => {
    if (stopt) reply.header('connection', 'close')
    verder()
  })
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/ready', (_request, reply) =>
    reply
      .code(stopt ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: stopt ? 'stopt' : 'ok' }),
  )
}
