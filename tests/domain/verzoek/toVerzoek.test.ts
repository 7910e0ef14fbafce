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
import { numberOfRuns } from '../../support/numberOfRuns'
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

/** An orientation in which as many questions as possible are asked, each with an answer. */
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
  it('toVerzoek makes a request with one applicant and no home from a new orientation', () => {
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

  it('toVerzoek copies the answers about two applicants and their home into the request', () => {
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

  it('toVerzoek includes vraagprijsWoning and eigenGeld when they are 0', () => {
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

  it('toVerzoek makes one applicant when buying alone, and two when buying together', () => {
    bijElk((orientatie, verzoek) => {
      expect(verzoek.hypotheekgevers.map((gever) => gever.volgnummer)).toEqual(
        orientatie.alleenSamen === 'samen' ? [1, 2] : [1],
      )
    })
  })

  it('toVerzoek takes no income for Overig, inkomenPensioen for Pensioen, and otherwise inkomen', () => {
    bijElk((orientatie, verzoek) => {
      const { dienstBetrekking, inkomen, inkomenPensioen } = orientatie.eigen
      const verwacht = { Pensioen: inkomenPensioen, Overig: undefined }
      expect(verzoek.hypotheekgevers[0]?.inkomsten.bedrag).toBe(
        dienstBetrekking in verwacht ? verwacht[dienstBetrekking as keyof typeof verwacht] : inkomen,
      )
    })
  })

  it('toVerzoek sets binnen10JaarMetPensioen to false for Pensioen, and otherwise to pensioenBinnen10Jaar', () => {
    bijElk((orientatie, verzoek) => {
      const { dienstBetrekking, pensioenBinnen10Jaar } = orientatie.eigen
      expect(verzoek.hypotheekgevers[0]?.binnen10JaarMetPensioen).toBe(
        dienstBetrekking !== 'Pensioen' && pensioenBinnen10Jaar === 'ja',
      )
    })
  })

  it('toVerzoek includes the expected pension only if binnen10JaarMetPensioen is true', () => {
    bijElk((orientatie, verzoek) => {
      const gever = verzoek.hypotheekgevers[0]
      expect(gever?.pensioeninkomen).toBe(
        gever?.binnen10JaarMetPensioen === true ? orientatie.eigen.inkomenPensioenVerwacht : undefined,
      )
    })
  })

  it('toVerzoek includes debts only if the answer schulden is "ja"', () => {
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

  it('toVerzoek includes a home only if the orientation has an asking price', () => {
    bijElk((orientatie, verzoek) => {
      expect(verzoek.onderpand?.koopsom).toBe(orientatie.vraagprijsWoning)
    })
  })

  it('toVerzoek includes the selling price and the current mortgage only if the visitor owns a home', () => {
    bijElk((orientatie, { onderpand }) => {
      const verkoopt = onderpand !== undefined && orientatie.woonJeNuInEenKoopwoning === 'ja'
      expect([onderpand?.verkoopprijs, onderpand?.huidigHypotheekbedrag]).toEqual(
        verkoopt ? [orientatie.verkoopPrijsWoning, orientatie.huidigeHypotheekBedrag] : [undefined, undefined],
      )
    })
  })

  it('toVerzoek includes meerwerk for a new build, and verbouwingskosten for an existing home', () => {
    bijElk((orientatie, { onderpand }) => {
      const werk = orientatie.bestaandeWoning === 'Nieuwbouw' ? orientatie.meerwerk : orientatie.verbouwingskosten
      expect(onderpand?.meerwerkOfVerbouwingskosten).toBe(onderpand && werk)
    })
  })

  it('toVerzoek makes a request without undefined fields', () => {
    bijElk((_, verzoek) => {
      expect(verzoek).toStrictEqual(JSON.parse(JSON.stringify(verzoek)))
    })
  })
})

describe('answers that toVerzoek includes', () => {
  /** Returns `volleOrientatie`, changed if necessary so that the question `veld` is asked. */
  const waarin = (veld: Veld): Orientatie => {
    const pensioen: Persoon = { ...volleOrientatie.eigen, dienstBetrekking: 'Pensioen', inkomen: undefined }
    if (veld.endsWith('.inkomenPensioen')) return { ...volleOrientatie, eigen: pensioen, partner: pensioen }
    return veld === 'meerwerk' ? { ...volleOrientatie, bestaandeWoning: 'Nieuwbouw' } : volleOrientatie
  }

  /** Writes the request of an orientation to JSON and decodes that JSON, as a server does. */
  const ontvangen = (orientatie: Orientatie) =>
    verzoekCodec.decode(JSON.parse(JSON.stringify(toVerzoek(orientatie, nu))))

  /** The questions whose answers change the request: all except those about the startersvrijstelling. */
  const gevraagd = VELDEN.filter((veld) => !veld.endsWith('startersvrijstelling'))

  it.each(gevraagd)('toVerzoek makes a different request for a different answer to %s', (veld) => {
    const andere = antwoorden('FL').filter(
      (antwoord) => antwoord.veld === veld && antwoord.waarde !== waardeVan(waarin(veld), veld),
    )
    everyTimes(numberOfRuns(20), andere, (antwoord) => {
      expect(ontvangen(wijzig(waarin(veld), antwoord))).not.toEqual(ontvangen(waarin(veld)))
    })
  })
})
