import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { rangschikPeriodes, toRekengrond } from '../../../application'
import { vergelijkAntwoord, vergelijkPeriodes } from '../../../application/vergelijking'
import { vergelijkRenteperiodes } from '../../../domain/vergelijking'
import { rightOf } from '../../domain/rekenkern/rightOf'
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
    expect(periodes).toEqual(rightOf(vergelijkRenteperiodes(grond.verzoek, grond.kader)))
    expect(periodes.length).toBeGreaterThan(1)
    expect(rangorde).toEqual(rangschikPeriodes(periodes, koper.renteperiode))
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
    const { hypotheekbedrag = 0, maandlastNetto, rentepercentage } = momentopname.financieringsOpzet
    const [zelf] = rightOf(vergelijkRenteperiodes(grondVan().verzoek, grondVan({ 120: rentepercentage ?? 0 }).kader))
    const antwoord = vergelijkAntwoord(momentopname, normen, hypotheekbedrag)
    expect(antwoord).toMatchObject({ rentevastperiode: 120, rente: rentepercentage, hypotheekbedrag, maandlastNetto })
    expect(antwoord).toMatchObject({ toetsrente: zelf?.toetsrente, restantEinde: zelf?.restantEinde })
    expect(antwoord.daarna).toEqual(zelf?.daarna)
    expect(antwoord.opGelijkeLening).toMatchObject({ lening: hypotheekbedrag, maandlastNetto })
  })

  it.each([
    ['the embedded calculation gives other costs', momentopnameVan(undefined, { maandlastNetto: 1 }), normen],
    ['the norms are unknown', momentopnameVan(), undefined],
    ['the service gives no rate', zonderRente(), normen],
  ])('vergelijkAntwoord returns only the figures of the service when %s', (_wanneer, momentopname, metNormen) => {
    const { hypotheekbedrag = 0, maandlastNetto } = momentopname.financieringsOpzet
    const antwoord = vergelijkAntwoord(momentopname, metNormen, hypotheekbedrag)
    expect(antwoord).toMatchObject({ hypotheekbedrag, maandlastNetto })
    expect([antwoord.toetsrente, antwoord.restantEinde, antwoord.daarna]).toEqual([undefined, undefined, undefined])
    expect(antwoord.opGelijkeLening).toEqual({ lening: hypotheekbedrag, maandlastNetto, daarna: [] })
    expect(vergelijkAntwoord(momentopname, metNormen, 1).opGelijkeLening).toBeUndefined()
  })
})
