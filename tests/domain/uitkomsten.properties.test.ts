import { either } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  aannamesVan,
  berekenFinancieringsOpzet,
  toBerekening,
  NORMJAREN,
  normenVan,
  toVerzoek,
  verzoekCodec,
  type FinancieringsOpzetVerzoek,
  type Rekenkader,
} from '../../domain'
import { parseJson } from '../../domain/codec'
import { parseBedrag, parsePercentage } from '../../domain/geld'
import { parseDatum, parseGetal, toInvoerFouten } from '../../domain/invoer'
import { parseGedeeld, formatGedeeld, STAPNUMMERS, toAnders } from '../../domain/orientatie'
import * as bewijs from '../../domain/bewijs'
import * as uitleg from '../../domain/uitleg'
import * as vergelijking from '../../domain/vergelijking'
import * as arbitraries from '../../adapters/testing'
import { every, everyTimes } from '../support/every'
import { numberOfRuns } from '../support/numberOfRuns'
import { expectToKeepAll } from '../support/copies'
import { rightOf } from './rekenkern/rightOf'

type Deur = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader) => unknown

const normsets = NORMJAREN.map(normenVan)
const [anderJaar = normenVan(2025)] = normsets

/** The tested functions of the public API by name, each called with a request and a rekenkader. */
const DEUREN: Readonly<Record<string, Deur>> = {
  berekenFinancieringsOpzet,
  aannamesVan: (verzoek, kader) =>
    either.map(({ financieringsOpzet }: { financieringsOpzet: Parameters<typeof aannamesVan>[1] }) =>
      aannamesVan(verzoek, financieringsOpzet, kader),
    )(berekenFinancieringsOpzet(verzoek, kader)),
  verantwoord: uitleg.verantwoord,
  writeOut: uitleg.writeOut,
  'herleid and grondenVan': (verzoek, kader) =>
    either.map((graaf: uitleg.Graaf) =>
      uitleg.herleid(graaf, 'maandlastNetto').map((knoop) => [knoop, uitleg.grondenVan(graaf, knoop)]),
    )(uitleg.verantwoord(verzoek, kader)),
  'benodigdVoor for a home': (verzoek, kader) =>
    vergelijking.benodigdVoor(verzoek, kader, { soort: 'woningBetalen' }, 'ja'),
  'benodigdVoor for a loan': (verzoek, kader) =>
    vergelijking.benodigdVoor(verzoek, kader, { soort: 'lenen', bedrag: 400_000 }),
  vergelijkRenteperiodes: vergelijking.vergelijkRenteperiodes,
  'vergelijkRenteperiodes for a loan of 0': (verzoek, kader) => vergelijking.vergelijkRenteperiodes(verzoek, kader, 0),
  vergelijkNormjaren: (verzoek, kader) =>
    vergelijking.vergelijkNormjaren(verzoek, kader, { ...kader, normen: anderJaar }),
  gevoeligheid: (verzoek, kader) => vergelijking.gevoeligheid(verzoek, kader, normsets),
  aflossingsverloop: vergelijking.aflossingsverloop,
  createRekenbewijs: bewijs.createRekenbewijs,
  controleerRekenbewijs: (verzoek, kader) =>
    either.map((gemaakt: bewijs.Rekenbewijs) =>
      bewijs.controleerRekenbewijs({ ...gemaakt, rekenkern: '0' }, anderJaar),
    )(bewijs.createRekenbewijs(verzoek, kader)),
  parseBewijs: (verzoek, kader) =>
    either.map((gemaakt) => bewijs.parseBewijs(JSON.stringify(gemaakt)))(bewijs.createRekenbewijs(verzoek, kader)),
  verklaar: (verzoek, kader) => bewijs.verklaar(verzoek, kader, { ...kader, normen: anderJaar }),
}

/** Generates requests that were written to JSON and read again, like requests from outside. */
const verzoeken = arbitraries
  .verzoek()
  .map((verzoek) => JSON.parse(JSON.stringify(verzoek)) as FinancieringsOpzetVerzoek)

const enigGetal = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, -1, -0, 101))

/** Generates a rekenkader in which the rates, the valuation costs or both may be any number, also an invalid number. */
const bedorvenKaders = fc
  .tuple(arbitraries.rekenkader(), fc.option(enigGetal), fc.option(enigGetal))
  .map(([kader, rente, taxatie]): Rekenkader => {
    const { rentetarieven, kosten } = kader
    const slechteRentes = Object.fromEntries(Object.keys(rentetarieven).map((maanden) => [maanden, rente ?? 0]))
    return {
      ...kader,
      rentetarieven: rente === null ? rentetarieven : slechteRentes,
      ...(taxatie !== null && kosten && { kosten: { ...kosten, taxatie } }),
    }
  })

const zonderPeriode = fc.record({ rentevastperiode: fc.integer({ min: 1, max: 1000 }) })

describe.each(Object.entries(DEUREN))('%s', (naam, deur) => {
  it(`the result of ${naam} survives JSON and structuredClone`, () => {
    everyTimes(numberOfRuns(25), arbitraries.metKader(verzoeken), ([verzoek, kader]) =>
      expectToKeepAll(deur(verzoek, kader)),
    )
  })

  it(`the result or error of ${naam} with any rates, valuation and period survives JSON and structuredClone`, () => {
    everyTimes(numberOfRuns(25), verzoeken, bedorvenKaders, fc.option(zonderPeriode), (verzoek, kader, anders) =>
      expectToKeepAll(deur({ ...verzoek, ...anders }, kader)),
    )
  })
})

describe('parsing functions', () => {
  const kader: Rekenkader = { normen: normenVan(2026), rentetarieven: { '120': 3.75 } }

  it('the results of the parsers and of toBerekening survive JSON and structuredClone, for any input', () => {
    every(fc.jsonValue({ maxDepth: 3 }), verzoeken, fc.string(), (los, verzoek, tekst) => {
      expectToKeepAll(toBerekening(los, kader))
      expectToKeepAll(toBerekening({ ...verzoek, eigenInleg: los }, kader))
      expectToKeepAll(parseJson(verzoekCodec, JSON.stringify(los)))
      expectToKeepAll([parseBedrag, parseDatum, parseGetal, parsePercentage].map((parse) => parse(tekst)))
    })
  })
})

it('an orientation, its request, its input errors and its parsed link survive JSON and structuredClone', () => {
  every(arbitraries.orientaties(), (orientatie) => {
    expectToKeepAll(orientatie)
    expectToKeepAll(toVerzoek(orientatie, new Date(2026, 2, 14)))
    expectToKeepAll(STAPNUMMERS.map((stap) => toInvoerFouten(orientatie, stap, new Map())))
    const { labelCode } = orientatie
    const gedeeld = { labelCode, normjaar: undefined, datum: '2026-03-14', antwoorden: toAnders(orientatie) }
    expectToKeepAll(parseGedeeld(formatGedeeld(gedeeld)))
    expect(rightOf(parseGedeeld(formatGedeeld(gedeeld)))).toEqual(gedeeld)
  })
})
