import * as t from 'io-ts'
import { expect, it } from 'vitest'

import { toSchema } from '../../../adapters/schema'
import { ioTsElders } from '../../support/ioTsElders'

const codecWith = ({ array, boolean, keyof, literal, number, partial, readonly, string, ...io }: typeof t) =>
  io.exact(
    io.intersection([
      io.type({ a: string, b: readonly(array(number)), c: io.union([boolean, number]) }),
      partial({
        d: keyof({ x: null, y: null }),
        e: io.union([literal('p'), string]),
        f: io.unknown,
      }),
    ]),
  )

it('knows a codec of another copy of io-ts', () => {
  const other = ioTsElders()
  expect(other.StringType).not.toBe(t.StringType)
  expect(toSchema(codecWith(other))).toEqual(toSchema(codecWith(t)))
})

it('makes none of a codec that nobody has described', () => {
  expect(() => toSchema(t.bigint)).toThrow('bigint')
})
