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
])('wijzig stores the value of the change %j', (wijziging, verwacht) => {
  expect(wijzig(nieuweOrientatie('MY'), wijziging)).toMatchObject(verwacht)
})

describe('wijzig with an answer', () => {
  it('wijzig sets loading only when an answer differs from before', () => {
    every(orientaties(), antwoorden(), (los, antwoord) => {
      const orientatie = uitgerekend(los)
      const volgende = wijzig(orientatie, antwoord)
      expect(volgende.loading).toBe(!antwoordenEq.equals(volgende, orientatie))
    })
  })

  it('wijzig returns the same object when an answer is given twice', () => {
    every(orientaties(), antwoorden(), (orientatie, antwoord) => {
      const eenmaal = wijzig(orientatie, antwoord)
      expect(wijzig(eenmaal, antwoord)).toBe(eenmaal)
    })
  })

  it('wijzig keeps the earlier result when an answer changes', () => {
    expect(wijzig(begin, { soort: 'beantwoord', veld: 'eigenGeld', waarde: 5 }).financieringsOpzet).toBe(
      begin.financieringsOpzet,
    )
  })

  it('wijzig does not change the orientation that it is given', () => {
    every(orientaties(), antwoorden(), (orientatie, antwoord) => {
      const kopie = structuredClone(orientatie)
      wijzig(orientatie, antwoord)
      expect(orientatie).toEqual(kopie)
    })
  })
})

