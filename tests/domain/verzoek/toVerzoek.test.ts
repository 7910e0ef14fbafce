import fc from 'fast-check'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import {
  nieuweOrientatie,
  toVerzoek,
  verzoekCodec,
  wijzig,
  type FinancieringsOpzetVerzoek,
  type Orientatie,
} from '../../../domain'
import { VELDEN, waardeVan, type Persoon, type Veld } from '../../../domain/orientatie'
import { every, everyTimes, everyOrientatie } from '../../support/every'
import { losseOrientaties, orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { antwoorden } from '../../../adapters/testing/arbitraries/wijziging'

const nu = new Date(2025, 5, 15, 12, 30)
const begin = nieuweOrientatie('MY')

const momenten = fc.date({ min: new Date(1971, 0, 2), max: new Date(2200, 0, 1), noInvalidDate: true })

const persoon: Persoon = {
  dienstBetrekking: 'Onderneming',
  inkomen: 60_000,
  inkomenPensioen: undefined,
  pensioenBinnen10Jaar: 'ja',
  inkomenPensioenVerwacht: 30_000,
  leningen: 10,
  partneralimentatie: 20,
  studieschuld: 30,
  startersvrijstelling: 'weetNiet',
}

/** An orientation with an answer to every question that can be asked together. */
const volleOrientatie: Orientatie = {
  ...nieuweOrientatie('FL'),
  alleenSamen: 'samen',
  schulden: 'ja',
  eigen: persoon,
  partner: { ...persoon, inkomen: 0 },
  verbouwingskosten: 5_000,
  woonJeNuInEenKoopwoning: 'ja',
  verkoopPrijsWoning: 250_000,
  huidigeHypotheekBedrag: 200_000,
  eigenGeld: 20_000,
  renteperiode: 72,
  vraagprijsWoning: 300_000,
  energielabelType: 'C',
}

describe('toVerzoek', () => {
  it('toVerzoek of a new orientation has one applicant and no home', () => {
    expect(toVerzoek(begin, nu)).toStrictEqual({
      hypotheekgevers: [
        {
          inkomsten: { dienstbetrekkingsoort: 'DienstbetrekkingVast', ingangsdatum: '2024-06-15' },
          uitgaven: {},
          volgnummer: 1,
          binnen10JaarMetPensioen: false,
        },
      ],
      ingangsdatumHypotheek: '2024-06-15',
      timestamp: nu.toISOString(),
      labelCode: 'MY',
      rentevastperiode: 120,
    } satisfies FinancieringsOpzetVerzoek)
  })

  it('toVerzoek of a full orientation has two applicants and a home', () => {
    const gever = {
      inkomsten: { dienstbetrekkingsoort: 'Onderneming', bedrag: 60_000, ingangsdatum: '2024-06-15' },
      uitgaven: { huidigeMaandlastStudieschuld: 30, brutoMaandlastAlimentatie: 20, brutoMaandlastOverige: 10 },
      volgnummer: 1,
      pensioeninkomen: 30_000,
      binnen10JaarMetPensioen: true,
    } as const
    expect(toVerzoek(volleOrientatie, nu)).toStrictEqual({
      hypotheekgevers: [gever, { ...gever, inkomsten: { ...gever.inkomsten, bedrag: 0 }, volgnummer: 2 }],
      ingangsdatumHypotheek: '2024-06-15',
      timestamp: nu.toISOString(),
      labelCode: 'FL',
      rentevastperiode: 72,
      eigenInleg: 20_000,
      onderpand: {
        koopsom: 300_000,
        onderpandType: 'BestaandeBouw',
        energielabelType: 'C',
        huidigHypotheekbedrag: 200_000,
        meerwerkOfVerbouwingskosten: 5_000,
        verkoopprijs: 250_000,
      },
    } satisfies FinancieringsOpzetVerzoek)
  })

  it('toVerzoek includes a price and own money of 0', () => {
    const nul: Orientatie = { ...begin, vraagprijsWoning: 0, eigenGeld: 0 }
    expect(toVerzoek(nul, nu)).toMatchObject({ eigenInleg: 0, onderpand: { koopsom: 0 } })
  })

  it('toVerzoek makes a request that verzoekCodec reads back from JSON unchanged', () => {
    every(orientaties(), momenten, (orientatie, moment) => {
      const verzoek = toVerzoek(orientatie, moment)
      expect(verzoekCodec.decode(JSON.parse(JSON.stringify(verzoekCodec.encode(verzoek))))).toEqual(
        either.right(verzoek),
      )
    })
  })

  it('toVerzoek ignores the audience and the state of the calculation', () => {
    everyOrientatie((orientatie) => {
      const anders = wijzig(wijzig(orientatie, { soort: 'typeGewijzigd', type: 'Adviseur' }), {
        soort: 'berekeningMislukt',
        fout: { _tag: 'Onbereikbaar' },
      })
      expect(toVerzoek(anders, nu)).toEqual(toVerzoek(orientatie, nu))
    })
  })
})

describe('answers that toVerzoek leaves out', () => {
  const verzoeken = losseOrientaties().map((orientatie) => ({ orientatie, verzoek: toVerzoek(orientatie, nu) }))

  const bijElk = (claim: (orientatie: Orientatie, verzoek: FinancieringsOpzetVerzoek) => void): void =>
    every(verzoeken, ({ orientatie, verzoek }) => claim(orientatie, verzoek))

  it('a request has one applicant when buying alone, and two when buying together', () => {
    bijElk((orientatie, verzoek) => {
      expect(verzoek.hypotheekgevers.map((gever) => gever.volgnummer)).toEqual(
        orientatie.alleenSamen === 'samen' ? [1, 2] : [1],
      )
    })
  })

  it('a request has no income for Overig, the pension for Pensioen, and the normal income otherwise', () => {
    bijElk((orientatie, verzoek) => {
      const { dienstBetrekking, inkomen, inkomenPensioen } = orientatie.eigen
      const verwacht = { Pensioen: inkomenPensioen, Overig: undefined }
      expect(verzoek.hypotheekgevers[0]?.inkomsten.bedrag).toBe(
        dienstBetrekking in verwacht ? verwacht[dienstBetrekking as keyof typeof verwacht] : inkomen,
      )
    })
  })

  it('a request has no retirement within ten years for Pensioen', () => {
    bijElk((orientatie, verzoek) => {
      const { dienstBetrekking, pensioenBinnen10Jaar } = orientatie.eigen
      expect(verzoek.hypotheekgevers[0]?.binnen10JaarMetPensioen).toBe(
        dienstBetrekking !== 'Pensioen' && pensioenBinnen10Jaar === 'ja',
      )
    })
  })

  it('a request has an expected pension only with retirement within ten years', () => {
    bijElk((orientatie, verzoek) => {
      const gever = verzoek.hypotheekgevers[0]
      expect(gever?.pensioeninkomen).toBe(
        gever?.binnen10JaarMetPensioen === true ? orientatie.eigen.inkomenPensioenVerwacht : undefined,
      )
    })
  })

  it('a request has debts only when schulden is ja', () => {
    bijElk((orientatie, verzoek) => {
      const { studieschuld, partneralimentatie, leningen } = orientatie.eigen
      const uitgaven = verzoek.hypotheekgevers[0]?.uitgaven
      expect([
        uitgaven?.huidigeMaandlastStudieschuld,
        uitgaven?.brutoMaandlastAlimentatie,
        uitgaven?.brutoMaandlastOverige,
      ]).toEqual(
        orientatie.schulden === 'ja' ? [studieschuld, partneralimentatie, leningen] : [undefined, undefined, undefined],
      )
    })
  })

  it('a request has a home only with an asking price', () => {
    bijElk((orientatie, verzoek) => {
      expect(verzoek.onderpand?.koopsom).toBe(orientatie.vraagprijsWoning)
    })
  })

  it('a request has a sale price and current mortgage only with an owned home', () => {
    bijElk((orientatie, { onderpand }) => {
      const verkoopt = onderpand !== undefined && orientatie.woonJeNuInEenKoopwoning === 'ja'
      expect([onderpand?.verkoopprijs, onderpand?.huidigHypotheekbedrag]).toEqual(
        verkoopt ? [orientatie.verkoopPrijsWoning, orientatie.huidigeHypotheekBedrag] : [undefined, undefined],
      )
    })
  })

  it('a request has the renovation of an existing home, or the extra work of a new build', () => {
    bijElk((orientatie, { onderpand }) => {
      const werk = orientatie.bestaandeWoning === 'Nieuwbouw' ? orientatie.meerwerk : orientatie.verbouwingskosten
      expect(onderpand?.meerwerkOfVerbouwingskosten).toBe(onderpand && werk)
    })
  })

  it('a request has no field that is undefined or null', () => {
    bijElk((_, verzoek) => {
      expect(verzoek).toStrictEqual(JSON.parse(JSON.stringify(verzoek)))
    })
  })
})

describe('answers that toVerzoek includes', () => {
  /** Returns a full orientation in which this question is asked. */
  const waarin = (veld: Veld): Orientatie => {
    const pensioen: Persoon = { ...volleOrientatie.eigen, dienstBetrekking: 'Pensioen', inkomen: undefined }
    if (veld.endsWith('.inkomenPensioen')) return { ...volleOrientatie, eigen: pensioen, partner: pensioen }
    return veld === 'meerwerk' ? { ...volleOrientatie, bestaandeWoning: 'Nieuwbouw' } : volleOrientatie
  }

  /** Returns the request of this orientation as its receiver reads it. */
  const ontvangen = (orientatie: Orientatie) =>
    verzoekCodec.decode(JSON.parse(JSON.stringify(toVerzoek(orientatie, nu))))

  /** The answers about starters are not in the request. */
  const gevraagd = VELDEN.filter((veld) => !veld.endsWith('startersvrijstelling'))

  it.each(gevraagd)('another answer to %s makes another request', (veld) => {
    const andere = antwoorden('FL').filter(
      (antwoord) => antwoord.veld === veld && antwoord.waarde !== waardeVan(waarin(veld), veld),
    )
    everyTimes({ numRuns: 5 }, andere, (antwoord) => {
      expect(ontvangen(wijzig(waarin(veld), antwoord))).not.toEqual(ontvangen(waarin(veld)))
    })
  })
})
