import type { FastifyInstance } from 'fastify'

/**
 * Says whether this copy lives (`/health`), and whether it wants calls (`/ready`): not any more once it is stopping.
 * The last answers to calls in flight then ask their callers to hang up.
 */
export const registreerGezondheid = (app: FastifyInstance): void => {
  let stopt = false
  app.addHook('preClose', (verder) => {
    stopt = true
    verder()
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
