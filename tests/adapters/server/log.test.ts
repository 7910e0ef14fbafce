import { Writable } from 'node:stream'
import { expect, it } from 'vitest'

import { toLogger } from '../../../adapters/server/observe/log'

it('a line in the log names the kind and the code of a failure, never what it says: that can be an answer', () => {
  const { err } = toLogger('info', new Writable()).serializers
  const failure = Object.assign(new RangeError('60000 is te veel'), { code: 'FST_TE_VEEL', statusCode: 500 })
  expect(err(failure)).toEqual({ type: 'RangeError', message: 'FST_TE_VEEL', stack: '' })
})
