import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { antwoordenEq, isPeriodeVan, nieuweOrientatie, wijzig, type Orientatie, type Wijziging } from '../../../domain'
import { na, orientaties } from '../../support/arbitraries/orientatie'
import { antwoorden, instellingen, voortgangen } from '../../support/arbitraries/wijziging'
import { uitgerekend, uitkomst } from './uitgerekend'

const begin = uitgerekend(nieuweOrientatie('MY'))

describe('every change sets its own answer', () => {
  it.each<[Wijziging, (orientatie: Orientatie) => unknown, unknown]>([
    [{ soort: 'labelCodeGewijzigd', labelCode: 'FL' }, (o) => o.labelCode, 'FL'],
    [{ soort: 'typeGewijzigd', type: 'Adviseur' }, (o) => o.type, 'Adviseur'],
    [{ soort: 'alleenSamenGewijzigd', alleenSamen: 'samen' }, (o) => o.alleenSamen, 'samen'],
    [{ soort: 'schuldenGewijzigd', schulden: 'ja' }, (o) => o.schulden, 'ja'],
    [{ soort: 'inkomenGewijzigd', wie: 'eigen', inkomen: 1 }, (o) => o.eigen.inkomen, 1],
    [{ soort: 'inkomenGewijzigd', wie: 'partner', inkomen: 1 }, (o) => o.partner.inkomen, 1],
    [
      { soort: 'dienstBetrekkingGewijzigd', wie: 'partner', dienstBetrekking: 'Overig' },
      (o) => o.partner.dienstBetrekking,
      'Overig',
    ],
    [{ soort: 'vraagprijsWoningGewijzigd', vraagprijsWoning: 0 }, (o) => o.vraagprijsWoning, 0],
    [{ soort: 'bestaandeWoningGewijzigd', bestaandeWoning: 'Nieuwbouw' }, (o) => o.bestaandeWoning, 'Nieuwbouw'],
    [{ soort: 'energielabelTypeGewijzigd', energielabelType: 'A4EP' }, (o) => o.energielabelType, 'A4EP'],
    [{ soort: 'verbouwingskostenGewijzigd', verbouwingskosten: 1 }, (o) => o.verbouwingskosten, 1],
    [
      { soort: 'woonJeNuInEenKoopwoningGewijzigd', woonJeNuInEenKoopwoning: 'ja' },
      (o) => o.woonJeNuInEenKoopwoning,
      'ja',
    ],
    [{ soort: 'verkoopPrijsWoningGewijzigd', verkoopPrijsWoning: 1 }, (o) => o.verkoopPrijsWoning, 1],
    [{ soort: 'huidigeHypotheekBedragGewijzigd', huidigeHypotheekBedrag: 1 }, (o) => o.huidigeHypotheekBedrag, 1],
    [{ soort: 'eigenGeldGewijzigd', eigenGeld: 1 }, (o) => o.eigenGeld, 1],
    [{ soort: 'renteperiodeGewijzigd', renteperiode: 240 }, (o) => o.renteperiode, 240],
    [{ soort: 'berekeningVoltooid', financieringsOpzet: uitkomst }, (o) => o.financieringsOpzet, uitkomst],
  ])('%j', (wijziging, lees, waarde) => {
    expect(lees(wijzig(begin, wijziging))).toBe(waarde)
  })

  it.each([
    [
      { soort: 'pensioenBinnen10JaarGewijzigd', wie: 'eigen', pensioenBinnen10Jaar: 'ja' },
      'pensioenBinnen10Jaar',
      'ja',
    ],
    [
      { soort: 'inkomenPensioenVerwachtGewijzigd', wie: 'eigen', inkomenPensioenVerwacht: 1 },
      'inkomenPensioenVerwacht',
      1,
    ],
    [{ soort: 'inkomenPensioenGewijzigd', wie: 'eigen', inkomenPensioen: 1 }, 'inkomenPensioen', 1],
    [{ soort: 'leningenGewijzigd', wie: 'eigen', leningen: 1 }, 'leningen', 1],
    [{ soort: 'partneralimentatieGewijzigd', wie: 'eigen', partneralimentatie: 1 }, 'partneralimentatie', 1],
    [{ soort: 'studieschuldGewijzigd', wie: 'eigen', studieschuld: 1 }, 'studieschuld', 1],
  ] as const satisfies readonly (readonly [Wijziging, string, unknown])[])(
    'of a person to whom the question applies: %j',
    (wijziging, veld, waarde) => {
      const orientatie: Orientatie = {
        ...begin,
        schulden: 'ja',
        eigen: {
          ...begin.eigen,
          pensioenBinnen10Jaar: wijziging.soort === 'inkomenPensioenVerwachtGewijzigd' ? 'ja' : 'nee',
          dienstBetrekking: wijziging.soort === 'inkomenPensioenGewijzigd' ? 'Pensioen' : 'Onderneming',
        },
      }
      expect(wijzig(orientatie, wijziging).eigen[veld]).toBe(waarde)
    },
  )

  it('extra work, on a new build', () => {
    const nieuwbouw = wijzig(begin, { soort: 'bestaandeWoningGewijzigd', bestaandeWoning: 'Nieuwbouw' })
    expect(wijzig(nieuwbouw, { soort: 'meerwerkGewijzigd', meerwerk: 1 }).meerwerk).toBe(1)
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
    expect(wijzig(begin, { soort: 'eigenGeldGewijzigd', eigenGeld: undefined })).toBe(begin)
  })

  it('keeps the earlier result', () => {
    expect(wijzig(begin, { soort: 'eigenGeldGewijzigd', eigenGeld: 5 }).financieringsOpzet).toBe(uitkomst)
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
    const florius = uitgerekend(na([{ soort: 'renteperiodeGewijzigd', renteperiode: 72 }], nieuweOrientatie('FL')))
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
