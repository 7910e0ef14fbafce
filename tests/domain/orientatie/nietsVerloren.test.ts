import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, toAntwoord, wijzig } from '../../../domain'
import { antwoordenEq, waardeVan } from '../../../domain/orientatie'
import { every, everyOrientatie } from '../../support/every'
import { na, orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { antwoorden } from '../../../adapters/testing/arbitraries/wijziging'
import { uitgerekend, uitkomst } from './uitgerekend'

const start = nieuweOrientatie('MY')

describe('choosing again in one visit', () => {
  it('leaves the answers as the last choice alone would have, whatever was chosen in between', () => {
    every(orientaties(), antwoorden('MY'), antwoorden('MY'), (vanaf, tussendoor, antwoord) => {
      const herzien = wijzig(wijzig(vanaf, tussendoor), { soort: 'keuzeHerzien', vanaf, antwoord })
      expect(antwoordenEq.equals(herzien, wijzig(vanaf, antwoord))).toBe(true)
    })
  })

  it('changes nothing but answers: brand, audience and result are those of now', () => {
    const nu = uitgerekend(
      na(
        [
          { soort: 'labelCodeGewijzigd', labelCode: 'FL' },
          { soort: 'typeGewijzigd', type: 'Adviseur' },
        ],
        start,
      ),
    )
    const antwoord = toAntwoord('eigen.dienstBetrekking', 'Pensioen')
    expect(wijzig(nu, { soort: 'keuzeHerzien', vanaf: start, antwoord })).toMatchObject({
      labelCode: 'FL',
      type: 'Adviseur',
      financieringsOpzet: uitkomst,
    })
  })

  it('of what is chosen already is the same object', () => {
    const voltooid = uitgerekend(start)
    const antwoord = toAntwoord('eigen.dienstBetrekking', 'DienstbetrekkingVast')
    expect(wijzig(voltooid, { soort: 'keuzeHerzien', vanaf: start, antwoord })).toBe(voltooid)
  })
})

describe('nothing typed is ever lost', () => {
  it('the partner is the same after alone and together again', () => {
    everyOrientatie((orientatie) => {
      const samen = wijzig(orientatie, toAntwoord('alleenSamen', 'samen'))
      const weer = na([toAntwoord('alleenSamen', 'alleen'), toAntwoord('alleenSamen', 'samen')], samen)
      expect(weer.partner).toBe(samen.partner)
    })
  })

  it('the home to sell is the same after no and yes again', () => {
    everyOrientatie((orientatie) => {
      const { verkoopPrijsWoning, huidigeHypotheekBedrag } = orientatie
      const nee = wijzig(orientatie, toAntwoord('woonJeNuInEenKoopwoning', 'nee'))
      expect(nee).toMatchObject({ verkoopPrijsWoning, huidigeHypotheekBedrag })
    })
  })

  it('the normal income is the same after Overig and a job again', () => {
    const soorten = (['Overig', 'Onderneming'] as const).map((soort) => toAntwoord('eigen.dienstBetrekking', soort))
    expect(waardeVan(na([toAntwoord('eigen.inkomen', 60_000), ...soorten], start), 'eigen.inkomen')).toBe(60_000)
  })
})
