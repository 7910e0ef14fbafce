import { describe, expect, it } from 'vitest'

import { euro, maanden, procent } from '../../../domain/rekenkern/eenheden'
import { annuiteit } from '../../../domain/rekenkern/rente/annuiteit'
import { heleVerzoeken, maxima } from './voorbeelden'
import { opzetVan } from './voorbeeldverzoek'

describe('checked maxima (calculation rules, section 11)', () => {
  it.each(Object.entries(maxima))('%s, within 1 euro', (_naam, { personen, maximum, ...omstandigheden }) => {
    expect(Math.abs(opzetVan(personen, omstandigheden).maximaleHypotheekOpInkomen - maximum)).toBeLessThanOrEqual(1)
  })
})

describe('checked annuities (calculation rules, section 11)', () => {
  it.each([
    [300_000, 4, 1432.25],
    [750_000, 4.2, 3667.63],
    [250_000, 6, 1498.88],
    [100_000, 6, 599.55],
  ])('a loan of %d at %d%% over 30 years costs %d a month', (lening, rente, maandlast) => {
    const annuiteiten = { lening: euro(lening), rente: procent(rente), maanden: maanden(360) }
    expect(annuiteit(annuiteiten)).toBeCloseTo(maandlast, 2)
  })
})

describe('checked whole requests (calculation rules, section 11)', () => {
  it.each(Object.entries(heleVerzoeken))(
    '%s: maximum within 1 euro, the rest to the cent',
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
