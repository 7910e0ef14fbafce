import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'

import type * as application from '../../../application'
import type * as applicationBewijs from '../../../application/bewijs'
import type * as applicationUitleg from '../../../application/uitleg'
import type * as applicationVergelijking from '../../../application/vergelijking'
import type * as domain from '../../../domain'
import { normenVan, toBerekening, toFoutmelding, type Fout } from '../../../domain'
import type * as bewijs from '../../../domain/bewijs'
import type * as codec from '../../../domain/codec'
import type * as geld from '../../../domain/geld'
import type * as invoer from '../../../domain/invoer'
import type * as orientatie from '../../../domain/orientatie'
import type * as uitleg from '../../../domain/uitleg'
import type * as vergelijking from '../../../domain/vergelijking'
import {
  bedragFouten,
  berekeningFouten,
  bewijsFouten,
  datumFouten,
  gedeeldFouten,
  getalFouten,
  leesfouten,
  ongewoneRentes,
  onvolledigeNormen,
  percentageFouten,
  rekenFouten,
  verzoek,
} from '../../../adapters/testing'
import { every } from '../../support/every'

const FOUTEN: Readonly<Record<string, () => fc.Arbitrary<Fout>>> = {
  rekenFouten,
  ongewoneRentes,
  onvolledigeNormen,
  berekeningFouten,
  bewijsFouten,
  gedeeldFouten,
  bedragFouten,
  percentageFouten,
  getalFouten,
  datumFouten,
  jsonFouten: () =>
    fc.oneof(
      fc.constant('GeenJson' as const),
      leesfouten().map(([eerste]) => eerste ?? 'GeenJson'),
    ),
}

/** The functions that the entry points of the rules export, by entry point. */
type Deuren = [
  typeof domain,
  typeof bewijs,
  typeof codec,
  typeof geld,
  typeof invoer,
  typeof orientatie,
  typeof uitleg,
  typeof vergelijking,
  typeof application,
  typeof applicationBewijs,
  typeof applicationUitleg,
  typeof applicationVergelijking,
]

/** The reason in a Left; `never` for any other outcome. */
type Reden<Uitvoer> = Uitvoer extends { readonly _tag: 'Left'; readonly left: infer Links } ? Links : never

/** The reasons in the Left that the functions of an entry point return. */
type RedenenVan<Deur> = Deur extends unknown
  ? {
      [Naam in keyof Deur]: Deur[Naam] extends (...invoer: never[]) => infer Uitvoer ? Reden<Uitvoer> : never
    }[keyof Deur]
  : never

describe('toFoutmelding', () => {
  it('toFoutmelding accepts each Left of the entry points, except a list of messages', () => {
    expectTypeOf<Exclude<RedenenVan<Deuren[number]>, Fout | readonly string[]>>().toEqualTypeOf<never>()
  })

  it('toFoutmelding has a sentence for each Left of toBerekening, also about an unusual rate', () => {
    every(fc.tuple(verzoek(), fc.double({ min: 0, max: 0.09, noNaN: true })), ([vraag, rente]) => {
      const uitkomst = toBerekening(vraag, { normen: normenVan(2026), rentetarieven: { 120: rente } })
      const fout = uitkomst._tag === 'Left' ? uitkomst.left : expect.fail('an unusual rate is refused')
      expect(toFoutmelding(fout)).toMatch(/^[A-Z`].+\.$/s)
      expect(toFoutmelding(fout, 'en')).toMatch(/^[A-Z`].+\.$/s)
    })
  })

  it.each(Object.entries(FOUTEN))('each of the %s has a sentence in Dutch and in English', (_naam, fouten) => {
    every(fouten(), (fout) => {
      const [nl, en] = [toFoutmelding(fout), toFoutmelding(fout, 'en')]
      for (const melding of [nl, en]) {
        expect(melding.length).toBeGreaterThan(5)
        expect(melding).not.toMatch(/undefined|\[object/)
      }
      const isOverEenVeld = typeof fout === 'object' && !('_tag' in fout)
      expect(nl === en).toBe(isOverEenVeld)
    })
  })

  it('toFoutmelding tells a rate from a percentage with too many decimals', () => {
    expect(toFoutmelding({ _tag: 'TeVeelDecimalen', tekst: '1,234' })).toContain('percentage')
    expect(toFoutmelding({ _tag: 'TeVeelDecimalen', tekst: '1,234', decimalen: 1 })).not.toContain('percentage')
  })

  it.each([
    [1, 'Er is geen rente voor 1 maand.', '`rentetarieven` has no rate for 1 month.'],
    [12, 'Er is geen rente voor 12 maanden.', '`rentetarieven` has no rate for 12 months.'],
  ])('toFoutmelding writes a period of %i as a person does', (rentevastperiode, nl, en) => {
    const fout: Fout = { _tag: 'GeenRente', rentevastperiode }
    expect([toFoutmelding(fout), toFoutmelding(fout, 'en')]).toEqual([nl, en])
  })
})
