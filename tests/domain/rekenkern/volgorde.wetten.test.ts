import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { berekenFinancieringsOpzet, type FinancieringsOpzetVerzoek, type Rekenkader } from '../../../domain'
import { numberOfRuns } from '../../support/numberOfRuns'
import { metKader } from '../../../adapters/testing/arbitraries/verzoek'
import { verzoekVanTwee, type Paar } from './verzoekVanTwee'
import { rightOf } from './rightOf'

const recordVan = (verzoek: FinancieringsOpzetVerzoek, [eerste, tweede]: Paar, kader: Rekenkader) => {
  const hypotheekgevers: Paar = [
    { ...eerste, volgnummer: 1 },
    { ...tweede, volgnummer: 2 },
  ]
  return rightOf(berekenFinancieringsOpzet({ ...verzoek, hypotheekgevers }, kader)).financieringsOpzet
}

describe('exchanging two applicants', () => {
  it('changes no figure', () => {
    fc.assert(
      fc.property(metKader(verzoekVanTwee), ([verzoek, kader]) => {
        const [een, ander] = verzoek.hypotheekgevers
        expect(recordVan(verzoek, [ander, een], kader)).toEqual(recordVan(verzoek, [een, ander], kader))
      }),
      numberOfRuns(1000),
    )
  })
})
