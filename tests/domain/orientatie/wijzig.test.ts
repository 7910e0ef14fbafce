import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, wijzig, type Antwoord, type Orientatie, type Wijziging, toAntwoord } from '../../../domain'
import { isBevroren } from '../../../domain/codec/bevroren'
import { antwoordenEq, isPeriodeVan, waardeVan } from '../../../domain/orientatie'
import { na, orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { antwoorden, instellingen, voortgangen } from '../../../adapters/testing/arbitraries/wijziging'
import { uitgerekend, uitkomst, voltooid } from './uitgerekend'
import { every, everyOrientatie } from '../../support/every'

const begin = uitgerekend(nieuweOrientatie('MY'))

it.each<[Wijziging, Partial<Orientatie>]>([
  [{ soort: 'labelCodeGewijzigd', labelCode: 'FL' }, { labelCode: 'FL' }],
  [{ soort: 'typeGewijzigd', type: 'Adviseur' }, { type: 'Adviseur' }],
  [voltooid, { financieringsOpzet: uitkomst }],
])('wijzig stores the value of the change %j', (wijziging, verwacht) => {
  expect(wijzig(nieuweOrientatie('MY'), wijziging)).toMatchObject(verwacht)
})

describe('wijzig with an answer', () => {
  it('wijzig with an answer sets loading only if an answer changes', () => {
    every(orientaties(), antwoorden(), (los, antwoord) => {
      const orientatie = uitgerekend(los)
      const volgende = wijzig(orientatie, antwoord)
      expect(volgende.loading).toBe(!antwoordenEq.equals(volgende, orientatie))
    })
  })

  it('wijzig returns the same object for an answer that is already stored', () => {
    every(orientaties(), antwoorden(), (orientatie, antwoord) => {
      const eenmaal = wijzig(orientatie, antwoord)
      expect(wijzig(eenmaal, antwoord)).toBe(eenmaal)
    })
  })

  it('wijzig keeps the last result when an answer changes', () => {
    expect(wijzig(begin, { soort: 'beantwoord', veld: 'eigenGeld', waarde: 5 }).financieringsOpzet).toBe(
      begin.financieringsOpzet,
    )
  })

  it('wijzig with an answer does not mutate the given orientation', () => {
    every(orientaties(), antwoorden(), (orientatie, antwoord) => {
      const kopie = structuredClone(orientatie)
      wijzig(orientatie, antwoord)
      expect(orientatie).toEqual(kopie)
    })
  })
})

describe('wijzig with a brand or audience', () => {
  it('wijzig with a brand or audience changes no answer but a period the brand lacks, and sets loading then', () => {
    every(orientaties(), instellingen(), (los, instelling) => {
      const orientatie = uitgerekend(los)
      const volgende = wijzig(orientatie, instelling)
      const blijft = isPeriodeVan(volgende.labelCode, orientatie.renteperiode)
      const isMerkwissel = instelling.soort === 'labelCodeGewijzigd' && volgende.labelCode !== orientatie.labelCode
      const geldt = blijft && isMerkwissel && instelling.blijftGelden === true
      const { labelCode } = volgende
      const grond = { ...voltooid.grond, verzoek: { ...voltooid.grond.verzoek, labelCode } }
      expect(volgende).toEqual({
        ...orientatie,
        berekend: geldt ? { ...orientatie.berekend, labelCode, grond } : orientatie.berekend,
        labelCode,
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
  it('wijzig keeps all answers when a calculation is requested, completes or fails', () => {
    every(orientaties(), voortgangen(), (orientatie, voortgang) => {
      expect(antwoordenEq.equals(wijzig(orientatie, voortgang), orientatie)).toBe(true)
    })
  })

  it('herberekeningGevraagd sets loading and makes a new opdracht each time', () => {
    const eens = wijzig(begin, { soort: 'herberekeningGevraagd' })
    const nogEens = wijzig(eens, { soort: 'herberekeningGevraagd' })
    expect(eens).toEqual({ ...begin, loading: true })
    expect(nogEens).toEqual(eens)
    expect(new Set([begin.opdracht, eens.opdracht, nogEens.opdracht]).size).toBe(3)
  })

  it('wijzig changes no answers without a new opdracht, and sets loading with a new opdracht', () => {
    every(orientaties(), fc.oneof(antwoorden(), instellingen(), voortgangen()), (orientatie, wijziging) => {
      const volgende = wijzig(orientatie, wijziging)
      const isZelfde = volgende.opdracht === orientatie.opdracht
      expect(isZelfde ? antwoordenEq.equals(volgende, orientatie) : volgende.loading).toBe(true)
    })
  })

  it('berekeningVoltooid stores the brand of the opdracht, even if the brand has changed since', () => {
    const anderMerk = wijzig(nieuweOrientatie('MY'), { soort: 'labelCodeGewijzigd', labelCode: 'FL' })
    expect(wijzig(anderMerk, voltooid)).toMatchObject({ labelCode: 'FL', berekend: { labelCode: 'MY' } })
  })

  it('berekeningVoltooid ends loading and stores the result with its answers and its ground', () => {
    const { type, loading, fout, financieringsOpzet, berekend, opdracht, ...uitgangspunten } = nieuweOrientatie('MY')
    expect({ type, loading, fout, financieringsOpzet, berekend }).toEqual({ type: 'Klant', loading: true })
    expect(begin).toEqual({
      ...uitgangspunten,
      type,
      fout,
      opdracht,
      loading: false,
      financieringsOpzet: uitkomst,
      berekend: { ...uitgangspunten, grond: voltooid.grond },
    })
  })

  it('berekeningMislukt ends loading, stores the error and keeps the earlier result', () => {
    const fout = { _tag: 'TijdVerstreken' } as const
    const wachtend = wijzig(begin, { soort: 'beantwoord', veld: 'eigenGeld', waarde: 5 })
    expect(wijzig(wachtend, { soort: 'berekeningMislukt', fout })).toEqual({ ...wachtend, loading: false, fout })
    expect(wachtend.berekend?.eigenGeld).toBeUndefined()
  })

  it('herberekeningGevraagd and a changed answer each clear the error of a failed calculation', () => {
    const mislukt = wijzig(begin, { soort: 'berekeningMislukt', fout: { _tag: 'Onbereikbaar' } })
    expect(wijzig(mislukt, { soort: 'herberekeningGevraagd' }).fout).toBeUndefined()
    expect(wijzig(mislukt, { soort: 'beantwoord', veld: 'eigenGeld', waarde: 5 }).fout).toBeUndefined()
  })

  it('berekeningVoltooid clears the error of a failed calculation', () => {
    const mislukt = wijzig(begin, { soort: 'berekeningMislukt', fout: { _tag: 'Onbereikbaar' } })
    expect(uitgerekend(mislukt).fout).toBeUndefined()
  })
})

const start = nieuweOrientatie('MY')

describe('wijzig with keuzeHerzien', () => {
  it('keuzeHerzien applies the choice to the answers in vanaf, which undoes an answer given after those', () => {
    every(orientaties(), antwoorden('MY'), antwoorden('MY'), (vanaf, tussendoor, antwoord) => {
      const herzien = wijzig(wijzig(vanaf, tussendoor), { soort: 'keuzeHerzien', vanaf, antwoord })
      expect(antwoordenEq.equals(herzien, wijzig(vanaf, antwoord))).toBe(true)
    })
  })

  it('keuzeHerzien keeps the current brand, audience and result', () => {
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

  it('antwoordenVervangen stores all given answers, and the last of two answers to one question', () => {
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

it('changing a result object after berekeningVoltooid does not change the stored result', () => {
  const eigen = { ...uitkomst }
  const klaar = wijzig(start, { ...voltooid, financieringsOpzet: eigen })
  Object.assign(eigen, { maximaleHypotheek: 2 })
  expect(klaar.financieringsOpzet).toEqual(uitkomst)
})

describe('answers of hidden questions', () => {
  it('wijzig keeps the answers of the partner after a switch to alleen and back to samen', () => {
    everyOrientatie((orientatie) => {
      const samen = wijzig(orientatie, toAntwoord('alleenSamen', 'samen'))
      const weer = na([toAntwoord('alleenSamen', 'alleen'), toAntwoord('alleenSamen', 'samen')], samen)
      expect(weer.partner).toBe(samen.partner)
    })
  })

  it('wijzig keeps the amounts of the current home when woonJeNuInEenKoopwoning becomes nee', () => {
    everyOrientatie((orientatie) => {
      const { verkoopPrijsWoning, huidigeHypotheekBedrag } = orientatie
      const nee = wijzig(orientatie, toAntwoord('woonJeNuInEenKoopwoning', 'nee'))
      expect(nee).toMatchObject({ verkoopPrijsWoning, huidigeHypotheekBedrag })
    })
  })

  it('wijzig keeps eigen.inkomen after a switch to Overig and then to Onderneming', () => {
    const soorten = (['Overig', 'Onderneming'] as const).map((soort) => toAntwoord('eigen.dienstBetrekking', soort))
    expect(waardeVan(na([toAntwoord('eigen.inkomen', 60_000), ...soorten], start), 'eigen.inkomen')).toBe(60_000)
  })
})
