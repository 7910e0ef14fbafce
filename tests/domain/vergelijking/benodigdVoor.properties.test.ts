import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  metOnderpand,
  NORMJAREN,
  pasRegelsToe,
  toVerzoek,
  wijzig,
  type Antwoord,
  type FinancieringsOpzetVerzoek,
  type Orientatie,
  type Rekenkader,
} from '../../../domain'
import { roundTekort } from '../../../domain/geld'
import {
  benodigdVoor,
  hoogstePrijs,
  toAntwoorden,
  type Benodigd,
  type Uitweg,
  type Verandering,
} from '../../../domain/vergelijking'
import { everyTimes, everyVerzoekMetOnderpand } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { each, sometimes } from '../../support/sometimes'
import { losseOrientaties } from '../../../adapters/testing/arbitraries/orientatie'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, opzetBij, verzoekVan } from '../rekenkern/voorbeeldverzoek'
import { meldingenOverBedragen } from '../../../domain/rekenkader/meldingenOverBedragen'
import { metBedrag, type Bedragverandering } from './metVerandering'

const tekortVan = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): number =>
  metOnderpand(opzetBij(verzoek, kader))?.extraBenodigdeEigenInleg ?? 0

const heeftBedrag = (verandering: Verandering): verandering is Bedragverandering => 'verschil' in verandering

const bedragenIn = (uitwegen: readonly Uitweg[]): readonly Bedragverandering[] =>
  uitwegen.map(({ verandering }) => verandering).filter(heeftBedrag)

const wet = (
  claim: (benodigd: Benodigd, verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader) => void,
  aantal = 100,
): void => {
  everyVerzoekMetOnderpand((verzoek, kader) => {
    claim(rightOf(benodigdVoor(verzoek, kader)), verzoek, kader)
  }, numberOfRuns(aantal))
}

/** Returns a list with the change and, for more income of one of two buyers, the same raise for the other buyer. */
const vanElk = (verandering: Bedragverandering, personen: number): readonly Bedragverandering[] =>
  verandering.soort === 'meerInkomen' && personen === 2
    ? [verandering, { ...verandering, volgnummer: verandering.volgnummer === 1 ? 2 : 1 }]
    : [verandering]

