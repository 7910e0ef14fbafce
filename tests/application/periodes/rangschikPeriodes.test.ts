import { describe, expect, it } from 'vitest'

import { rangschikPeriodes } from '../../../application'
import { normenVan, voorbeeldRentes } from '../../../domain'
import { roundTekort } from '../../../domain/geld'
import { vergelijkRenteperiodes, type Renteperiode } from '../../../domain/vergelijking'
import { rangordeZin } from '../../../ui/tekst/voorKanalen'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { bestaandeWoning, verzoekVan } from '../../domain/rekenkern/voorbeeldverzoek'
import { everyVerzoek } from '../../support/every'
import { each, sometimes } from '../../support/sometimes'

const kader = { normen: normenVan(2026), rentetarieven: voorbeeldRentes.MY }
const gewoon = (tekst: string) => tekst.replaceAll('\u00A0', ' ')

const tekortIn = ({ extraBenodigdeEigenInleg = 0 }: Renteperiode): number => roundTekort(extraBenodigdeEigenInleg)

describe('rangschikPeriodes', () => {
  it('rangschikPeriodes ranks by shortage exactly if the chosen period has a shortage and the shortages differ', () => {
    everyVerzoek((verzoek, kader) => {
      const periodes = rightOf(vergelijkRenteperiodes(verzoek, kader))
      const rangorde = rangschikPeriodes(periodes, verzoek.rentevastperiode)
      const gekozen = periodes.find(({ rentevastperiode }) => rentevastperiode === verzoek.rentevastperiode)
      const tekorten = periodes.map(tekortIn)
      const isAnders = Math.min(...tekorten) < Math.max(...tekorten)
      if (sometimes('shortages that differ', gekozen !== undefined && tekortIn(gekozen) > 0 && isAnders))
        expect(rangorde).toMatchObject({ soort: 'tekort', tekort: Math.min(...tekorten) })
      else expect(rangorde?.soort).not.toBe('tekort')
    })
  })

  it('vergelijkRenteperiodes returns for each period with a loan the cost of the smallest loan above 0', () => {
    everyVerzoek((verzoek, kader) => {
      const periodes = rightOf(vergelijkRenteperiodes(verzoek, kader))
      const leningen = periodes.map(({ hypotheekbedrag, maximaleHypotheek }) => hypotheekbedrag ?? maximaleHypotheek)
      const kleinste = Math.min(...leningen.filter((lening) => lening > 0))
      for (const { opGelijkeLening: op, maandlastNetto, daarna, ...van } of each('periods', periodes)) {
        const eigen = van.hypotheekbedrag ?? van.maximaleHypotheek
        expect(op?.lening).toBe(eigen === 0 ? undefined : kleinste)
        if (sometimes('the smallest loan', eigen === kleinste))
          expect(op).toEqual({ lening: kleinste, maandlastNetto, daarna })
        if (sometimes('a larger loan', op && eigen > kleinste + 100))
          expect(op?.maandlastNetto).toBeLessThan(maandlastNetto)
      }
    })
  })

  it('rangschikPeriodes names the period with the highest rate as the most expensive when the loans differ', () => {
    // For a single buyer with an income of 40.000 euro, 30 years has the highest rate, and 15 years the largest loan.
    const verzoek = verzoekVan([{ inkomen: 40_000 }])
    const periodes = rightOf(vergelijkRenteperiodes(verzoek, kader))
    const rangorde = rangschikPeriodes(periodes, 120)
    expect(rangorde).toMatchObject({ soort: 'netto', isZelfdeLening: false, hoogste: { periode: 360 } })
    expect(rangorde?.soort === 'netto' && rangorde.laagste.periode).toBe(60)
  })
})

describe('rangordeZin', () => {
  it('rangordeZin names the periods with the smallest shortage when the home is too expensive', () => {
    const verzoek = verzoekVan([{ inkomen: 60_000 }], { eigenInleg: 20_000, onderpand: bestaandeWoning(400_000) })
    const rangorde = rangschikPeriodes(rightOf(vergelijkRenteperiodes(verzoek, kader)), 120)
    expect(gewoon((rangorde && rangordeZin(rangorde)) ?? '')).toMatch(
      /^Je komt het minst tekort bij (?:\d+ jaar)(?:, \d+ jaar)*(?: en \d+ jaar)?: € [\d.]+\.$/,
    )
  })

  it.each([
    [true, true, /^Nu betaal je netto het minst bij 5 jaar: /],
    [true, false, /^Van de berekende periodes betaal je nu netto het minst bij 5 jaar: /],
    [false, true, /^Bij een hypotheek van € 200\.000 betaal je nu netto het minst bij 5 jaar: /],
    [false, false, /^Van de berekende periodes betaal je bij een hypotheek van € 200\.000 nu netto het minst /],
  ])('rangordeZin names the cheapest period (same loan: %s, all periods calculated: %s)', (zelfde, alles, zin) => {
    const [laagste, hoogste] = [
      { periode: 60, netto: 701 },
      { periode: 1, netto: 800 },
    ] as const
    const rangorde = { soort: 'netto', lening: 200_000, isZelfdeLening: zelfde, laagste, hoogste } as const
    expect(gewoon(rangordeZin(rangorde, alles))).toMatch(zin)
    expect(gewoon(rangordeZin(rangorde, alles))).toMatch(/ Het meest betaal je bij een variabele rente: € 800\.$/)
    const gelijk = { ...rangorde, hoogste: laagste }
    expect(gewoon(rangordeZin(gelijk, alles))).toMatch(/ bij elke periode netto € 701\.$/)
  })

  it('rangordeZin lists all periods without a shortage in one sentence', () => {
    const rangorde = { soort: 'tekort', minst: [180, 240, 360], tekort: 0 } as const
    expect(rangordeZin(rangorde)).toBe('Je komt niets tekort bij 15 jaar, 20 jaar en 30 jaar.')
  })
})
