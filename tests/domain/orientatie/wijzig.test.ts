import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { antwoordenEq, isPeriodeVan, nieuweOrientatie, wijzig, type Orientatie, type Wijziging } from '../../../domain'
import { na, orientaties } from '../../support/arbitraries/orientatie'
import { antwoorden, instellingen, voortgangen } from '../../support/arbitraries/wijziging'
import { uitgerekend, uitkomst } from './uitgerekend'

const begin = uitgerekend(nieuweOrientatie('MY'))

describe('every change sets its own', () => {
  it.each<[Wijziging, Partial<Orientatie>]>([
    [{ soort: 'labelCodeGewijzigd', labelCode: 'FL' }, { labelCode: 'FL' }],
    [{ soort: 'typeGewijzigd', type: 'Adviseur' }, { type: 'Adviseur' }],
    [{ soort: 'berekeningVoltooid', financieringsOpzet: uitkomst }, { financieringsOpzet: uitkomst }],
  ])('%j', (wijziging, verwacht) => {
    expect(wijzig(nieuweOrientatie('MY'), wijziging)).toMatchObject(verwacht)
  })
})

describe('a change that the visitor makes', () => {
  it('sets loading exactly when an answer differs from what it was', () => {
    fc.assert(
      fc.property(orientaties(), antwoorden(), (los, antwoord) => {
        const orientatie = uitgerekend(los)
        const volgende = wijzig(orientatie, antwoord)
        expect(volgende.loading).toBe(!antwoordenEq.equals(volgende, orientatie))
      }),
    )
  })

  it('made twice is the same object as made once', () => {
    fc.assert(
      fc.property(orientaties(), antwoorden(), (orientatie, antwoord) => {
        const eenmaal = wijzig(orientatie, antwoord)
        expect(wijzig(eenmaal, antwoord)).toBe(eenmaal)
      }),
    )
  })

  it('to the value already held gives the same object', () => {
    expect(wijzig(begin, { soort: 'beantwoord', veld: 'eigenGeld', waarde: undefined })).toBe(begin)
  })

  it('keeps the earlier result', () => {
    expect(wijzig(begin, { soort: 'beantwoord', veld: 'eigenGeld', waarde: 5 }).financieringsOpzet).toBe(uitkomst)
  })

  it('leaves what it was made to as it was', () => {
    fc.assert(
      fc.property(orientaties(), antwoorden(), (orientatie, antwoord) => {
        const kopie = structuredClone(orientatie)
        wijzig(orientatie, antwoord)
        expect(orientatie).toEqual(kopie)
      }),
    )
  })
})

describe('brand and audience', () => {
  it('change no answer but the period, and set loading only then', () => {
    fc.assert(
      fc.property(orientaties(), instellingen(), (los, instelling) => {
        const orientatie = uitgerekend(los)
        const volgende = wijzig(orientatie, instelling)
        const blijft = isPeriodeVan(volgende.labelCode, orientatie.renteperiode)
        expect(volgende).toEqual({
          ...orientatie,
          labelCode: volgende.labelCode,
          type: volgende.type,
          loading: !blijft,
          renteperiode: blijft ? orientatie.renteperiode : 120,
        })
      }),
    )
  })

  it('a period that the new brand does not offer becomes 120 months and is calculated', () => {
    const florius = uitgerekend(na([{ soort: 'beantwoord', veld: 'renteperiode', waarde: 72 }], nieuweOrientatie('FL')))
    expect(wijzig(florius, { soort: 'labelCodeGewijzigd', labelCode: 'MY' })).toMatchObject({
      renteperiode: 120,
      loading: true,
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
    fc.assert(
      fc.property(orientaties(), voortgangen(), (orientatie, voortgang) => {
        expect(antwoordenEq.equals(wijzig(orientatie, voortgang), orientatie)).toBe(true)
      }),
    )
  })

  it('that is asked for anew is pending', () => {
    expect(wijzig(begin, { soort: 'herberekeningGevraagd' })).toEqual({ ...begin, loading: true })
  })

  it('that has succeeded is stored and no longer pending', () => {
    expect(begin).toEqual({ ...nieuweOrientatie('MY'), loading: false, financieringsOpzet: uitkomst })
  })

  it('that has failed is no longer pending and keeps the earlier result', () => {
    const wachtend = wijzig(begin, { soort: 'herberekeningGevraagd' })
    expect(wijzig(wachtend, { soort: 'berekeningMislukt' })).toEqual(begin)
  })

  it('with another result is another object, though no answer differs', () => {
    const anders = { ...uitkomst }
    expect(wijzig(begin, { soort: 'berekeningVoltooid', financieringsOpzet: anders }).financieringsOpzet).toBe(anders)
  })
})
