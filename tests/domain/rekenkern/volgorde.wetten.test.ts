import { describe, expect, it } from 'vitest'

import type { FinancieringsOpzetVerzoek, Rekenkader } from '../../../domain'
import { benodigdVoor, type Uitweg } from '../../../domain/vergelijking'
import { everyTimes } from '../../support/every'
import { numberOfRuns, VEEL } from '../../support/numberOfRuns'
import { metKader } from '../../../adapters/testing/arbitraries/verzoek'
import { verzoekVanTwee, type Paar } from './verzoekVanTwee'
import { rightOf } from './rightOf'
import { opzetBij } from './voorbeeldverzoek'

const metPaar = (verzoek: FinancieringsOpzetVerzoek, [eerste, tweede]: Paar): FinancieringsOpzetVerzoek => ({
  ...verzoek,
  hypotheekgevers: [
    { ...eerste, volgnummer: 1 },
    { ...tweede, volgnummer: 2 },
  ],
})

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

/** What this makes of two applicants in either order is the same. */
const geeftHetzelfde = (
  maak: (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader) => unknown,
  gewoonlijk: number,
): void => {
  everyTimes(numberOfRuns(gewoonlijk, VEEL), metKader(verzoekVanTwee), ([verzoek, kader]) => {
    const [een, ander] = verzoek.hypotheekgevers
    expect(maak(metPaar(verzoek, [ander, een]), kader)).toEqual(maak(metPaar(verzoek, [een, ander]), kader))
  })
}

describe('exchanging two applicants', () => {
  it('changes no figure', () => {
    geeftHetzelfde(opzetBij, 1000)
  })

  it('changes no figure of what has to change', () => {
    geeftHetzelfde(wijzigingenVan, 100)
  })
})
