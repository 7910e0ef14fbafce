import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { rangschikPeriodes, toRekengrond, toVergeleken } from '../../../application'
import { vergelijkAntwoord, vergelijkPeriodes } from '../../../application/vergelijking'
import { vergelijkRenteperiodes } from '../../../domain/vergelijking'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { withFigures } from '../../support/fakes/berekening'
import { eigenMiddelen, momentopnameVan, zonderRente } from '../rekengrond/momentopnames'
import { koper } from '../samenvatting/kopers'

const grondVan = (rentetarieven = eigenMiddelen.rentetarieven) => {
  const grond = toRekengrond(koper, { ...eigenMiddelen, rentetarieven })
  if (grond === undefined) throw new Error('no rekengrond')
  return grond
}

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
    expect(rightOf(vergelijkPeriodes(grondVan({ 60: 3.6 })))).toEqual({ periodes: [], rangorde: undefined })
  })

  it('vergelijkPeriodes returns the error OngeldigeRente for a rate of 101%', () => {
    expect(vergelijkPeriodes(grondVan({ 120: 101 }))).toEqual(
      either.left({ _tag: 'OngeldigeRente', rentevastperiode: 120, rente: 101 }),
    )
  })
})

describe('vergelijkAntwoord', () => {
  const { normen } = eigenMiddelen

  it('vergelijkAntwoord adds toetsrente, restantEinde and daarna when a recalculation gives equal figures', () => {
    const momentopname = momentopnameVan()
    const { financieringsOpzet: opzet } = momentopname
    const [zelf] = rightOf(
      vergelijkRenteperiodes(grondVan().verzoek, grondVan({ 120: opzet.rentepercentage ?? 0 }).kader),
    )
    const antwoord = vergelijkAntwoord(momentopname, 120, opzet, normen)
    expect(antwoord).toMatchObject({
      rentevastperiode: 120,
      rente: opzet.rentepercentage,
      toetsrente: zelf?.toetsrente,
    })
    expect(antwoord.maand).toEqual(zelf?.opGelijkeLening)
    expect(antwoord.maand).toMatchObject({ lening: opzet.hypotheekbedrag, maandlastNetto: opzet.maandlastNetto })
  })

  it.each([
    ['the embedded calculation gives other costs', momentopnameVan(undefined, { maandlastNetto: 1 }), normen],
    ['the norms are unknown', momentopnameVan(), undefined],
    ['the service gives no rate', zonderRente(), normen],
  ])('vergelijkAntwoord returns only the figures of the service when %s', (_wanneer, momentopname, metNormen) => {
    const { financieringsOpzet: opzet } = momentopname
    const { hypotheekbedrag: lening = 0, maandlastBruto, maandlastNetto } = opzet
    const antwoord = vergelijkAntwoord(momentopname, 120, opzet, metNormen)
    expect(antwoord.toetsrente).toBeUndefined()
    expect(antwoord.maand).toEqual({ lening, maandlastBruto, maandlastNetto, daarna: [] })
  })

  it('vergelijkAntwoord returns no monthly costs of a service for another loan than that of the calculation', () => {
    const momentopname = momentopnameVan({ ...koper, eigenGeld: 100_000 })
    const { financieringsOpzet: opzet } = momentopname
    const { hypotheekbedrag = 0, extraBenodigdeEigenInleg, maandlastNetto } = opzet
    expect(extraBenodigdeEigenInleg).toBe(0)
    expect(vergelijkAntwoord(momentopname, 240, opzet, undefined).maand).toMatchObject({ maandlastNetto })
    const anderBedrag = withFigures(opzet, { hypotheekbedrag: hypotheekbedrag + 1 })
    const ander = vergelijkAntwoord(momentopname, 240, anderBedrag, undefined)
    expect(ander.isMogelijk).toBe(true)
    expect(ander.maand ?? ander.nettoAls).toBeUndefined()
  })
})
