import { describe, expect, it } from 'vitest'

import * as arbitraries from '../../../../adapters/testing/arbitraries/verzoek'
import {
  vastBedrag,
  deel,
  hetHoogsteVan,
  hetLaagsteVan,
  vastPercentage,
  type Formule,
} from '../../../../domain/rekenkern/formule'
import type { Eenheid, Rekenstap } from '../../../../domain/uitleg'
import { formuleVan } from '../../../../domain/uitleg/herleid'
import { writeFormule } from '../../../../domain/uitleg/verhaal/formule'
import { everyTimes } from '../../../support/every'
import { numberOfRuns } from '../../../support/numberOfRuns'
import { sometimes } from '../../../support/sometimes'
import { readable } from '../../../support/readable'
import { grondVan } from './verhalen'

const invoer = (cijfers: Readonly<Record<string, readonly [waarde: number, eenheid: Eenheid]>>): Rekenstap['invoer'] =>
  Object.entries(cijfers).map(([naam, [waarde, eenheid]]) => ({ naam, waarde, eenheid, van: naam }))

const tekstVan = (formule: Formule, cijfers: Parameters<typeof invoer>[0] = {}): string =>
  readable(writeFormule(formule.deel, invoer(cijfers)).tekst)

describe('writeFormule', () => {
  it('writeFormule writes a negative amount with its sign, unless the amount rounds to 0 cents', () => {
    const bedragen = [-1, -0.005, -0.004, 0.005, 1].map((bedrag) => tekstVan(deel('een'), { een: [bedrag, 'euro'] }))
    expect(bedragen).toEqual(['(− € 1)', '(− € 0,01)', '€ 0', '€ 0,01', '€ 1'])
  })

  const [een, twee, nul, percentage] = [deel('een', 'het eerste'), deel('twee'), deel('nul'), deel('percentage')]

  it.each([
    [een.plus(nul).plus(twee).anders('in een ander geval 0'), '€ 300 + € 20', 320],
    [nul.plus(een).min(twee), '€ 300 − € 20', 280],
    [nul.min(een), '€ 0 − € 300', -300],
    [een.plus('afwezig'), '€ 300', 300],
    [een.min(twee.maal(nul)), '€ 300', 300],
    [een.min(nul).maal(percentage).door(12), '€ 300 × 5% ÷ 12', 1.25],
    [een.plus(twee).door(deel(1).min(percentage)), '(€ 300 + € 20) ÷ (1 − 5%)', 320 / 0.95],
    [een.min(een).maal(percentage), '€ 0', 0],
    [deel('alles').maal(een).plus(deel('helft').maal(twee)), '€ 300 + 0,5 × € 20', 310],
    [een.min(twee).nietOnderNul(), '€ 300 − € 20', 280],
    [twee.min(een).nietOnderNul(), 'het hoogste van € 0 en € 20 − € 300', 0],
    [nul.plus(nul).nietOnderNul(), '€ 0', 0],
    [hetLaagsteVan(een, twee.maal(percentage)), 'het laagste van € 300 en € 20 × 5%', 1],
    [twee.maal(hetLaagsteVan(een, twee)), '€ 20 × (het laagste van € 300 en € 20)', 400],
    [hetHoogsteVan(percentage, vastPercentage(37.56)), 'het hoogste van 5% en 37,56%', 0.3756],
    [vastBedrag(17_000, 'bedrag').maal(deel(1).plus(percentage).tot(2)), '€ 17.000 × ((1 + 5%)²)', 18_742.5],
    [deel(1).plus(percentage).tot('maanden', -1), '(1 + 5%)⁻²', 1.05 ** -2],
    [deel(12).maal(twee).maal(vastPercentage(1e-7)), '12 × € 20 × 0%', 2.4e-7],
  ])('writeFormule writes formula %# with input values as $1, and calculates $2', (formule, tekst, waarde) => {
    const cijfers = {
      een: [300, 'euro'],
      twee: [20, 'euro'],
      nul: [0, 'euro per jaar'],
      percentage: [5, 'procent'],
      alles: [1, 'aandeel'],
      helft: [0.5, 'aandeel'],
      maanden: [2, 'maanden'],
    } as const
    expect(tekstVan(formule, cijfers)).toBe(tekst)
    expect(writeFormule(formule.deel, invoer(cijfers)).waarde).toBeCloseTo(waarde, 9)
  })

  it.each([
    [een.plus(nul).min(twee).anders('in een ander geval 0'), 'het eerste + nul − twee; in een ander geval 0'],
    [een.min(deel(12).maal(twee)), 'het eerste − 12 × twee'],
    [een.min(twee).nietOnderNul().maal(percentage), '(het eerste − twee, niet onder 0) × percentage'],
    [hetLaagsteVan(een, twee.maal(percentage)), 'het laagste van het eerste en twee × percentage'],
    [vastBedrag(0, 'inkomen').door(deel(1).plus(percentage).tot('nul', -1)), 'inkomen ÷ ((1 + percentage)^−nul)'],
  ])('inNamen writes formula %# with the names of its inputs: $1', (formule, tekst) => {
    expect(formule.inNamen()).toBe(tekst)
  })
})

/** By kind of rounding, the maximum difference between a step's outcome and its formula, in the unit of the outcome. */
const AFRONDING: Readonly<Record<Rekenstap['afronding'], number>> = {
  'niet afgerond': 0,
  'op een miljoenste euro': 5e-7,
  'op drie decimalen, half naar boven': 0.0005,
  'naar beneden op hele euro’s': 1,
  'op de cent, half naar boven': 0.005,
  'op de cent, sluitend met de andere bedragen': 0.015,
}

/** Relative tolerance for floating-point errors: formulas may add in another order, and take powers of a low rate. */
const REKENRUIS = 1e-8

it('for each step with a formula, writeFormule calculates the outcome from the inputs, apart from rounding', () => {
  everyTimes(
    numberOfRuns(1000),
    arbitraries.metKader(arbitraries.verzoek(), arbitraries.elkRekenkader()),
    ([verzoek, kader]) => {
      const { stappen } = grondVan(verzoek, kader, 'maximaleHypotheek').graaf
      const anders = stappen.flatMap((stap) => {
        const formule = formuleVan(stap)
        if (!sometimes('a formula', formule)) return []
        const waarde = writeFormule(formule.deel, stap.invoer).waarde * (stap.eenheid === 'procent' ? 100 : 1)
        const getallen = [waarde, ...stap.invoer.map((een) => Number(een.waarde) || 0)].map(Math.abs)
        const verschil = Math.abs(waarde - Number(stap.uitkomst))
        return verschil <= AFRONDING[stap.afronding] + REKENRUIS * Math.max(1, ...getallen)
          ? []
          : [`${stap.id}: ${formule.inNamen()}: ${waarde}`]
      })
      expect(anders).toEqual([])
    },
  )
})
