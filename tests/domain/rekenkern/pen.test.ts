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
  it('the type Waarden has each input of a formula as a Waarde of its own type, optional inputs included', () => {
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

  it('Pen.gegeven refuses a text for an amount, and its return type includes undefined only if the input does', () => {
    const neem = (pen: Pen, soort: Gegevensoort<Euro>, bedrag: number, misschien: number | undefined) => {
      expectTypeOf(pen.gegeven(soort, bedrag)).toEqualTypeOf<Waarde<Euro>>()
      expectTypeOf(pen.gegeven(soort, misschien)).toEqualTypeOf<Waarde<Euro> | undefined>()
      // @ts-expect-error an amount is not a text
      pen.gegeven(soort, 'veel')
    }
    expectTypeOf(neem).toBeFunction()
  })

  it('Stapwoorden of an amount a month accepts the unit euro per maand and refuses euro per jaar', () => {
    type Eenheden<U> = Stapwoorden<unknown, U>['eenheid']
    expectTypeOf<'euro per maand'>().toExtend<Eenheden<EuroPerMaand>>()
    // @ts-expect-error an amount a month is no amount a year
    expectTypeOf<'euro per jaar'>().toExtend<Eenheden<EuroPerMaand>>()
  })

  it('Woorden requires the unit euro per maand for leningen and the unit tabel for box1', () => {
    expectTypeOf<Woorden<{ leningen: typeof leningen }>['leningen']['eenheid']>().toEqualTypeOf<'euro per maand'>()
    expectTypeOf<Woorden<{ box1: typeof box1 }>['box1']['eenheid']>().toEqualTypeOf<'tabel'>()
  })

  it('eigen requires the field waarom, the reason for a step without a legal source', () => {
    const uitleg = { formule: 'een formule', zin: 'Een zin.' }
    expectTypeOf(eigen<unknown, 'euro'>).toBeCallableWith('som', 'euro', 'Een som', { ...uitleg, waarom: 'Zomaar.' })
    // @ts-expect-error a step of our own requires a reason
    eigen<unknown, 'euro'>('som', 'euro', 'Een som', uitleg)
  })

  it('Woorden has exactly one key for each step and leaf of a chapter', () => {
    expectTypeOf<Woorden<Pick<typeof toets, 'ruimte' | 'energielabel'>>>().toHaveProperty('ruimte')
    expectTypeOf<keyof Woorden<Pick<typeof toets, 'ruimte' | 'energielabel'>>>().toEqualTypeOf<
      'ruimte' | 'energielabel'
    >()
  })
})

describe('the types of amounts', () => {
  it('plus and min refuse to combine a yearly and a monthly amount', () => {
    const reken = (jaar: EuroPerJaar, maand: EuroPerMaand) => {
      expectTypeOf(plus(jaar, jaar)).toEqualTypeOf<EuroPerJaar>()
      // @ts-expect-error a monthly amount cannot be added to a yearly one
      plus(jaar, maand)
      // @ts-expect-error a monthly amount cannot be subtracted from a yearly one
      min(jaar, maand)
    }
    expectTypeOf(reken).toBeFunction()
  })

  it('the operator + gives a plain number, which plus refuses and which cannot have the unit euro', () => {
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
