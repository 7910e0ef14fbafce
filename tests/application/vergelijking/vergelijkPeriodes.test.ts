import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { rangschikPeriodes, toVergeleken } from '../../../application'
import { vergelijkAntwoord, vergelijkPeriodes } from '../../../application/vergelijking'
import type { Uitkomst } from '../../../domain'
import { vergelijkRenteperiodes } from '../../../domain/vergelijking'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { koper } from '../samenvatting/kopers'
import { grondVan, momentopnameVan, vanDienst, zonderRente } from '../samenvatting/momentopnames'

describe('vergelijkPeriodes', () => {
  it('vergelijkPeriodes returns all periods with a rate, and ranks them for the chosen period', () => {
    const grond = grondVan()
    const { periodes, rangorde } = rightOf(vergelijkPeriodes(grond))
    const renteperiodes = rightOf(vergelijkRenteperiodes(grond.verzoek, grond.kader))
    const [gekozen] = renteperiodes.filter(({ rentevastperiode }) => rentevastperiode === koper.renteperiode)
    expect(periodes).toEqual(renteperiodes.map((periode) => toVergeleken(periode, gekozen ?? periode)))
    expect(periodes.length).toBeGreaterThan(1)
    expect(rangorde).toEqual(rangschikPeriodes(periodes, koper.renteperiode))
  })

  it('vergelijkPeriodes has nothing to compare without a rate for the period of the request', () => {
    expect(rightOf(vergelijkPeriodes(grondVan(koper, { 60: 3.6 })))).toEqual({ periodes: [], rangorde: undefined })
  })

  it('vergelijkPeriodes returns the error OngeldigeRente for a rate of 101%', () => {
    expect(vergelijkPeriodes(grondVan(koper, { 120: 101 }))).toEqual(
      either.left({ _tag: 'OngeldigeRente', rentevastperiode: 120, rente: 101 }),
    )
  })
})

describe('vergelijkAntwoord', () => {
  it('vergelijkAntwoord adds toetsrente, restantEinde and daarna when a recalculation gives equal figures', () => {
    const momentopname = vanDienst(momentopnameVan())
    const { financieringsOpzet: opzet } = momentopname
    const [zelf] = rightOf(
      vergelijkRenteperiodes(grondVan().verzoek, grondVan(koper, { 120: opzet.rentepercentage ?? 0 }).kader),
    )
    const antwoord = vergelijkAntwoord(momentopname, 120, momentopname)
    expect(antwoord).toMatchObject({
      rentevastperiode: 120,
      rente: opzet.rentepercentage,
      toetsrente: zelf?.toetsrente,
    })
    expect(antwoord.maand).toEqual(zelf?.opGelijkeLening)
    expect(antwoord.maand).toMatchObject({ lening: opzet.hypotheekbedrag, maandlastNetto: opzet.maandlastNetto })
  })

  it('vergelijkAntwoord takes the norms of the chosen period while those of the result still load', () => {
    const momentopname = vanDienst(momentopnameVan())
    const { plaats, verzoek } = momentopname.grond
    const kaal = { ...momentopname, grond: { plaats, verzoek } as const } as Uitkomst
    expect(vergelijkAntwoord(momentopname, 120, kaal)).toEqual(vergelijkAntwoord(momentopname, 120, momentopname))
    const anderJaar = { ...momentopname, financieringsOpzet: { ...momentopname.financieringsOpzet, normjaar: 2026 } }
    expect(vergelijkAntwoord(momentopname, 120, { ...anderJaar, grond: kaal.grond }).toetsrente).toBeUndefined()
  })

  it.each([
    ['the embedded calculation gives other costs', vanDienst(momentopnameVan(undefined, { maandlastNetto: 1 }))],
    ['the service names no known norm year', vanDienst(momentopnameVan(undefined, { normjaar: 1999 }))],
    ['the service names no rate', zonderRente(momentopnameVan())],
  ])('vergelijkAntwoord returns only the figures of the service when %s', (_wanneer, momentopname) => {
    const { financieringsOpzet: opzet } = momentopname
    const { hypotheekbedrag: lening = 0, maandlastBruto, maandlastNetto } = opzet
    const antwoord = vergelijkAntwoord(momentopname, 120, momentopname)
    expect(antwoord.toetsrente).toBeUndefined()
    expect(antwoord.maand).toEqual({ lening, maandlastBruto, maandlastNetto, daarna: [] })
    const andere = vanDienst(momentopnameVan(undefined, { hypotheekbedrag: lening + 1 }))
    const ander = vergelijkAntwoord(andere, 240, momentopname)
    expect(ander.maand, 'for another loan than that of the calculation').toBeUndefined()
  })
})