describe('benodigdVoor for paying for a home', () => {
  it('benodigdVoor returns the shortage of the calculation, and no changes when the shortage is 0', () => {
    wet(({ tekort, genoeg, nietGenoeg }, verzoek, kader) => {
      expect(tekort).toBe(tekortVan(verzoek, kader))
      if (sometimes('no shortage', tekort === 0)) expect([...genoeg, ...nietGenoeg]).toEqual([])
    })
  })

  it('each change of benodigdVoor has the result of its own request, and removes or reduces the shortage', () => {
    wet(({ tekort, genoeg, nietGenoeg }, _, kader) => {
      sometimes('enough', genoeg)
      sometimes('not enough', nietGenoeg)
      for (const uitweg of [...genoeg, ...nietGenoeg]) {
        expect(uitweg.financieringsOpzet).toEqual(opzetBij(uitweg.verzoek, kader))
        expect(uitweg.tekort).toBe(tekortVan(uitweg.verzoek, kader))
      }
      expect(genoeg.every((uitweg) => uitweg.tekort === 0)).toBe(true)
      expect(nietGenoeg.every((uitweg) => uitweg.tekort > 0 && uitweg.tekort < tekort)).toBe(true)
    })
  })

  it('every sufficient amount that benodigdVoor finds is in whole euros, and one euro less is not enough', () => {
    wet(({ genoeg }, verzoek, kader) => {
      for (const verandering of each('sufficient amounts', bedragenIn(genoeg))) {
        expect(Number.isInteger(verandering.verschil) && verandering.verschil >= 1).toBe(true)
        expect(tekortVan(metBedrag(verzoek, verandering), kader), JSON.stringify(verandering)).toBe(0)
        const eenMinder = { ...verandering, verschil: verandering.verschil - 1 }
        expect(tekortVan(metBedrag(verzoek, eenMinder), kader), JSON.stringify(eenMinder)).toBeGreaterThan(0)
      }
    })
  })

  /**
   * Tries the amounts just below the amount that benodigdVoor found, and as many amounts spread over the whole range
   * below it. Does not try every amount, because each try is a whole calculation.
   */
  it('no tried amount below a sufficient amount of benodigdVoor is enough, for either buyer', () => {
    const AANTAL = numberOfRuns(40).numRuns
    wet(({ genoeg }, verzoek, kader) => {
      for (const gevonden of each('sufficient amounts', bedragenIn(genoeg))) {
        const kleinere = gevonden.verschil - 1
        const aantal = Math.min(AANTAL, kleinere)
        const vlakEronder = Array.from({ length: aantal }, (_, plaats) => kleinere - plaats)
        const verspreid = Array.from({ length: aantal }, (_, plaats) => 1 + Math.floor((plaats * kleinere) / aantal))
        const pogingen = new Set([...vlakEronder, ...verspreid])
        for (const verandering of vanElk(gevonden, verzoek.hypotheekgevers.length)) {
          for (const minder of pogingen) {
            const kleiner = { ...verandering, verschil: minder }
            if (tekortVan(metBedrag(verzoek, kleiner), kader) === 0) {
              throw new Error(`${JSON.stringify(kleiner)} is enough, and ${JSON.stringify(gevonden)} was found`)
            }
          }
        }
      }
    }, 200)
  })

  /** Returns 40 price reductions spread over the price, and four around the NHG limit, where the NHG fee starts. */
  const lagerePrijzen = ({ onderpand }: FinancieringsOpzetVerzoek, { normen }: Rekenkader): readonly number[] => {
    const { koopsom = 0, meerwerkOfVerbouwingskosten = 0 } = onderpand ?? {}
    const totNhg = Math.ceil(koopsom + meerwerkOfVerbouwingskosten - normen.nhg.waarde.grens)
    const overal = Array.from({ length: 40 }, (_, deel) => Math.floor((koopsom * deel) / 40))
    return [...overal, totNhg - 1, totNhg, totNhg + 1, totNhg + 1000]
  }

  /**
   * A buyer with enough income for a price from 3.000 below to 12.000 above the NHG limit. The own money pays the costs
   * of that price: 2% transfer tax and cost items of 2.150. The home costs up to 9.000 more than that price.
   */
  const bijNhgGrens = fc
    .record({
      jaar: fc.constantFrom(...NORMJAREN),
      naast: fc.integer({ min: -3000, max: 12_000 }),
      hoger: fc.nat(9000),
    })
    .map(({ jaar, naast, hoger }) => {
      const kader = kaderVan({ jaar })
      const betaalbaar = kader.normen.nhg.waarde.grens + naast
      const anders = { eigenInleg: 0.02 * betaalbaar + 2150, onderpand: bestaandeWoning(betaalbaar + hoger) }
      return [verzoekVan([{ inkomen: 300_000 }], anders), kader] as const
    })

  it('isLagerOokGenoeg of a lower price is true exactly when every tried lower price is also enough', () => {
    const huishoudens = fc.oneof(bijNhgGrens, arbitraries.metKader(arbitraries.verzoekMetOnderpand()))
    everyTimes(numberOfRuns(100), huishoudens, ([verzoek, kader]) => {
      const { genoeg } = rightOf(benodigdVoor(verzoek, kader))
      const lagerePrijs = bedragenIn(genoeg).filter((een) => een.soort === 'lagerePrijs')
      for (const verandering of each('lower prices', lagerePrijs)) {
        const isGenoeg = lagerePrijzen(verzoek, kader)
          .filter((verschil) => verschil > verandering.verschil && verschil < (verzoek.onderpand?.koopsom ?? 0))
          .every((verschil) => tekortVan(metBedrag(verzoek, { ...verandering, verschil }), kader) === 0)
        sometimes('all are enough', isGenoeg)
        sometimes('some are not enough', !isGenoeg)
        expect(verandering.isLagerOokGenoeg).toBe(isGenoeg)
      }
    })
  })

  /** For own money, income and price: if benodigdVoor found no sufficient change of that kind, tries 60 amounts. */
  it('benodigdVoor omits more own money, more income or a lower price only when no tried amount is enough', () => {
    wet(({ tekort, genoeg }, verzoek, kader) => {
      if (!sometimes('a shortage', tekort > 0)) return
      const gevonden = new Set(genoeg.map(({ verandering }) => verandering.soort))
      const koopsom = verzoek.onderpand?.koopsom ?? 0
      for (let deel = 1; deel <= 60; deel += 1) {
        const pogingen: readonly Bedragverandering[] = [
          { soort: 'meerEigenGeld', verschil: deel * 20_000 },
          { soort: 'meerInkomen', volgnummer: 1, verschil: deel * 5000 },
          { soort: 'lagerePrijs', verschil: Math.floor((koopsom * deel) / 61), isLagerOokGenoeg: true },
        ]
        const ongevonden = pogingen.filter(({ soort, verschil }) => !gevonden.has(soort) && verschil > 0)
        for (const poging of each('kinds of change that were not found', ongevonden)) {
          const ander = metBedrag(verzoek, poging)
          if (!sometimes('an amount to try', meldingenOverBedragen(ander).length === 0)) continue
          expect(tekortVan(ander, kader), JSON.stringify(poging)).toBeGreaterThan(0)
        }
      }
    }, 50)
  })
})

