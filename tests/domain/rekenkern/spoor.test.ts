import { describe, expectTypeOf, it } from 'vitest'

import type { Beschrijving, Verwijzing } from '../../../domain/rekenkern/verantwoording/spoor'

interface Invoer {
  readonly bedrag: number
  readonly soort?: 'een' | 'ander' | undefined
}

type Stap = Beschrijving<Invoer, boolean>

describe('a step as a chapter writes it down', () => {
  it('names every input of its formula, of the kind the formula takes, and no other', () => {
    expectTypeOf<Stap['invoer']>().toEqualTypeOf<{
      readonly bedrag: Verwijzing<number>
      readonly soort?: Verwijzing<'een' | 'ander'> | undefined
    }>()
  })

  it('has an outcome of the kind the formula gives', () => {
    expectTypeOf<Stap['uitkomst']>().toEqualTypeOf<boolean>()
  })

  it('has the very formula of the calculation', () => {
    expectTypeOf<Stap['reken']>().toEqualTypeOf<(invoer: Invoer) => boolean>()
  })
})
