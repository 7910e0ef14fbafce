import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  berekenFinancieringsOpzet,
  grondenVan,
  herleid,
  herreken,
  stappenVan,
  stapVan,
  type Berekening,
  type FinancieringsOpzet,
  type Herkomst,
  type Verantwoording,
} from '../../../domain'
import * as arbitraries from '../../support/arbitraries/verzoek'
import { rightOf } from './rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from './voorbeeldverzoek'

const veldenVan = (opzet: FinancieringsOpzet) => Object.keys(opzet) as readonly (keyof FinancieringsOpzet)[]

const wet = (claim: (berekening: Berekening) => void): void => {
  fc.assert(
    fc.property(arbitraries.verzoek, arbitraries.rekenkader, (verzoek, kader) => {
      claim(rightOf(berekenFinancieringsOpzet(verzoek, kader)))
    }),
  )
}

describe('the explanation trail', () => {
  it('every step worked out again from its own inputs gives its outcome', () => {
    wet(({ verantwoording }) => {
      const anders = stappenVan(verantwoording).filter((stap) => !Object.is(herreken(stap), stap.uitkomst))
      expect(anders.map(({ id, uitkomst }) => ({ id, uitkomst }))).toEqual([])
    })
  })

  it('every input has the value of the node it comes from', () => {
    wet(({ verantwoording: { knopen }, verantwoording }) => {
      const anders = stappenVan(verantwoording).flatMap(({ id, invoer }) =>
        invoer
          .filter(({ van, waarde }) => {
            const knoop = knopen.get(van)
            return !Object.is(knoop?.soort === 'stap' ? knoop.uitkomst : knoop?.waarde, waarde)
          })
          .map(({ naam }) => `${id}: ${naam}`),
      )
      expect(anders).toEqual([])
    })
  })

  it('every input comes from a node that stands before it, so no figure rests on itself', () => {
    wet(({ verantwoording, verantwoording: { knopen } }) => {
      const volgorde = new Map([...knopen.keys()].map((id, index) => [id, index]))
      const rang = (id: string): number => volgorde.get(id) ?? Number.NaN
      const teVroeg = stappenVan(verantwoording).filter(
        ({ id, invoer }) => !invoer.every(({ van }) => rang(van) < rang(id)),
      )
      expect(teVroeg.map(({ id }) => id)).toEqual([])
    })
  })

  it('every figure of the record is the outcome of a step', () => {
    wet(({ verantwoording, financieringsOpzet }) => {
      const uitkomsten = veldenVan(financieringsOpzet).map((veld) => [veld, stapVan(verantwoording, veld)?.uitkomst])
      expect(Object.fromEntries(uitkomsten)).toEqual(financieringsOpzet)
    })
  })

  it('every figure can be walked back to leaves, and every leaf is an input, a norm or a named choice', () => {
    wet(({ verantwoording, financieringsOpzet }) => {
      const bladeren = veldenVan(financieringsOpzet).flatMap((veld) =>
        herleid(verantwoording, veld).filter((knoop) => grondenVan(verantwoording, knoop).length === 0),
      )
      const vreemd = bladeren.filter(
        ({ soort, id, herkomst }) =>
          !(
            soort === 'gegeven' &&
            ((herkomst.soort === 'invoer' && /^(verzoek|kader)\./.test(id)) ||
              (herkomst.soort === 'regeling' && id.startsWith('norm.')) ||
              (herkomst.soort === 'keuze' && id.startsWith('keuze.')))
          ),
      )
      expect(vreemd.map(({ id }) => id)).toEqual([])
    })
  })

  it('holds nothing that no figure rests on', () => {
    wet(({ verantwoording, financieringsOpzet }) => {
      const bereikt = new Set(veldenVan(financieringsOpzet).flatMap((veld) => herleid(verantwoording, veld)))
      const los = [...verantwoording.knopen.values()].filter((knoop) => !bereikt.has(knoop))
      expect(los.map(({ id }) => id)).toEqual([])
    })
  })

  it('is worked out once', () => {
    const berekening = rightOf(berekenFinancieringsOpzet(verzoekVan([{ inkomen: 60_000 }]), kaderVan()))
    expect(berekening.verantwoording).toBe(berekening.verantwoording)
  })

  it('is no part of the calculation when it is written as JSON', () => {
    const berekening = rightOf(berekenFinancieringsOpzet(verzoekVan([{ inkomen: 60_000 }]), kaderVan()))
    expect(Object.keys(JSON.parse(JSON.stringify(berekening)) as object)).toEqual(['financieringsOpzet'])
  })

  it('says in plain Dutch what was left out', () => {
    const { verantwoording } = rightOf(berekenFinancieringsOpzet(verzoekVan([{}]), kaderVan()))
    expect(verantwoording.weggelaten).toMatchInlineSnapshot(`
      [
        "Heffingskortingen tellen niet mee in de netto maandlast.",
        "Eenmalige kosten van de hypotheek trekken we niet af.",
        "Partneralimentatie trekken we niet af van het inkomen voor de belasting.",
        "Kosten van advies en afhandeling weten we niet.",
      ]
    `)
  })
})

const herkomstVan = (herkomst: Herkomst): string => {
  switch (herkomst.soort) {
    case 'regeling':
      return `${herkomst.regeling} ${herkomst.artikel}`
    case 'keuze':
      return herkomst.toelichting
    case 'invoer':
      return herkomst.veld
  }
}

