import { describe, expect, it } from 'vitest'

import { toPastcijfers, vergelijkPeriodes } from '../../../application/vergelijking'
import { roundBedrag } from '../../../domain/geld'
import { isZonderLening } from '../../../domain/vergelijking'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { opzetBij } from '../../domain/rekenkern/voorbeeldverzoek'
import { sometimes } from '../../support/sometimes'
import { tryHuishoudens, type Huishouden } from '../../ui/optellen/huishoudens'
import { koper } from '../samenvatting/kopers'
import { momentopnameVan, vanDienst, zonderRente } from '../samenvatting/momentopnames'

const zonderWoning = { ...koper, vraagprijsWoning: undefined, eigenGeld: undefined }

/** Returns the maximum on the income, in whole euros, when home buyer `volgnummer` earns 5.000 euro a year less. */
const maximumMetMinder = ({ verzoek, kader }: Huishouden, volgnummer: 1 | 2): number =>
  roundBedrag(
    opzetBij(
      {
        ...verzoek,
        hypotheekgevers: verzoek.hypotheekgevers.map((gever) =>
          gever.volgnummer === volgnummer
            ? { ...gever, inkomsten: { ...gever.inkomsten, bedrag: (gever.inkomsten.bedrag ?? 0) - 5000 } }
            : gever,
        ),
      },
      kader,
    ).maximaleHypotheekOpInkomen,
  )

describe('toPastcijfers', () => {
  it('toPastcijfers gives for an income of 60.000 the amounts that follow from the published table', () => {
    // Trhk 2025: 23,5% of 60.000 and of 55.000 at 3,501 to 4%, and 17.000 more for one buyer. An annuity of 1 euro a
    // month for 360 months at 3,8% is worth 214,6119: 1.175 × 214,6119 = 252.169,00 and 1.077,0833 × 214,6119 =
    // 231.154,92, so 269.169 falls by 21.015 in whole euros, costs 269.169 / 214,6119 = 1.254,21, and 12 × 1.254 is
    // 25,08% of 60.000.
    expect(toPastcijfers(momentopnameVan(zonderWoning))).toMatchObject({
      bruto: { maandlast: 1254, deel: 25 },
      daarna: { periode: 120, rente: 7 },
      minderInkomen: { verschil: 5000, minderLenen: 21_015 },
    })
  })

  it('toPastcijfers gives the gross cost of the result and the cost at 7% of the comparison of periods', () => {
    tryHuishoudens(60, (huishouden) => {
      const { momentopname } = huishouden
      const { financieringsOpzet: opzet, grond, renteperiode } = momentopname
      const totaalInkomen = grond.verzoek.hypotheekgevers
        .filter(({ inkomsten }) => inkomsten.dienstbetrekkingsoort !== 'Overig')
        .reduce((som, { inkomsten: { bedrag = 0 } }) => som + bedrag, 0)
      const { bruto, daarna } = toPastcijfers(momentopname)
      const { periodes } = rightOf(vergelijkPeriodes(huishouden))
      const gekozen = periodes.find(({ rentevastperiode }) => rentevastperiode === renteperiode)
      const bij7 = gekozen?.maand?.daarna.find(({ rente }) => rente === 7)
      const heeftLening = sometimes('a loan', !isZonderLening(opzet))
      expect(daarna?.netto).toBe(heeftLening ? bij7?.netto : undefined)
      if (!sometimes('a gross cost', bruto)) return
      expect(bruto.maandlast).toBe(roundBedrag(opzet.maandlastBruto))
      expect(Math.abs((bruto.deel * totaalInkomen) / 100 - 12 * bruto.maandlast)).toBeLessThanOrEqual(
        totaalInkomen / 200 + 1e-6,
      )
    })
  })

  it('toPastcijfers gives the largest fall of the maximum when one home buyer earns 5.000 euro less', () => {
    tryHuishoudens(60, (huishouden) => {
      const { momentopname, verzoek } = huishouden
      const { minderInkomen } = toPastcijfers(momentopname)
      const was = roundBedrag(momentopname.financieringsOpzet.maximaleHypotheekOpInkomen)
      const dalingen = verzoek.hypotheekgevers
        .filter(({ inkomsten: { dienstbetrekkingsoort: soort, bedrag = 0 } }) => soort !== 'Overig' && bedrag >= 5000)
        .map(({ volgnummer }) => was - maximumMetMinder(huishouden, volgnummer))
      const meest = Math.max(0, ...dalingen)
      expect(minderInkomen?.minderLenen ?? 0).toBe(meest)
      if (sometimes('a fall', minderInkomen)) expect(minderInkomen.verschil).toBe(5000)
    })
  })

  it('toPastcijfers gives no cost after a period of 30 years', () => {
    expect(toPastcijfers(momentopnameVan({ ...koper, renteperiode: 360 }))).not.toHaveProperty('daarna')
  })

  it('toPastcijfers gives no costs without a loan', () => {
    const cijfers = toPastcijfers(momentopnameVan({ ...koper, eigenGeld: 400_000 }))
    expect(Object.keys(cijfers)).toEqual(['minderInkomen'])
  })

  it('toPastcijfers gives the lower maximum on the income, also when the value of the home sets the maximum', () => {
    const momentopname = momentopnameVan({ ...koper, vraagprijsWoning: 100_000, eigenGeld: 50_000 })
    expect(toPastcijfers(momentopname).minderInkomen).toEqual(
      toPastcijfers(momentopnameVan(zonderWoning)).minderInkomen,
    )
  })

  it('toPastcijfers takes the part of the present income, also when an expected pension sets the maximum', () => {
    const straks = { ...koper.eigen, pensioenBinnen10Jaar: 'ja', inkomenPensioenVerwacht: 30_000 } as const
    const { bruto } = toPastcijfers(momentopnameVan({ ...zonderWoning, eigen: straks }))
    expect(bruto?.deel).toBe(Math.round((12 * (bruto?.maandlast ?? NaN)) / 600))
  })

  it('toPastcijfers gives for a service what a recalculation reproduces, and only the gross cost otherwise', () => {
    const momentopname = momentopnameVan()
    expect(toPastcijfers(vanDienst(momentopname))).toEqual(toPastcijfers(momentopname))
    for (const van of [
      zonderRente(momentopname),
      vanDienst(momentopnameVan(koper, { maandlastNetto: 1, maximaleHypotheekOpInkomen: 1000 })),
    ])
      expect(Object.keys(toPastcijfers(van))).toEqual(['bruto'])
  })
})
