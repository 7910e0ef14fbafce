import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, wijzig, type Antwoord, type Orientatie } from '../../../domain'
import { antwoordenEq } from '../../../domain/orientatie'
import { bedragen } from '../../../adapters/testing/arbitraries/bedrag'
import { orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { antwoorden } from '../../../adapters/testing/arbitraries/wijziging'
import { uitgerekend } from './uitgerekend'

const start = nieuweOrientatie('MY')
const metInkomen = wijzig(start, { soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 60_000 })
const dienstBetrekking = (soort: Orientatie['eigen']['dienstBetrekking']): Antwoord => ({
  soort: 'beantwoord',
  veld: 'eigen.dienstBetrekking',
  waarde: soort,
})

describe('choosing again in one visit', () => {
  it('brings back what the choice in between cleared', () => {
    const pensioen = wijzig(metInkomen, dienstBetrekking('Pensioen'))
    expect(pensioen.eigen.inkomen).toBeUndefined()
    const antwoord = dienstBetrekking('Onderneming')
    expect(wijzig(pensioen, { soort: 'keuzeHerzien', vanaf: metInkomen, antwoord }).eigen).toMatchObject({
      dienstBetrekking: 'Onderneming',
      inkomen: 60_000,
    })
  })

  it('leaves the answers as the last choice alone would have, whatever was chosen in between', () => {
    fc.assert(
      fc.property(orientaties(), antwoorden('MY'), antwoorden('MY'), (vanaf, tussendoor, antwoord) => {
        const herzien = wijzig(wijzig(vanaf, tussendoor), { soort: 'keuzeHerzien', vanaf, antwoord })
        expect(antwoordenEq.equals(herzien, wijzig(vanaf, antwoord))).toBe(true)
      }),
    )
  })

  it('changes nothing but answers: brand, audience and result are those of now', () => {
    fc.assert(
      fc.property(orientaties(), bedragen(), (vanaf, bedrag) => {
        const financieringsOpzet = {
          maximaleHypotheekOpInkomen: bedrag,
          maximaleHypotheek: bedrag,
          maandlastBruto: 0,
          maandlastNetto: 0,
        }
        const nu = [
          { soort: 'labelCodeGewijzigd', labelCode: 'FL' } as const,
          { soort: 'typeGewijzigd', type: 'Adviseur' } as const,
          { soort: 'berekeningVoltooid', financieringsOpzet } as const,
        ].reduce<Orientatie>(wijzig, vanaf)
        const antwoord = dienstBetrekking('Pensioen')
        const { labelCode, type, financieringsOpzet: opzet } = wijzig(nu, { soort: 'keuzeHerzien', vanaf, antwoord })
        expect({ labelCode, type, opzet }).toEqual({ labelCode: 'FL', type: 'Adviseur', opzet: financieringsOpzet })
      }),
    )
  })

  it('of what is chosen already is the same object', () => {
    const antwoord = dienstBetrekking('DienstbetrekkingVast')
    const voltooid = uitgerekend(metInkomen)
    expect(wijzig(voltooid, { soort: 'keuzeHerzien', vanaf: metInkomen, antwoord })).toBe(voltooid)
  })
})
