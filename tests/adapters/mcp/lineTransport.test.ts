import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'

import { createLineTransport } from '../../../adapters/mcp/lineTransport'

it('answers that wait for a full stdout share one listener, and are all sent once it is read', async () => {
  const [stdin, stdout] = [new PassThrough(), new PassThrough({ highWaterMark: 1 })]
  const transport = createLineTransport({ stdin, stdout } as unknown as NodeJS.Process, () => undefined)
  const answers = Array.from({ length: 12 }, (_, id) => transport.send({ jsonrpc: '2.0', id, result: {} }))
  expect(stdout.listenerCount('drain')).toBe(1)
  let read = ''
  stdout.on('data', (piece: Buffer) => (read += piece.toString()))
  await Promise.all(answers)
  expect(read.split('\n').filter(Boolean)).toHaveLength(12)
  expect(stdout.listenerCount('drain')).toBe(0)
})
