import fc from 'fast-check'
import { expect, it } from 'vitest'

import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import type { Rekenstap } from '../../../domain/uitleg'
import { sjabloonVan } from '../../../domain/uitleg/stappen'
import { writeFormule } from '../../../ui/verhaal/formule'
import { numberOfRuns } from '../../support/numberOfRuns'
import { grondVan } from './grond'

/** How far rounding takes an outcome from what its formula comes to, in its unit. */
const AFRONDING: Readonly<Record<Rekenstap['afronding'], number>> = {
  'niet afgerond': 0,
  'op een miljoenste euro': 5e-7,
  'op drie decimalen, half naar boven': 0.0005,
  'naar beneden op hele euro’s': 1,
  'op de cent, half naar boven': 0.005,
  'op de cent, sluitend met de andere bedragen': 0.015,
}

/** Adding up in another order, and an annuity of a low rate by its powers, differ in the last digits. */
const REKENRUIS = 1e-8

it('each formula, filled in with the inputs of its step and worked out, comes to the outcome', () => {
  fc.assert(
    fc.property(arbitraries.metKader(arbitraries.verzoek()), ([verzoek, kader]) => {
      const { stappen } = grondVan(verzoek, kader, 'maximaleHypotheek').graaf
      const anders = stappen.flatMap((stap) => {
        const sjabloon = sjabloonVan(stap)
        if (sjabloon === undefined) return []
        const waarde = writeFormule(sjabloon, stap.invoer).waarde * (stap.eenheid === 'procent' ? 100 : 1)
        const getallen = [waarde, ...stap.invoer.map((een) => Number(een.waarde) || 0)].map(Math.abs)
        const verschil = Math.abs(waarde - Number(stap.uitkomst))
        return verschil <= AFRONDING[stap.afronding] + REKENRUIS * Math.max(1, ...getallen)
          ? []
          : [`${stap.id}: ${sjabloon}: ${waarde}`]
      })
      expect(anders).toEqual([])
    }),
    numberOfRuns(1000, { lang: 100_000 }),
  )
})
