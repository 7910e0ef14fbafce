import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { NORMJAREN } from '../../../domain'
import { euro, maanden, procent } from '../../../domain/rekenkern/eenheden'
import { annuiteit } from '../../../domain/rekenkern/rente/annuiteit'
import { nibudVoorbeelden, type NibudVoorbeeld } from './nibud/nibudVoorbeelden'
import { heleVerzoeken, maxima } from './voorbeelden'
import { opzetVan } from './voorbeeldverzoek'

describe('maximaleHypotheekOpInkomen in checked examples (calculation rules, section 11)', () => {
  it.each(Object.entries(maxima))(
    '%s: maximaleHypotheekOpInkomen is within 1 euro of the checked amount',
    (_naam, { personen, maximum, ...omstandigheden }) => {
      expect(Math.abs(opzetVan(personen, omstandigheden).maximaleHypotheekOpInkomen - maximum)).toBeLessThanOrEqual(1)
    },
  )
})

describe('checked annuities (calculation rules, section 11)', () => {
  it.each([
    [300_000, 4, 1432.25],
    [750_000, 4.2, 3667.63],
    [250_000, 6, 1498.88],
    [100_000, 6, 599.55],
  ])('annuiteit: a loan of $0 at $1% over 30 years costs $2 a month', (lening, rente, maandlast) => {
    const annuiteiten = { lening: euro(lening), rente: procent(rente), maanden: maanden(360) }
    expect(annuiteit(annuiteiten)).toBeCloseTo(maandlast, 2)
  })
})

describe('results of checked requests (calculation rules, section 11)', () => {
  it.each(Object.entries(heleVerzoeken))(
    '%s: loan, shortage and monthly costs equal the checked amounts, and maximaleHypotheek is within 1 euro',
    (_naam, { personen, maximum, hypotheekbedrag, extra, bruto, netto, ...omstandigheden }) => {
      const opzet = opzetVan(personen, omstandigheden)
      expect(Math.abs(opzet.maximaleHypotheek - maximum)).toBeLessThanOrEqual(1)
      expect({
        hypotheekbedrag: opzet.hypotheekbedrag,
        extra: opzet.extraBenodigdeEigenInleg,
        bruto: opzet.maandlastBruto,
        netto: opzet.maandlastNetto,
      }).toEqual({ hypotheekbedrag, extra, bruto, netto })
    },
  )
})

const handboek = readFileSync(new URL('../../../domain/normen/README.md', import.meta.url), 'utf8')

const maximumVan = ({ jaar, toetsrente, inkomen }: NibudVoorbeeld): number =>
  opzetVan([{ inkomen }, { inkomen: 0 }], { jaar, rente: toetsrente }).maximaleHypotheekOpInkomen

describe('the 24 worked examples of Nibud', () => {
  it('nibudVoorbeelden reads 24 examples of Nibud', () => {
    expect(nibudVoorbeelden).toHaveLength(24)
  })

  it.each(nibudVoorbeelden)(
    'in $jaar, at $toetsrente% and income $inkomen, maximaleHypotheekOpInkomen is within 1 euro of Nibud ($nibud)',
    (voorbeeld) => {
      expect(Math.abs(maximumVan(voorbeeld) - voorbeeld.nibud)).toBeLessThanOrEqual(1)
    },
  )

  it('domain/normen/README.md lists our maximum, that of Nibud and the difference for each Nibud example', () => {
    const rij = (...cellen: readonly (string | number)[]) => cellen.map((cel) => String(cel).padStart(12)).join('')
    const verschillen = nibudVoorbeelden.map((voorbeeld) => {
      const { jaar, toetsrente, inkomen, nibud } = voorbeeld
      const maximum = maximumVan(voorbeeld)
      return rij(jaar, toetsrente.toFixed(2), inkomen, nibud, maximum, maximum - nibud)
    })
    const kop = rij('year', 'rate', 'income', 'Nibud', 'here', 'difference')
    expect(handboek).toContain([kop, ...verschillen, ''].join('\n'))
  })
})

describe('a published example of a student debt', () => {
  it.each(NORMJAREN)(
    'in %d, a student loan of 72,21 a month lowers the maximum on income by 18.711 at 3,75%, within 1 euro',
    (jaar) => {
      const met = (studieschuld: number) =>
        opzetVan([{ inkomen: 60_000, studieschuld }], { jaar, rente: 3.75 }).maximaleHypotheekOpInkomen
      expect(Math.abs(met(0) - met(72.21) - 18_711)).toBeLessThanOrEqual(1)
    },
  )
})
