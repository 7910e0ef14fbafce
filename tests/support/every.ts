import fc from 'fast-check'

import type { FinancieringsOpzetVerzoek, Onderpand, Orientatie, Rekenkader } from '../../domain'
import { losseOrientaties, orientaties } from '../../adapters/testing/arbitraries/orientatie'
import * as arbitraries from '../../adapters/testing/arbitraries/verzoek'

type VerzoekMetOnderpand = FinancieringsOpzetVerzoek & { readonly onderpand: Onderpand }

/** A law of every request, and of every frame that it is calculated in. */
export const everyVerzoek = (
  claim: (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader) => void,
  proeven: fc.Parameters<[readonly [FinancieringsOpzetVerzoek, Rekenkader]]> = {},
): void => {
  fc.assert(
    fc.property(arbitraries.metKader(arbitraries.verzoek()), ([verzoek, kader]) => {
      claim(verzoek, kader)
    }),
    proeven,
  )
}

/** A law of every request that names a home. */
export const everyVerzoekMetOnderpand = (
  claim: (verzoek: VerzoekMetOnderpand, kader: Rekenkader) => void,
  proeven: fc.Parameters<[readonly [VerzoekMetOnderpand, Rekenkader]]> = {},
): void => {
  fc.assert(
    fc.property(arbitraries.metKader(arbitraries.verzoekMetOnderpand()), ([verzoek, kader]) => {
      claim(verzoek, kader)
    }),
    proeven,
  )
}

/** A law of every orientation that a visitor can arrive at. */
export const everyOrientatie = (
  claim: (orientatie: Orientatie) => void,
  proeven: fc.Parameters<[Orientatie]> = {},
): void => {
  fc.assert(
    fc.property(orientaties(), (orientatie) => {
      claim(orientatie)
    }),
    proeven,
  )
}

/** A law of any answers at all, also of those that the clearing rules would not leave standing. */
export const everyLosseOrientatie = (
  claim: (orientatie: Orientatie) => void,
  proeven: fc.Parameters<[Orientatie]> = {},
): void => {
  fc.assert(
    fc.property(losseOrientaties(), (orientatie) => {
      claim(orientatie)
    }),
    proeven,
  )
}
