import { describe, expect, expectTypeOf, it } from 'vitest'

import type { BedragNotatie } from '../../../domain/geld'
import {
  berekenFinancieringsOpzet,
  toBerekening,
  type FinancieringsOpzetVerzoek,
  type Hypotheekgever,
  type Inkomsten,
  type Onderpand,
  type Rekenkader,
  type Uitgaven,
} from '../../../domain'
import { createRekenbewijs } from '../../../domain/bewijs'
import { verantwoord } from '../../../domain/uitleg'
import { everyVerzoek } from '../../support/every'

/** The names of the optional fields of an object that may not be undefined. */
type OnlyAbsent<T> = {
  [Field in keyof T]-?: object extends Pick<T, Field> ? (undefined extends Required<T>[Field] ? never : Field) : never
}[keyof T]

const withUndefined = (verzoek: FinancieringsOpzetVerzoek): FinancieringsOpzetVerzoek => ({
  eigenInleg: undefined,
  ...verzoek,
  onderpand: verzoek.onderpand && {
    huidigHypotheekbedrag: undefined,
    meerwerkOfVerbouwingskosten: undefined,
    verkoopprijs: undefined,
    energielabelType: undefined,
    ...verzoek.onderpand,
  },
  hypotheekgevers: verzoek.hypotheekgevers.map((gever) => ({
    pensioeninkomen: undefined,
    ...gever,
    inkomsten: { bedrag: undefined, ...gever.inkomsten },
    uitgaven: {
      huidigeMaandlastStudieschuld: undefined,
      brutoMaandlastAlimentatie: undefined,
      brutoMaandlastOverige: undefined,
      ...gever.uitgaven,
    },
  })),
})

describe('an optional field that is undefined', () => {
  it('the types of a request, its parts and the kader allow undefined in each optional field', () => {
    expectTypeOf<OnlyAbsent<FinancieringsOpzetVerzoek>>().toEqualTypeOf<never>()
    expectTypeOf<OnlyAbsent<Hypotheekgever>>().toEqualTypeOf<never>()
    expectTypeOf<OnlyAbsent<Inkomsten>>().toEqualTypeOf<never>()
    expectTypeOf<OnlyAbsent<Uitgaven>>().toEqualTypeOf<never>()
    expectTypeOf<OnlyAbsent<Onderpand>>().toEqualTypeOf<never>()
    expectTypeOf<OnlyAbsent<Rekenkader>>().toEqualTypeOf<never>()
    expectTypeOf<OnlyAbsent<BedragNotatie>>().toEqualTypeOf<never>()
    expectTypeOf<OnlyAbsent<NonNullable<Parameters<typeof toBerekening>[2]>>>().toEqualTypeOf<never>()
  })

  it('an undefined field of a request, a kader or the options gives the same outcomes as an absent field', () => {
    everyVerzoek((verzoek, kader) => {
      const leeg = withUndefined(verzoek)
      const leegKader = { kosten: undefined, startersvrijstelling: undefined, ...kader }
      const opties = { ongewoneRentes: true, onbekendeVelden: undefined }
      expect(berekenFinancieringsOpzet(leeg, leegKader)).toEqual(berekenFinancieringsOpzet(verzoek, kader))
      expect(toBerekening(leeg, leegKader, opties)).toEqual(toBerekening(verzoek, kader, { ongewoneRentes: true }))
      expect(createRekenbewijs(leeg, leegKader)).toEqual(createRekenbewijs(verzoek, kader))
      expect(verantwoord(leeg, leegKader)).toEqual(verantwoord(verzoek, kader))
    })
  })
})
