import { describe, expect, it } from 'vitest'

import { rangschikPeriodes, type Rangorde } from '../../../application'
import { vergelijkPeriodes } from '../../../application/vergelijking'
import { normenVan, voorbeeldRentes, type FinancieringsOpzetVerzoek, type Rekenkader } from '../../../domain'
import { roundTekort } from '../../../domain/geld'
import { periodesVan } from '../../../domain/orientatie'
import { leningVan, vergelijkRenteperiodes } from '../../../domain/vergelijking'
import { rangordeZinnen } from '../../../ui/tekst/rangordeZin'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { bestaandeWoning, opzetBij, verzoekVan } from '../../domain/rekenkern/voorbeeldverzoek'
import { everyVerzoek } from '../../support/every'
import { each, sometimes } from '../../support/sometimes'
import { readable } from '../../support/readable'

const kader: Rekenkader = { normen: normenVan(2026), rentetarieven: voorbeeldRentes.MY }

const tekortIn = ({ extraBenodigdeEigenInleg = 0 }) => roundTekort(extraBenodigdeEigenInleg)

/** Checks a claim for requests whose period has a rate; all other requests have nothing to compare. */
const everyVergelijking = (claim: (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader) => void) =>
  everyVerzoek((verzoek, kader) => {
    const { labelCode, rentevastperiode: periode } = verzoek
    const heeftRente = periodesVan(labelCode).some((een) => een === periode) && periode in kader.rentetarieven
    if (sometimes('a rate for the period', heeftRente)) claim(verzoek, kader)
  })

describe('rangschikPeriodes', () => {
  it('rangschikPeriodes ranks by shortage exactly if the chosen period has a shortage', () => {
    everyVergelijking((verzoek, kader) => {
      const { periodes, rangorde } = rightOf(vergelijkPeriodes({ verzoek, kader }))
      const gekozen = periodes.find(({ rentevastperiode }) => rentevastperiode === verzoek.rentevastperiode)
      const tekorten = periodes.map(tekortIn)
      if (sometimes('a shortage', tekortIn(gekozen ?? {}) > 0))
        expect(rangorde).toMatchObject({
          soort: 'tekort',
          tekort: Math.min(...tekorten),
          isOveral: Math.min(...tekorten) === Math.max(...tekorten),
        })
      else expect(rangorde?.soort).toBe(leningVan(opzetBij(verzoek, kader)) === 0 ? undefined : 'netto')
    })
  })

  it('vergelijkRenteperiodes compares all periods by the loan of the request', () => {
    everyVergelijking((verzoek, kader) => {
      const lening = leningVan(opzetBij(verzoek, kader))
      for (const { opGelijkeLening: op, ...van } of each('periods', rightOf(vergelijkRenteperiodes(verzoek, kader)))) {
        expect(op?.lening).toBe(lening)
        const { maandlastBruto, maandlastNetto, restantEinde, daarna } = van
        const eigen = leningVan(van)
        if (sometimes('the same loan', op && eigen === lening))
          expect(op).toEqual({ lening, maandlastBruto, maandlastNetto, restantEinde, daarna })
        if (sometimes('a smaller loan', op && eigen > lening + 100))
          expect(op?.maandlastBruto).toBeLessThan(maandlastBruto)
      }
    })
  })

  it('without a home, rangschikPeriodes compares by the maximum of the request, and names the periods below it', () => {
    // For a single buyer with an income of 40.000 euro and the example rates, only 15 years allows more than 10 years.
    const verzoek = verzoekVan([{ inkomen: 40_000 }])
    const { periodes, rangorde } = rightOf(vergelijkPeriodes({ verzoek, kader }))
    const tien = periodes.find(({ rentevastperiode }) => rentevastperiode === 120)
    expect(rangorde).toMatchObject({ soort: 'netto', lening: tien?.maximaleHypotheek })
    expect(rangorde).toMatchObject({ laagste: { periode: 120 }, hoogste: { periode: 180 } })
    expect(rangorde).toMatchObject({ nietMogelijk: [1, 12, 60, 240, 360] })
    expect(rangschikPeriodes(periodes, 120)).toEqual(rangorde)
  })
})

describe('rangordeZinnen', () => {
  const zinVan = (rangorde: Rangorde | undefined, isAlles?: boolean) =>
    readable((rangorde && rangordeZinnen(rangorde, isAlles))?.join(' ') ?? '')

  it('rangordeZinnen names the periods with the smallest shortage when the home is too expensive', () => {
    const verzoek = verzoekVan([{ inkomen: 60_000 }], { eigenInleg: 20_000, onderpand: bestaandeWoning(400_000) })
    expect(zinVan(rightOf(vergelijkPeriodes({ verzoek, kader })).rangorde)).toMatch(
      /^Je komt het minst tekort bij (?:\d+ jaar)(?:, \d+ jaar)*(?: en \d+ jaar)?: € [\d.]+\.$/,
    )
  })

  it.each([
    [true, /^Bij een hypotheek van € 200\.000 betaal je nu netto het minst bij 5 jaar: /],
    [false, /^Van de berekende periodes betaal je bij een hypotheek van € 200\.000 nu netto het minst /],
  ])('rangordeZinnen names the loan and the cheapest period (all periods calculated: %s)', (alles, zin) => {
    const [laagste, hoogste] = [
      { periode: 60, netto: 701 },
      { periode: 1, netto: 800 },
    ] as const
    const rangorde = { soort: 'netto', lening: 200_000, laagste, hoogste, nietMogelijk: [] } as const
    expect(zinVan(rangorde, alles)).toMatch(zin)
    expect(zinVan(rangorde, alles)).toMatch(/ Het meest betaal je bij een variabele rente: € 800\.$/)
    const gelijk = { ...rangorde, hoogste: laagste }
    expect(zinVan(gelijk, alles)).toMatch(/ bij elke periode netto € 701\.$/)
    expect(zinVan({ ...gelijk, nietMogelijk: [12, 120] }, alles)).toMatch(
      / nu netto € 701\. Bij 1 jaar en 10 jaar kan je dit bedrag niet lenen\.$/,
    )
  })

  it('rangordeZinnen lists all periods without a shortage in one sentence', () => {
    expect(rangordeZinnen({ soort: 'tekort', minst: [180, 240, 360], tekort: 0, isOveral: false }).join(' ')).toBe(
      'Je komt niets tekort bij 15 jaar, 20 jaar en 30 jaar.',
    )
  })

  it('rangordeZinnen names a shortage that is the same in every period once', () => {
    const rangorde = { soort: 'tekort', minst: [60, 120], tekort: 3000, isOveral: true } as const
    expect(zinVan(rangorde)).toBe('Je komt bij elke periode € 3.000 tekort.')
    expect(zinVan(rangorde, false)).toMatch(/^Van de berekende periodes kom je het minst tekort bij /)
  })
})