const MOMENT = new Date(0)

const na = (orientatie: Orientatie, antwoorden: readonly Antwoord[]): Orientatie =>
  antwoorden.reduce<Orientatie>(wijzig, orientatie)

const wetVanAntwoorden = (claim: (orientatie: Orientatie, uitwegen: readonly Uitweg[]) => void): void => {
  everyTimes(numberOfRuns(300), losseOrientaties().map(pasRegelsToe), arbitraries.rekenkader(), (orientatie, kader) => {
    const { genoeg, nietGenoeg } = rightOf(benodigdVoor(toVerzoek(orientatie, MOMENT), kader))
    sometimes('a change', [...genoeg, ...nietGenoeg])
    claim(orientatie, [...genoeg, ...nietGenoeg])
  })
}

describe('toAntwoorden', () => {
  it('applying the answers of toAntwoorden to the orientation gives exactly the changed request', () => {
    wetVanAntwoorden((orientatie, uitwegen) => {
      for (const { verandering, verzoek } of each('changes', uitwegen)) {
        const ander = na(orientatie, toAntwoorden(toVerzoek(orientatie, MOMENT), verzoek))
        expect(toVerzoek(ander, MOMENT), JSON.stringify(verandering)).toEqual(verzoek)
      }
    })
  })

  it('benodigdVoor finds every kind of change in random requests, except startersvrijstelling', () => {
    const alle = [
      'anderePeriode',
      'beterEnergielabel',
      'lagerePrijs',
      'meerEigenGeld',
      'meerInkomen',
      'minderSchulden',
      'minderWerk',
    ]
    wetVanAntwoorden((_, uitwegen) => {
      const soorten = uitwegen.map(({ verandering }): string => verandering.soort)
      for (const soort of alle) sometimes(soort, soorten.includes(soort), 1 / 50)
      expect(alle).toEqual(expect.arrayContaining(soorten))
    })
  })

  it('toAntwoorden returns answers for a change, at most one for each question, and none for an equal request', () => {
    wetVanAntwoorden((orientatie, uitwegen) => {
      expect(toAntwoorden(toVerzoek(orientatie, MOMENT), toVerzoek(orientatie, MOMENT))).toEqual([])
      for (const { verzoek } of each('changes', uitwegen)) {
        const antwoorden = toAntwoorden(toVerzoek(orientatie, MOMENT), verzoek)
        expect(antwoorden.length).toBeGreaterThan(0)
        expect(new Set(antwoorden.map(({ veld }) => veld)).size).toBe(antwoorden.length)
      }
    })
  })
})

it('hoogstePrijs equals the lower price that benodigdVoor finds, and one euro more leaves a shortage', () => {
  everyVerzoekMetOnderpand((verzoek, kader) => {
    const { tekort, genoeg } = rightOf(benodigdVoor(verzoek, kader))
    if (!sometimes('a shortage', tekort > 0)) return
    const uitweg = hoogstePrijs(verzoek, kader)
    expect(uitweg).toEqual(genoeg.find(({ verandering }) => verandering.soort === 'lagerePrijs'))
    const { onderpand } = uitweg?.verzoek ?? {}
    if (!sometimes('a price', onderpand)) return
    const bij = (meer: number) =>
      tekortVan({ ...verzoek, onderpand: { ...onderpand, koopsom: onderpand.koopsom + meer } }, kader)
    expect(roundTekort(bij(0))).toBe(0)
    expect(roundTekort(bij(1))).toBeGreaterThan(0)
  })
})
