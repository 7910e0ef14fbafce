import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toFoutmelding, type Fout } from '../../../domain'
import {
  bedragFouten,
  berekeningFouten,
  bewijsFouten,
  datumFouten,
  gedeeldFouten,
  getalFouten,
  leesfouten,
  percentageFouten,
  rekenFouten,
} from '../../../adapters/testing'
import { every } from '../../support/every'

const FOUTEN: Readonly<Record<string, () => fc.Arbitrary<Fout>>> = {
  rekenFouten,
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

describe('toFoutmelding', () => {
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
})
