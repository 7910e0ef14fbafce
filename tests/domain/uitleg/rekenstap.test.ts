import { describe, expect, it } from 'vitest'

import { normenVan } from '../../../domain'
import { herleid, knopenVan, stapVan, verantwoord, type Verantwoording } from '../../../domain/uitleg'
import { everyVerzoek } from '../../support/every'
import { rightOf } from '../rekenkern/rightOf'
import { kaderVan, koppelMetVerkoop, verzoekVan } from '../rekenkern/voorbeeldverzoek'

describe('a step', () => {
  const verantwoordingVan = (): Verantwoording => rightOf(verantwoord(koppelMetVerkoop, kaderVan()))

  it('of a law names regulation, article, year, link, scope, status, and who read it, where and when', () => {
    const stap = knopenVan(verantwoordingVan()).get('toets.percentage')
    expect(stap?.herkomst).toEqual({
      soort: 'regeling',
      normjaar: 2025,
      peildatum: 'aanbod',
      status: 'vastgesteld',
      geldt: 'Geldt voor een bindend aanbod in 2025.',
      regeling: 'Tijdelijke regeling hypothecair krediet',
      artikel: 'bijlage 1',
      vindplaats: 'Stcrt. 2024, 35962',
      link: 'https://wetten.overheid.nl/BWBR0032503/2025-01-01',
      gelezenOp: '2026-11-20',
      gelezenDoor: 'de makers van deze rekenhulp',
      gelezenIn: 'overschrift',
    })
  })

  /** Stcrt. 2025, 36471, article I: it amends these and no other. */
  it('of 2026 names the Staatscourant only beside what that amended', () => {
    const gewijzigd = ['art. 3 lid 8', 'art. 4 lid 3', 'art. 4 lid 4', 'bijlage 1']
    const genoemd = new Set<string>()
    everyVerzoek((verzoek, kader) => {
      const knopen = knopenVan(rightOf(verantwoord(verzoek, { ...kader, normen: normenVan(2026) })))
      for (const { herkomst } of knopen.values())
        if (herkomst.soort === 'regeling' && herkomst.vindplaats === 'Stcrt. 2025, 36471')
          for (const artikel of herkomst.artikel.split(', ')) genoemd.add(artikel)
    })
    expect([...genoemd].filter((artikel) => !gewijzigd.includes(artikel))).toEqual([])
    expect([...genoemd]).toContain('bijlage 1')
  })

  it('of no law says that it is a choice of this calculator, and why', () => {
    expect(knopenVan(verantwoordingVan()).get('verkoop.makelaarskosten')?.herkomst).toEqual({
      soort: 'keuze',
      tekst: 'keuze van deze rekenhulp',
      toelichting: 'We schatten wat de verkoop kost.',
    })
  })

  it('names its inputs with value, unit and where they come from', () => {
    const stap = knopenVan(verantwoordingVan()).get('toets.2.toetsinkomen')
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

  it.each([
    ['maandlast.lening', ['behoefte.hypotheekbedrag', 'maximaleHypotheek']],
    ['belasting.aftrekbareRente', ['maandlast.renteEersteJaar', 'maandlast.lening', 'verkoop.restschuld']],
    ['belasting.waarde', ['waarde', 'maandlast.lening']],
  ])('%s of a home rests on %j', (id, gronden) => {
    const stap = knopenVan(verantwoordingVan()).get(id)
    expect(stap?.soort === 'stap' && stap.invoer.map(({ van }) => van)).toEqual(gronden)
  })

  it.each([
    ['toets.percentage', 'de kolom van de toetsrente (naar boven)'],
    ['toets.studieschuldfactor', 'de eerste groep waarvan de grens niet lager is dan de toetsrente'],
    ['belasting.1.tariefsaanpassing', '; 0 als de rente niet hoger is dan het eigenwoningforfait'],
    ['belasting.aftrekbareRente', '(hypotheek − restschuld, niet onder 0)'],
    ['belasting.1.aandeel', 'maakt het niet uit, dan neemt aanvrager 1 het meeste'],
    ['belasting.forfait', 'het percentage van de groep waar de waarde in valt'],
    ['behoefte.hypotheekbedrag', 'niet onder 0 en niet boven de maximale hypotheek'],
    ['behoefte.nhgKosten', 'zonder NHG 0'],
    ['financieringsOpzet.hypotheekbedrag', 'wat je nodig hebt − eigen geld, niet onder 0'],
  ])('%s says in its formula: %s', (id, woorden) => {
    const stap = knopenVan(verantwoordingVan()).get(id)
    expect(stap?.soort === 'stap' && stap.formule).toContain(woorden)
  })

  it('without a home rests on no article about its value', () => {
    const verantwoording = rightOf(verantwoord(verzoekVan([{ inkomen: 60_000 }]), kaderVan()))
    const knopen = knopenVan(verantwoording)
    expect(['maximaleHypotheek', 'belasting.waarde'].map((id) => knopen.get(id)?.herkomst.soort)).toEqual([
      'keuze',
      'keuze',
    ])
  })

  it.each([
    [{ inkomen: 60_000 }, 'art. 3'],
    [{ inkomen: 60_000, pensioenBinnen10Jaar: 30_000 }, 'art. 2 lid 5, art. 3'],
  ])('of the maximum on income of %j names %s', (persoon, artikel) => {
    const verantwoording = rightOf(verantwoord(verzoekVan([persoon]), kaderVan()))
    expect(knopenVan(verantwoording).get('maximaleHypotheekOpInkomen')?.herkomst).toMatchObject({ artikel })
  })

  it('of a figure the record lacks does not exist', () => {
    expect([stapVan(verantwoordingVan(), 'meerwerk'), herleid(verantwoordingVan(), 'meerwerk')]).toEqual([
      undefined,
      [],
    ])
  })
})
