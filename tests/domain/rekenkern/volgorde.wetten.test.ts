import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { berekenFinancieringsOpzet, type FinancieringsOpzetVerzoek, type Rekenkader } from '../../../domain'
import { benodigdVoor, type Uitweg } from '../../../domain/vergelijking'
import { numberOfRuns, VEEL } from '../../support/numberOfRuns'
import { metKader } from '../../../adapters/testing/arbitraries/verzoek'
import { verzoekVanTwee, type Paar } from './verzoekVanTwee'
import { rightOf } from './rightOf'

const metPaar = (verzoek: FinancieringsOpzetVerzoek, [eerste, tweede]: Paar): FinancieringsOpzetVerzoek => ({
  ...verzoek,
  hypotheekgevers: [
    { ...eerste, volgnummer: 1 },
    { ...tweede, volgnummer: 2 },
  ],
})

const recordVan = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader) =>
  rightOf(berekenFinancieringsOpzet(verzoek, kader)).financieringsOpzet

/** What has to change, without whose income it is about. */
const wijzigingenVan = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader) => {
  const { tekort, genoeg, nietGenoeg } = rightOf(benodigdVoor(verzoek, kader))
  const cijfers = ({ verandering, tekort, financieringsOpzet }: Uitweg) => ({
    verandering: { ...verandering, volgnummer: undefined },
    tekort,
    financieringsOpzet,
  })
  return { tekort, genoeg: genoeg.map(cijfers), nietGenoeg: nietGenoeg.map(cijfers) }
}

describe('exchanging two applicants', () => {
  it('changes no figure', () => {
    fc.assert(
      fc.property(metKader(verzoekVanTwee), ([verzoek, kader]) => {
        const [een, ander] = verzoek.hypotheekgevers
        expect(recordVan(metPaar(verzoek, [ander, een]), kader)).toEqual(
          recordVan(metPaar(verzoek, [een, ander]), kader),
        )
      }),
      numberOfRuns(1000, VEEL),
    )
  })

  it('changes no figure of what has to change', () => {
    fc.assert(
      fc.property(metKader(verzoekVanTwee), ([verzoek, kader]) => {
        const [een, ander] = verzoek.hypotheekgevers
        expect(wijzigingenVan(metPaar(verzoek, [ander, een]), kader)).toEqual(
          wijzigingenVan(metPaar(verzoek, [een, ander]), kader),
        )
      }),
      numberOfRuns(100, VEEL),
    )
  })
})
