import { describe, expect, it } from 'vitest'

import * as arbitraries from '../../../../adapters/testing/arbitraries/verzoek'
import type { Eenheid, Rekenstap } from '../../../../domain/uitleg'
import { sjabloonVan } from '../../../../domain/uitleg/herleid'
import { writeFormule } from '../../../../ui/vensters/verhaal/formule'
import { everyTimes } from '../../../support/every'
import { numberOfRuns } from '../../../support/numberOfRuns'
import { grondVan } from './verhalen'

const invoer = (cijfers: Readonly<Record<string, readonly [waarde: number, eenheid: Eenheid]>>): Rekenstap['invoer'] =>
  Object.entries(cijfers).map(([naam, [waarde, eenheid]]) => ({ naam, waarde, eenheid, van: naam }))

const tekstVan = (sjabloon: string, cijfers: Parameters<typeof invoer>[0] = {}): string =>
  writeFormule(sjabloon, invoer(cijfers)).tekst.replaceAll('\u00A0', ' ')

describe('a formula with its figures', () => {
  it('has an amount with its sign as long as it has a cent', () => {
    const bedragen = [-1, -0.005, -0.004, 0.005, 1].map((bedrag) => tekstVan('{een}', { een: [bedrag, 'euro'] }))
    expect(bedragen).toEqual(['(− € 1)', '(− € 0,01)', '€ 0', '€ 0,01', '€ 1'])
  })

  it.each([
    ['{een: het eerste} + {nul} + {twee}; in een ander geval 0', '€ 300 + € 20', 320],
    ['{nul} + {een} − {twee}', '€ 300 − € 20', 280],
    ['{nul} − {een}', '€ 0 − € 300', -300],
    ['{een} + {afwezig}', '€ 300', 300],
    ['{een} − {twee} × {nul}', '€ 300', 300],
    ['({een} − {nul}) × {percentage} ÷ 12', '€ 300 × 5% ÷ 12', 1.25],
    ['({een} + {twee}) ÷ (1 − {percentage})', '(€ 300 + € 20) ÷ (1 − 5%)', 320 / 0.95],
    ['({een} − {een}) × {percentage}', '€ 0', 0],
    ['{alles} × {een} + {helft} × {twee}', '€ 300 + 0,5 × € 20', 310],
    ['{een} − {twee}, niet onder 0', '€ 300 − € 20', 280],
    ['{twee} − {een}, niet onder 0', 'het hoogste van € 0 en € 20 − € 300', 0],
    ['{nul} + {nul}, niet onder 0', '€ 0', 0],
    ['het laagste van {een} en {twee} × {percentage}', 'het laagste van € 300 en € 20 × 5%', 1],
    ['{twee} × het laagste van ({een}) en ({twee})', '€ 20 × (het laagste van € 300 en € 20)', 400],
    ['het hoogste van {percentage} en 37.56%', 'het hoogste van 5% en 37,56%', 0.3756],
    ['{€17000: bedrag} × (1 + {percentage})^2', '€ 17.000 × ((1 + 5%)²)', 18742.5],
    ['12 × {twee} × 1e-7%', '12 × € 20 × 0%', 2.4e-7],
  ])('%s is %s', (sjabloon, tekst, waarde) => {
    const cijfers = {
      een: [300, 'euro'],
      twee: [20, 'euro'],
      nul: [0, 'euro per jaar'],
      percentage: [5, 'procent'],
      alles: [1, 'aandeel'],
      helft: [0.5, 'aandeel'],
    } as const
    expect(tekstVan(sjabloon, cijfers)).toBe(tekst)
    expect(writeFormule(sjabloon, invoer(cijfers)).waarde).toBeCloseTo(waarde, 9)
  })
})

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
  everyTimes(numberOfRuns(1000, { lang: 100_000 }), arbitraries.metKader(arbitraries.verzoek()), ([verzoek, kader]) => {
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
  })
})