describe('wijzig with a brand or audience', () => {
  it('another brand or audience changes no answer but the period, and sets loading only then', () => {
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

  it('wijzig returns the same object for the current brand and audience', () => {
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

describe('wijzig with the progress of a calculation', () => {
  it('the progress of a calculation changes no answer', () => {
    every(orientaties(), voortgangen(), (orientatie, voortgang) => {
      expect(antwoordenEq.equals(wijzig(orientatie, voortgang), orientatie)).toBe(true)
    })
  })

  it('herberekeningGevraagd sets loading, with a new opdracht each time', () => {
    const eens = wijzig(begin, { soort: 'herberekeningGevraagd' })
    const nogEens = wijzig(eens, { soort: 'herberekeningGevraagd' })
    expect(eens).toEqual({ ...begin, loading: true })
    expect(nogEens).toEqual(eens)
    expect(new Set([begin.opdracht, eens.opdracht, nogEens.opdracht]).size).toBe(3)
  })

  it('wijzig keeps the answers unless it makes a new opdracht, which is then loading', () => {
    every(orientaties(), fc.oneof(antwoorden(), instellingen(), voortgangen()), (orientatie, wijziging) => {
      const volgende = wijzig(orientatie, wijziging)
      const isZelfde = volgende.opdracht === orientatie.opdracht
      expect(isZelfde ? antwoordenEq.equals(volgende, orientatie) : volgende.loading).toBe(true)
    })
  })

  it('berekeningVoltooid stores the brand of the opdracht, also when the brand has changed since', () => {
    const anderMerk = wijzig(nieuweOrientatie('MY'), { soort: 'labelCodeGewijzigd', labelCode: 'FL' })
    const voltooid = wijzig(anderMerk, { soort: 'berekeningVoltooid', financieringsOpzet: uitkomst })
    expect(voltooid).toMatchObject({ labelCode: 'FL', berekend: { labelCode: 'MY' } })
  })

  it('berekeningVoltooid stores the result with the answers that it was calculated from, and ends loading', () => {
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

  it('berekeningMislukt ends loading, stores the reason and keeps the earlier result', () => {
    const fout = { _tag: 'TijdVerstreken' } as const
    const wachtend = wijzig(begin, { soort: 'beantwoord', veld: 'eigenGeld', waarde: 5 })
    expect(wijzig(wachtend, { soort: 'berekeningMislukt', fout })).toEqual({ ...wachtend, loading: false, fout })
    expect(wachtend.berekend?.eigenGeld).toBeUndefined()
  })

  it('requesting another calculation clears the earlier failure', () => {
    const mislukt = wijzig(begin, { soort: 'berekeningMislukt', fout: { _tag: 'Onbereikbaar' } })
    expect(wijzig(mislukt, { soort: 'herberekeningGevraagd' }).fout).toBeUndefined()
    expect(wijzig(mislukt, { soort: 'beantwoord', veld: 'eigenGeld', waarde: 5 }).fout).toBeUndefined()
  })

  it('berekeningVoltooid clears the earlier failure', () => {
    const mislukt = wijzig(begin, { soort: 'berekeningMislukt', fout: { _tag: 'Onbereikbaar' } })
    expect(uitgerekend(mislukt).fout).toBeUndefined()
  })
})

const start = nieuweOrientatie('MY')

describe('wijzig with keuzeHerzien', () => {
  it('keuzeHerzien gives the same answers as the last choice alone, whatever was chosen in between', () => {
    every(orientaties(), antwoorden('MY'), antwoorden('MY'), (vanaf, tussendoor, antwoord) => {
      const herzien = wijzig(wijzig(vanaf, tussendoor), { soort: 'keuzeHerzien', vanaf, antwoord })
      expect(antwoordenEq.equals(herzien, wijzig(vanaf, antwoord))).toBe(true)
    })
  })

  it('keuzeHerzien changes only answers and keeps the current brand, audience and result', () => {
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

  it('keuzeHerzien with the current choice returns the same object', () => {
    const voltooid = uitgerekend(start)
    const antwoord = toAntwoord('eigen.dienstBetrekking', 'DienstbetrekkingVast')
    expect(wijzig(voltooid, { soort: 'keuzeHerzien', vanaf: start, antwoord })).toBe(voltooid)
  })
})

describe('wijzig with antwoordenVervangen', () => {
  const geef = (...gegeven: readonly Antwoord[]) => wijzig(start, { soort: 'antwoordenVervangen', antwoorden: gegeven })

  it('antwoordenVervangen stores all answers; of two answers to one question the later counts', () => {
    const prijs = toAntwoord('vraagprijsWoning', 300_000)
    const na = geef(toAntwoord('eigenGeld', 1), prijs, toAntwoord('eigenGeld', 2))
    expect(na).toMatchObject({ eigenGeld: 2, vraagprijsWoning: 300_000 })
  })

  it('antwoordenVervangen keeps a pension amount listed before the answer Pensioen', () => {
    const na = geef(toAntwoord('eigen.inkomenPensioen', 30_000), toAntwoord('eigen.dienstBetrekking', 'Pensioen'))
    expect(waardeVan(na, 'eigen.inkomenPensioen')).toBe(30_000)
  })
})

it.each<[string, Wijziging]>([
  ['an answer', toAntwoord('eigenGeld', 5)],
  ['another audience', { soort: 'typeGewijzigd', type: 'Adviseur' }],
])('wijzig returns a deeply frozen orientation after %s', (_, wijziging) => {
  expect(isBevroren(wijzig(start, wijziging))).toBe(true)
})

it('changing a result after berekeningVoltooid does not change the orientation', () => {
  const eigen = { ...uitkomst }
  const klaar = wijzig(start, { soort: 'berekeningVoltooid', financieringsOpzet: eigen })
  Object.assign(eigen, { maximaleHypotheek: 2 })
  expect(klaar.financieringsOpzet).toEqual(uitkomst)
})

describe('answers of hidden questions', () => {
  it('the answers of the partner stay the same after alleen and samen again', () => {
    everyOrientatie((orientatie) => {
      const samen = wijzig(orientatie, toAntwoord('alleenSamen', 'samen'))
      const weer = na([toAntwoord('alleenSamen', 'alleen'), toAntwoord('alleenSamen', 'samen')], samen)
      expect(weer.partner).toBe(samen.partner)
    })
  })

  it('the amounts of the current home stay when woonJeNuInEenKoopwoning becomes nee', () => {
    everyOrientatie((orientatie) => {
      const { verkoopPrijsWoning, huidigeHypotheekBedrag } = orientatie
      const nee = wijzig(orientatie, toAntwoord('woonJeNuInEenKoopwoning', 'nee'))
      expect(nee).toMatchObject({ verkoopPrijsWoning, huidigeHypotheekBedrag })
    })
  })

  it('the normal income stays the same after Overig and another kind of work', () => {
    const soorten = (['Overig', 'Onderneming'] as const).map((soort) => toAntwoord('eigen.dienstBetrekking', soort))
    expect(waardeVan(na([toAntwoord('eigen.inkomen', 60_000), ...soorten], start), 'eigen.inkomen')).toBe(60_000)
  })
})
