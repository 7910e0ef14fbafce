import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, wijzig } from '../../../domain'
import { isPeriodeVan, waardeVan } from '../../../domain/orientatie'
import { labelCodes } from '../../../adapters/testing/arbitraries/keuzes'
import { na, orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { wijzigingen } from '../../../adapters/testing/arbitraries/wijziging'
import { uitgerekend } from './uitgerekend'

const begin = uitgerekend(nieuweOrientatie('MY'))

describe('nothing typed is ever lost', () => {
  it('the partner is the same after alone and together again', () => {
    fc.assert(
      fc.property(orientaties(), (los) => {
        const samen = wijzig(los, { soort: 'beantwoord', veld: 'alleenSamen', waarde: 'samen' })
        const weer = na(
          [
            { soort: 'beantwoord', veld: 'alleenSamen', waarde: 'alleen' },
            { soort: 'beantwoord', veld: 'alleenSamen', waarde: 'samen' },
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
        const nee = wijzig(orientatie, { soort: 'beantwoord', veld: 'woonJeNuInEenKoopwoning', waarde: 'nee' })
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
        { soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 60_000 },
        { soort: 'beantwoord', veld: 'eigen.dienstBetrekking', waarde: 'Overig' },
        { soort: 'beantwoord', veld: 'eigen.dienstBetrekking', waarde: 'Onderneming' },
      ],
      begin,
    )
    expect(waardeVan(orientatie, 'eigen.inkomen')).toBe(60_000)
  })

  it('an amount taken back is absent, not 0', () => {
    const orientatie = na(
      [
        { soort: 'beantwoord', veld: 'eigenGeld', waarde: 5 },
        { soort: 'beantwoord', veld: 'eigenGeld', waarde: undefined },
      ],
      begin,
    )
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
