import { describe, expectTypeOf, it } from 'vitest'

import type { leningen } from '../../../domain/rekenkern/aanvragers/aanvragers.stappen'
import { min, plus, type Euro, type EuroPerJaar, type EuroPerMaand } from '../../../domain/rekenkern/eenheden'
import type { box1 } from '../../../domain/rekenkern/maandlast/aanvrager.stappen'
import type { Pen, Waarde, Waarden } from '../../../domain/rekenkern/pen'
import type { Gegevensoort } from '../../../domain/rekenkern/stap'
import { toegestaneMaandlast } from '../../../domain/rekenkern/toets/toets.stappen'
import type * as toets from '../../../domain/rekenkern/toets/toets.stappen'
import { eigen, type Stapwoorden, type Woorden } from '../../../domain/rekenkern/woorden'

interface Invoer {
  readonly bedrag: Euro
  readonly soort?: 'een' | 'ander' | undefined
}

describe('the types of Pen and Woorden', () => {
  it('Waarden requires each input of a formula with its own type, and nothing else', () => {
    expectTypeOf<Waarden<Invoer>>().toEqualTypeOf<{
      readonly bedrag: Waarde<Euro>
      readonly soort?: Waarde<'een' | 'ander'> | undefined
    }>()
  })

  it('Pen.stap refuses a monthly amount for a formula that needs a yearly amount', () => {
    const neem = (pen: Pen, perJaar: Waarde<EuroPerJaar>, perMaand: Waarde<EuroPerMaand>) => {
      const percentage = {} as Waarden<{ percentage: Parameters<typeof toegestaneMaandlast>[0]['percentage'] }>
      pen.stap(toegestaneMaandlast, { toetsinkomen: perJaar, ...percentage })
      // @ts-expect-error a test income is a yearly amount
      pen.stap(toegestaneMaandlast, { toetsinkomen: perMaand, ...percentage })
    }
    expectTypeOf(neem).toBeFunction()
  })

  it('Pen.gegeven returns a value that may be undefined only for an input that may be undefined', () => {
    const neem = (pen: Pen, soort: Gegevensoort<Euro>, bedrag: number, misschien: number | undefined) => {
      expectTypeOf(pen.gegeven(soort, bedrag)).toEqualTypeOf<Waarde<Euro>>()
      expectTypeOf(pen.gegeven(soort, misschien)).toEqualTypeOf<Waarde<Euro> | undefined>()
      // @ts-expect-error an amount is not a text
      pen.gegeven(soort, 'veel')
    }
    expectTypeOf(neem).toBeFunction()
  })

  it('Stapwoorden accepts only the unit of the outcome', () => {
    type Eenheden<U> = Stapwoorden<unknown, U>['eenheid']
    expectTypeOf<'euro per maand'>().toExtend<Eenheden<EuroPerMaand>>()
    // @ts-expect-error an amount a month is no amount a year
    expectTypeOf<'euro per jaar'>().toExtend<Eenheden<EuroPerMaand>>()
  })

  it('Woorden requires the unit of a leaf', () => {
    expectTypeOf<Woorden<{ leningen: typeof leningen }>['leningen']['eenheid']>().toEqualTypeOf<'euro per maand'>()
    expectTypeOf<Woorden<{ box1: typeof box1 }>['box1']['eenheid']>().toEqualTypeOf<'tabel'>()
  })

  it('eigen requires a reason for a step without a legal source', () => {
    const uitleg = { formule: 'een formule', zin: 'Een zin.' }
    expectTypeOf(eigen<unknown, 'euro'>).toBeCallableWith('som', 'euro', 'Een som', { ...uitleg, waarom: 'Zomaar.' })
    // @ts-expect-error a step of our own requires a reason
    eigen<unknown, 'euro'>('som', 'euro', 'Een som', uitleg)
  })

  it('Woorden requires words for every step and leaf of a chapter', () => {
    expectTypeOf<Woorden<Pick<typeof toets, 'ruimte' | 'energielabel'>>>().toHaveProperty('ruimte')
    expectTypeOf<keyof Woorden<Pick<typeof toets, 'ruimte' | 'energielabel'>>>().toEqualTypeOf<
      'ruimte' | 'energielabel'
    >()
  })
})

describe('the types of amounts', () => {
  it('plus and min accept amounts of one unit only', () => {
    const reken = (jaar: EuroPerJaar, maand: EuroPerMaand) => {
      expectTypeOf(plus(jaar, jaar)).toEqualTypeOf<EuroPerJaar>()
      // @ts-expect-error a monthly amount cannot be added to a yearly one
      plus(jaar, maand)
      // @ts-expect-error a monthly amount cannot be subtracted from a yearly one
      min(jaar, maand)
    }
    expectTypeOf(reken).toBeFunction()
  })

  it('a sum with + has no unit, so that no formula accepts it and its outcome cannot be in euro', () => {
    const reken = (bedrag: Euro, maand: EuroPerMaand) => {
      expectTypeOf(bedrag + maand).toEqualTypeOf<number>()
      // @ts-expect-error a bare sum has no unit
      plus<Euro>(bedrag, bedrag + bedrag)
      const som = (invoer: { bedrag: Euro }) => invoer.bedrag + invoer.bedrag
      type Eenheid = Stapwoorden<unknown, ReturnType<typeof som>>['eenheid']
      expectTypeOf(som).returns.toEqualTypeOf<number>()
      // @ts-expect-error so its unit cannot be euro
      expectTypeOf<'euro'>().toExtend<Eenheid>()
    }
    expectTypeOf(reken).toBeFunction()
  })
})
