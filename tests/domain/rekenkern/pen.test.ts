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

describe('a step that a chapter takes', () => {
  it('names every input of its formula, of the kind the formula takes, and no other', () => {
    expectTypeOf<Waarden<Invoer>>().toEqualTypeOf<{
      readonly bedrag: Waarde<Euro>
      readonly soort?: Waarde<'een' | 'ander'> | undefined
    }>()
  })

  it('takes no amount a month where its formula has one a year', () => {
    const neem = (pen: Pen, perJaar: Waarde<EuroPerJaar>, perMaand: Waarde<EuroPerMaand>) => {
      const percentage = {} as Waarden<{ percentage: Parameters<typeof toegestaneMaandlast>[0]['percentage'] }>
      pen.stap(toegestaneMaandlast, { toetsinkomen: perJaar, ...percentage })
      // @ts-expect-error a test income is counted a year
      pen.stap(toegestaneMaandlast, { toetsinkomen: perMaand, ...percentage })
    }
    expectTypeOf(neem).toBeFunction()
  })

  it('rests on something asked that may be absent, and then is absent itself', () => {
    const neem = (pen: Pen, soort: Gegevensoort<Euro>, bedrag: number, misschien: number | undefined) => {
      expectTypeOf(pen.gegeven(soort, bedrag)).toEqualTypeOf<Waarde<Euro>>()
      expectTypeOf(pen.gegeven(soort, misschien)).toEqualTypeOf<Waarde<Euro> | undefined>()
      // @ts-expect-error an amount is no word
      pen.gegeven(soort, 'veel')
    }
    expectTypeOf(neem).toBeFunction()
  })

  it('has an outcome in its unit', () => {
    type Eenheden<U> = Stapwoorden<unknown, U>['eenheid']
    expectTypeOf<'euro per maand'>().toExtend<Eenheden<EuroPerMaand>>()
    // @ts-expect-error an amount a month is no amount a year
    expectTypeOf<'euro per jaar'>().toExtend<Eenheden<EuroPerMaand>>()
  })

  it('rests on leaves that are counted in their unit', () => {
    expectTypeOf<Woorden<{ leningen: typeof leningen }>['leningen']['eenheid']>().toEqualTypeOf<'euro per maand'>()
    expectTypeOf<Woorden<{ box1: typeof box1 }>['box1']['eenheid']>().toEqualTypeOf<'tabel'>()
  })

  it('stands in a regulation, or gives the reason why it is our own', () => {
    const uitleg = { formule: 'een formule', zin: 'Een zin.' }
    expectTypeOf(eigen<unknown, 'euro'>).toBeCallableWith('som', 'euro', 'Een som', { ...uitleg, waarom: 'Zomaar.' })
    // @ts-expect-error a step of our own has a reason
    eigen<unknown, 'euro'>('som', 'euro', 'Een som', uitleg)
  })

  it('has words: a chapter of which a step has none does not compile', () => {
    expectTypeOf<Woorden<Pick<typeof toets, 'ruimte' | 'energielabel'>>>().toHaveProperty('ruimte')
    expectTypeOf<keyof Woorden<Pick<typeof toets, 'ruimte' | 'energielabel'>>>().toEqualTypeOf<
      'ruimte' | 'energielabel'
    >()
  })
})

describe('amounts in the engine', () => {
  it('add up and are subtracted in one unit only', () => {
    const reken = (jaar: EuroPerJaar, maand: EuroPerMaand) => {
      expectTypeOf(plus(jaar, jaar)).toEqualTypeOf<EuroPerJaar>()
      // @ts-expect-error a monthly amount cannot be added to a yearly one
      plus(jaar, maand)
      // @ts-expect-error a monthly amount cannot be taken off a yearly one
      min(jaar, maand)
    }
    expectTypeOf(reken).toBeFunction()
  })

  it('lose their unit in bare arithmetic, and then are no amount for a formula nor an outcome in euro', () => {
    const reken = (bedrag: Euro, maand: EuroPerMaand) => {
      expectTypeOf(bedrag + maand).toEqualTypeOf<number>()
      // @ts-expect-error a bare sum has no unit
      plus<Euro>(bedrag, bedrag + bedrag)
      const som = (invoer: { bedrag: Euro }) => invoer.bedrag + invoer.bedrag
      type Eenheid = Stapwoorden<unknown, ReturnType<typeof som>>['eenheid']
      expectTypeOf(som).returns.toEqualTypeOf<number>()
      // @ts-expect-error so its words cannot count it in euro
      expectTypeOf<'euro'>().toExtend<Eenheid>()
    }
    expectTypeOf(reken).toBeFunction()
  })
})