const verhaalVan = ({ knopen }: Verantwoording): readonly string[] =>
  [...knopen.values()].map((knoop) =>
    [
      knoop.id,
      knoop.eenheid,
      knoop.omschrijving,
      ...(knoop.soort === 'stap' ? [knoop.formule, knoop.afronding, knoop.keuze ?? 'geen keuze'] : []),
      herkomstVan(knoop.herkomst),
    ].join(' | '),
  )

describe('a step', () => {
  const verzoek = verzoekVan([{ inkomen: 60_000 }, { inkomen: 30_000, alimentatie: 100 }], {
    eigenInleg: 20_000,
    onderpand: bestaandeWoning(300_000, { verkoopprijs: 250_000, huidigHypotheekbedrag: 260_000 }),
  })
  const { verantwoording } = rightOf(berekenFinancieringsOpzet(verzoek, kaderVan()))

  it('of a law names regulation, article, year, link and the date it was read', () => {
    const stap = verantwoording.knopen.get('toets.percentage')
    expect(stap?.herkomst).toEqual({
      soort: 'regeling',
      normjaar: 2025,
      regeling: 'Tijdelijke regeling hypothecair krediet',
      artikel: 'art. 3 en bijlage 1',
      vindplaats: 'Stcrt. 2024, 35962',
      link: 'https://wetten.overheid.nl/BWBR0032503/2025-01-01',
      gelezenOp: '2026-11-20',
    })
  })

  it('of no law says that it is a choice of this calculator, and why', () => {
    expect(verantwoording.knopen.get('verkoop.makelaarskosten')?.herkomst).toEqual({
      soort: 'keuze',
      tekst: 'keuze van deze rekenhulp',
      toelichting: 'We schatten wat de verkoop kost.',
    })
  })

  it('names its inputs with value, unit and where they come from', () => {
    const stap = verantwoording.knopen.get('toets.2.toetsinkomen')
    expect(stap?.soort === 'stap' && stap.invoer).toEqual([
      {
        naam: 'soort',
        waarde: 'DienstbetrekkingVast',
        eenheid: 'soort',
        van: 'verzoek.hypotheekgevers.2.inkomsten.dienstbetrekkingsoort',
      },
      { naam: 'inkomen', waarde: 30_000, eenheid: 'euro per jaar', van: 'verzoek.hypotheekgevers.2.inkomsten.bedrag' },
      {
        naam: 'alimentatie',
        waarde: 100,
        eenheid: 'euro per maand',
        van: 'verzoek.hypotheekgevers.2.uitgaven.brutoMaandlastAlimentatie',
      },
    ])
  })

  it('tells how a figure came about, from the inputs on', () => {
    expect(herleid(verantwoording, 'maximaleHypotheek').map(({ id }) => id)).toMatchInlineSnapshot(`
      [
        "verzoek.hypotheekgevers.1.inkomsten.dienstbetrekkingsoort",
        "verzoek.hypotheekgevers.1.inkomsten.bedrag",
        "verzoek.hypotheekgevers.1.uitgaven.brutoMaandlastAlimentatie",
        "toets.1.toetsinkomen",
        "verzoek.hypotheekgevers.2.inkomsten.dienstbetrekkingsoort",
        "verzoek.hypotheekgevers.2.inkomsten.bedrag",
        "verzoek.hypotheekgevers.2.uitgaven.brutoMaandlastAlimentatie",
        "toets.2.toetsinkomen",
        "toets.toetsinkomen",
        "norm.financieringslast",
        "toets.leeftijdsgroep",
        "kader.rentetarieven.120",
        "verzoek.rentevastperiode",
        "norm.toetsrente",
        "toetsrente",
        "toets.percentage",
        "toets.toegestaneMaandlast",
        "verzoek.hypotheekgevers.1.uitgaven.brutoMaandlastOverige",
        "verzoek.hypotheekgevers.1.uitgaven.huidigeMaandlastStudieschuld",
        "norm.studieschuldfactoren",
        "toets.studieschuldfactor",
        "toets.1.verplichtingen",
        "verzoek.hypotheekgevers.2.uitgaven.brutoMaandlastOverige",
        "verzoek.hypotheekgevers.2.uitgaven.huidigeMaandlastStudieschuld",
        "toets.2.verplichtingen",
        "toets.verplichtingen",
        "toets.ruimte",
        "keuze.looptijd",
        "toets.contanteWaarde",
        "verzoek.hypotheekgevers",
        "norm.alleenstaande",
        "toets.bedragAlleenstaande",
        "verzoek.onderpand.energielabelType",
        "norm.extraVoorEnergielabel",
        "toets.bedragEnergielabel",
        "toets.maximum",
        "maximaleHypotheekOpInkomen",
        "verzoek.onderpand.koopsom",
        "waarde",
        "norm.leningTenOpzichteVanWaarde",
        "maximaleHypotheek",
        "financieringsOpzet.maximaleHypotheek",
      ]
    `)
  })

  it('of a figure the record lacks does not exist', () => {
    expect([stapVan(verantwoording, 'meerwerk'), herleid(verantwoording, 'meerwerk')]).toEqual([undefined, []])
  })

  it('reads as plain Dutch', () => {
    expect(verhaalVan(verantwoording)).toMatchSnapshot()
  })

  it('of the test with the expected pension reads as plain Dutch', () => {
    const verzoek = verzoekVan([{ inkomen: 60_000, pensioenBinnen10Jaar: 30_000 }])
    const metPensioen = rightOf(berekenFinancieringsOpzet(verzoek, kaderVan())).verantwoording
    expect(verhaalVan(metPensioen).filter((regel) => /pensioen|keuze/i.test(regel))).toMatchSnapshot()
  })
})
