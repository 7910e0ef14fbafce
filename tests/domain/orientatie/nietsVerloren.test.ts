import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isPeriodeVan, nieuweOrientatie, toAntwoord, waardeVan, wijzig } from '../../../domain'
import { labelCodes } from '../../support/arbitraries/keuzes'
import { na, orientaties } from '../../support/arbitraries/orientatie'
import { wijzigingen } from '../../support/arbitraries/wijziging'
import { uitgerekend } from './uitgerekend'

const begin = uitgerekend(nieuweOrientatie('MY'))

describe('nothing typed is ever lost', () => {
  it('the partner is the same after alone and together again', () => {
    fc.assert(
      fc.property(orientaties(), (los) => {
        const samen = wijzig(los, { soort: 'alleenSamenGewijzigd', alleenSamen: 'samen' })
        const weer = na(
          [
            { soort: 'alleenSamenGewijzigd', alleenSamen: 'alleen' },
            { soort: 'alleenSamenGewijzigd', alleenSamen: 'samen' },
          ],
          samen,
        )
        expect(weer.partner).toBe(samen.partner)
      }),
    )
  })

  it('the home to sell is the same after no and yes again', () => {
    fc.assert(
      fc.property(orientaties(), (orientatie) => {
        const nee = wijzig(orientatie, { soort: 'woonJeNuInEenKoopwoningGewijzigd', woonJeNuInEenKoopwoning: 'nee' })
        expect([nee.verkoopPrijsWoning, nee.huidigeHypotheekBedrag]).toEqual([
          orientatie.verkoopPrijsWoning,
          orientatie.huidigeHypotheekBedrag,
        ])
      }),
    )
  })

  it('the normal income is the same after Overig and a job again', () => {
    const orientatie = na(
      [
        { soort: 'inkomenGewijzigd', wie: 'eigen', inkomen: 60_000 },
        { soort: 'dienstBetrekkingGewijzigd', wie: 'eigen', dienstBetrekking: 'Overig' },
        { soort: 'dienstBetrekkingGewijzigd', wie: 'eigen', dienstBetrekking: 'Onderneming' },
      ],
      begin,
    )
    expect(waardeVan(orientatie, 'eigen.inkomen')).toBe(60_000)
  })

  it('an amount taken back is absent, not 0', () => {
    const orientatie = na([toAntwoord('eigenGeld', 5), toAntwoord('eigenGeld', undefined)], begin)
    expect(orientatie.eigenGeld).toBeUndefined()
  })
})

describe('changes of one brand', () => {
  it('keep to its periods', () => {
    fc.assert(
      fc.property(
        labelCodes().chain((labelCode) => fc.tuple(fc.constant(labelCode), wijzigingen(labelCode))),
        ([labelCode, reeks]) => {
          const orientatie = na(reeks, nieuweOrientatie(labelCode))
          expect(isPeriodeVan(labelCode, orientatie.renteperiode)).toBe(true)
        },
      ),
    )
  })
})
