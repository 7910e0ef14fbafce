import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, toVerzoek, wijzig } from '../../../../domain'
import { gevraagdeVelden, waardeVan, type Veld } from '../../../../domain/orientatie'
import { losseOrientaties } from '../../../../adapters/testing/arbitraries/orientatie'
import { antwoorden } from '../../../../adapters/testing/arbitraries/wijziging'
import { numberOfRuns } from '../../../support/numberOfRuns'

const MOMENT = new Date(2025, 5, 16)
const nieuw = nieuweOrientatie('MY')

/**
 * Answers that wait, unseen, until their question is asked again: those of a partner, of the current home, and of
 * another kind of income than one that hides them. No specification clears them.
 */
const WACHT: Readonly<Record<string, (veld: Veld) => boolean>> = {
  alleenSamen: (veld) => veld.startsWith('partner.'),
  woonJeNuInEenKoopwoning: (veld) => veld === 'verkoopPrijsWoning' || veld === 'huidigeHypotheekBedrag',
  dienstBetrekking: (veld) => /\.(inkomen|pensioenBinnen10Jaar|inkomenPensioenVerwacht)$/.test(veld),
}

const wacht = (gewijzigd: Veld, veld: Veld): boolean => WACHT[gewijzigd.replace(/^\w+\./, '')]?.(veld) ?? false

describe('an answer to what is no longer asked', () => {
  it('is gone, of every question there is, but for those that wait', () => {
    fc.assert(
      fc.property(losseOrientaties(), antwoorden(), (voor, antwoord) => {
        const na = wijzig(voor, antwoord)
        const gevraagd = gevraagdeVelden(na)
        for (const veld of gevraagdeVelden(voor)) {
          if (gevraagd.has(veld) || wacht(antwoord.veld, veld)) continue
          expect([veld, waardeVan(na, veld)]).toEqual([veld, waardeVan(nieuw, veld)])
        }
      }),
      numberOfRuns(3000),
    )
  })

  it('is gone for both persons when there are no debts', () => {
    fc.assert(
      fc.property(losseOrientaties(), (los) => {
        const samen = wijzig(los, { soort: 'beantwoord', veld: 'alleenSamen', waarde: 'samen' })
        const met = wijzig(samen, { soort: 'beantwoord', veld: 'schulden', waarde: 'ja' })
        const zonder = wijzig(met, { soort: 'beantwoord', veld: 'schulden', waarde: 'nee' })
        const over = [...gevraagdeVelden(met)].filter((veld) => !gevraagdeVelden(zonder).has(veld))
        expect(over.length).toBeGreaterThanOrEqual(6)
        expect(over.map((veld) => waardeVan(zonder, veld))).toEqual(over.map((veld) => waardeVan(nieuw, veld)))
        expect(toVerzoek(zonder, MOMENT).hypotheekgevers.map(({ uitgaven }) => uitgaven)).toEqual([{}, {}])
      }),
      numberOfRuns(500),
    )
  })
})
