import { afterEach, describe, expect, it } from 'vitest'

import { nieuweOrientatie } from '../../../domain'
import { antwoordenEq } from '../../../domain/orientatie'

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'x')
})

describe('where something was added to every object', () => {
  it('answers are compared by their own fields', () => {
    Object.assign(Object.prototype, { x: 'overal' })
    const orientatie = nieuweOrientatie('MY')
    expect(antwoordenEq.equals(orientatie, { ...orientatie })).toBe(true)
    expect(antwoordenEq.equals(orientatie, { ...orientatie, schulden: 'ja' })).toBe(false)
  })
})
