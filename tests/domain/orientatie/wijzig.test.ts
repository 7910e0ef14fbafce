import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, wijzig, type Antwoord, type Orientatie, type Wijziging, toAntwoord } from '../../../domain'
import { isBevroren } from '../../../domain/normen/bevroren'
import { antwoordenEq, isPeriodeVan, waardeVan } from '../../../domain/orientatie'
import { na, orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { antwoorden, instellingen, voortgangen } from '../../../adapters/testing/arbitraries/wijziging'
import { uitgerekend, uitkomst } from './uitgerekend'
import { every, everyOrientatie } from '../../support/every'

const begin = uitgerekend(nieuweOrientatie('MY'))

it.each<[Wijziging, Partial<Orientatie>]>([
  [{ soort: 'labelCodeGewijzigd', labelCode: 'FL' }, { labelCode: 'FL' }],
  [{ soort: 'typeGewijzigd', type: 'Adviseur' }, { type: 'Adviseur' }],
  [{ soort: 'berekeningVoltooid', financieringsOpzet: uitkomst }, { financieringsOpzet: uitkomst }],
])('every change sets its own: %j', (wijziging, verwacht) => {
  expect(wijzig(nieuweOrientatie('MY'), wijziging)).toMatchObject(verwacht)
})

describe('a change that the visitor makes', () => {
  it('sets loading exactly when an answer differs from what it was', () => {
    every(orientaties(), antwoorden(), (los, antwoord) => {
      const orientatie = uitgerekend(los)
      const volgende = wijzig(orientatie, antwoord)
      expect(volgende.loading).toBe(!antwoordenEq.equals(volgende, orientatie))
    })
  })

  it('made twice is the same object as made once', () => {
    every(orientaties(), antwoorden(), (orientatie, antwoord) => {
      const eenmaal = wijzig(orientatie, antwoord)
      expect(wijzig(eenmaal, antwoord)).toBe(eenmaal)
    })
  })

  it('keeps the earlier result', () => {
    expect(wijzig(begin, { soort: 'beantwoord', veld: 'eigenGeld', waarde: 5 }).financieringsOpzet).toBe(
      begin.financieringsOpzet,
    )
  })

  it('leaves what it was made to as it was', () => {
    every(orientaties(), antwoorden(), (orientatie, antwoord) => {
      const kopie = structuredClone(orientatie)
      wijzig(orientatie, antwoord)
      expect(orientatie).toEqual(kopie)
    })
  })
})

describe('brand and audience', () => {
  it('change no answer but the period, and set loading only then', () => {
    every(orientaties(), instellingen(), (los, instelling) => {
      const orientatie = uitgerekend(los)
      const volgende = wijzig(orientatie, instelling)
      const blijft = isPeriodeVan(volgende.labelCode, orientatie.renteperiode)
      expect(volgende).toEqual({
        ...orientatie,
        labelCode: volgende.labelCode,
        type: volgende.type,
        loading: !blijft,
        opdracht: volgende.opdracht,
        renteperiode: blijft ? orientatie.renteperiode : 120,
      })
    })
  })

  it('already held give the same object', () => {
    expect(
      na(
        [
          { soort: 'labelCodeGewijzigd', labelCode: 'MY' },
          { soort: 'typeGewijzigd', type: 'Klant' },
        ],
        begin,
      ),
    ).toBe(begin)
  })
})

describe('a calculation', () => {
  it('changes no answer, whatever becomes of it', () => {
    every(orientaties(), voortgangen(), (orientatie, voortgang) => {
      expect(antwoordenEq.equals(wijzig(orientatie, voortgang), orientatie)).toBe(true)
    })
  })

  it('that is asked for anew is pending, each time as another one', () => {
    const eens = wijzig(begin, { soort: 'herberekeningGevraagd' })
    const nogEens = wijzig(eens, { soort: 'herberekeningGevraagd' })
    expect(eens).toEqual({ ...begin, loading: true })
    expect(nogEens).toEqual(eens)
    expect(new Set([begin.opdracht, eens.opdracht, nogEens.opdracht]).size).toBe(3)
  })

  it('is always asked of the answers of now: as long as none is asked for anew, they stay what they are', () => {
    every(orientaties(), fc.oneof(antwoorden(), instellingen(), voortgangen()), (orientatie, wijziging) => {
      const volgende = wijzig(orientatie, wijziging)
      const isZelfde = volgende.opdracht === orientatie.opdracht
      expect(isZelfde ? antwoordenEq.equals(volgende, orientatie) : volgende.loading).toBe(true)
    })
  })

  it('counts for the brand that it was asked under', () => {
    const anderMerk = wijzig(nieuweOrientatie('MY'), { soort: 'labelCodeGewijzigd', labelCode: 'FL' })
    const voltooid = wijzig(anderMerk, { soort: 'berekeningVoltooid', financieringsOpzet: uitkomst })
    expect(voltooid).toMatchObject({ labelCode: 'FL', berekend: { labelCode: 'MY' } })
  })

  it('that has succeeded is stored with what it was calculated of, and no longer pending', () => {
    const { type, loading, fout, financieringsOpzet, berekend, opdracht, ...uitgangspunten } = nieuweOrientatie('MY')
    expect({ type, loading, fout, financieringsOpzet, berekend }).toEqual({ type: 'Klant', loading: true })
    expect(begin).toEqual({
      ...uitgangspunten,
      type,
      fout,
      opdracht,
      loading: false,
      financieringsOpzet: uitkomst,
      berekend: { ...uitgangspunten, isVoorbeeldrente: false },
    })
  })

  it('that has failed is no longer pending, says why and keeps the earlier result', () => {
    const fout = { _tag: 'TijdVerstreken' } as const
    const wachtend = wijzig(begin, { soort: 'beantwoord', veld: 'eigenGeld', waarde: 5 })
    expect(wijzig(wachtend, { soort: 'berekeningMislukt', fout })).toEqual({ ...wachtend, loading: false, fout })
    expect(wachtend.berekend?.eigenGeld).toBeUndefined()
  })

  it('forgets the failure before it when it is asked for again', () => {
    const mislukt = wijzig(begin, { soort: 'berekeningMislukt', fout: { _tag: 'Onbereikbaar' } })
    expect(wijzig(mislukt, { soort: 'herberekeningGevraagd' }).fout).toBeUndefined()
    expect(wijzig(mislukt, { soort: 'beantwoord', veld: 'eigenGeld', waarde: 5 }).fout).toBeUndefined()
  })

  it('that succeeds forgets the failure before it', () => {
    const mislukt = wijzig(begin, { soort: 'berekeningMislukt', fout: { _tag: 'Onbereikbaar' } })
    expect(uitgerekend(mislukt).fout).toBeUndefined()
  })
})

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

describe('several answers given at once', () => {
  const geef = (...gegeven: readonly Antwoord[]) => wijzig(start, { soort: 'antwoordenVervangen', antwoorden: gegeven })

  it('all count; of two answers to one question the later one counts', () => {
    const prijs = toAntwoord('vraagprijsWoning', 300_000)
    const na = geef(toAntwoord('eigenGeld', 1), prijs, toAntwoord('eigenGeld', 2))
    expect(na).toMatchObject({ eigenGeld: 2, vraagprijsWoning: 300_000 })
  })

  it('pass the clearing rules together, so that a pension income may come before the kind Pensioen', () => {
    const na = geef(toAntwoord('eigen.inkomenPensioen', 30_000), toAntwoord('eigen.dienstBetrekking', 'Pensioen'))
    expect(waardeVan(na, 'eigen.inkomenPensioen')).toBe(30_000)
  })
})

it.each<[string, Wijziging]>([
  ['an answer', toAntwoord('eigenGeld', 5)],
  ['another audience', { soort: 'typeGewijzigd', type: 'Adviseur' }],
])('nobody can change the orientation after %s, nor anything in it', (_, wijziging) => {
  expect(isBevroren(wijzig(start, wijziging))).toBe(true)
})

it('a result stays changeable for its caller, and a change in it leaves the orientation as it was', () => {
  const eigen = { ...uitkomst }
  const klaar = wijzig(start, { soort: 'berekeningVoltooid', financieringsOpzet: eigen })
  Object.assign(eigen, { maximaleHypotheek: 2 })
  expect(klaar.financieringsOpzet).toEqual(uitkomst)
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
