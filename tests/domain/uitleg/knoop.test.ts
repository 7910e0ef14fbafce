import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { normenVan, standaardKosten, type FinancieringsOpzet, type Kostenposten } from '../../../domain'
import {
  herleid,
  knopenVan,
  naamVanCijfer,
  stapVan,
  verantwoord,
  type Verantwoording,
  grondenVan,
  inWoorden,
} from '../../../domain/uitleg'
import { everyVerzoek } from '../../support/every'
import { sometimes } from '../../support/sometimes'
import { rightOf } from '../rekenkern/rightOf'
import {
  kaderVan,
  koppelMetVerkoop,
  verzoekVan,
  bestaandeWoning,
  type Omstandigheden,
  type Persoon,
} from '../rekenkern/voorbeeldverzoek'
import { readable } from '../../support/readable'

describe('steps of verantwoord', () => {
  const verantwoordingVan = (): Verantwoording => rightOf(verantwoord(koppelMetVerkoop, kaderVan()))

  it('step toets.percentage cites article, year, link, scope and status of its regulation, and who read it', () => {
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

  /** Article I of Stcrt. 2025, 36471 amends only the articles in `gewijzigd`. */
  it('verantwoord for 2026 cites Stcrt. 2025, 36471 only for articles that this publication amends', () => {
    const gewijzigd = ['art. 3 lid 8', 'art. 4 lid 3', 'art. 4 lid 4', 'bijlage 1', 'tabel 3 en 4']
    everyVerzoek((verzoek, kader) => {
      const knopen = knopenVan(rightOf(verantwoord(verzoek, { ...kader, normen: normenVan(2026) })))
      const genoemd = [...knopen.values()].flatMap(({ herkomst }) =>
        herkomst.soort === 'regeling' && herkomst.vindplaats === 'Stcrt. 2025, 36471'
          ? herkomst.artikel.split(', ')
          : [],
      )
      sometimes('bijlage 1', genoemd.includes('bijlage 1'))
      expect(genoemd.filter((artikel) => !gewijzigd.includes(artikel))).toEqual([])
    })
  })

  it('step verkoop.makelaarskosten has herkomst keuze with a reason, and cites no regulation', () => {
    expect(knopenVan(verantwoordingVan()).get('verkoop.makelaarskosten')?.herkomst).toEqual({
      soort: 'keuze',
      tekst: 'keuze van deze rekenhulp',
      toelichting: 'We schatten wat de verkoop kost.',
    })
  })

  it('step toets.2.toetsinkomen lists its inputs with name, value, unit and origin', () => {
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
  ])('for a couple that sells its home, step %s has the inputs %j', (id, gronden) => {
    const stap = knopenVan(verantwoordingVan()).get(id)
    expect(stap?.soort === 'stap' && stap.invoer.map(({ van }) => van)).toEqual(gronden)
  })

  it.each([
    ['toets.percentage', 'de kolom van de toetsrente (naar boven)'],
    ['toets.studieschuldfactor', 'de eerste groep waarvan de grens niet lager is dan de toetsrente'],
    ['belasting.1.tariefsaanpassing', 'inkomen + aandeel × (rente + bijtelling − aftrek) − '],
    ['belasting.aftrekbareRente', '(hypotheek − restschuld, niet onder 0)'],
    ['belasting.1.aandeel', 'maakt het niet uit, dan neemt aanvrager 1 het meeste'],
    ['belasting.forfait', 'het percentage van de groep waar de waarde in valt'],
    ['behoefte.hypotheekbedrag', 'niet onder 0 en niet boven de maximale hypotheek'],
    ['behoefte.nhgKosten', 'zonder NHG 0'],
    ['financieringsOpzet.hypotheekbedrag', 'wat je nodig hebt − eigen geld, niet onder 0'],
  ])('the formula of step %s contains "%s"', (id, woorden) => {
    const stap = knopenVan(verantwoordingVan()).get(id)
    expect(stap?.soort === 'stap' && stap.formule).toContain(woorden)
  })

  it('without a home, the steps maximaleHypotheek and belasting.waarde cite a choice instead of a regulation', () => {
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
  ])('step maximaleHypotheekOpInkomen for a buyer with %j cites %s', (persoon, artikel) => {
    const verantwoording = rightOf(verantwoord(verzoekVan([persoon]), kaderVan()))
    expect(knopenVan(verantwoording).get('maximaleHypotheekOpInkomen')?.herkomst).toMatchObject({ artikel })
  })

  it('for meerwerk, which the result lacks, stapVan returns undefined and herleid an empty array', () => {
    expect([stapVan(verantwoordingVan(), 'meerwerk'), herleid(verantwoordingVan(), 'meerwerk')]).toEqual([
      undefined,
      [],
    ])
  })

  it('herleid, stapVan and naamVanCijfer throw an error that names an unknown figure', () => {
    const onbekend = 'maximumHypotheek' as keyof FinancieringsOpzet
    const melding = /^maximumHypotheek is geen cijfer van een berekening; kies een van .*maximaleHypotheek,/
    expect(() => herleid(verantwoordingVan(), onbekend)).toThrow(melding)
    expect(() => stapVan(verantwoordingVan(), onbekend)).toThrow(melding)
    expect(() => naamVanCijfer('toString' as 'nhg')).toThrow('toString is geen cijfer van een berekening')
  })

  it('stapVan returns undefined for advieskosten, a figure that only a calculation service returns', () => {
    expect(stapVan(verantwoordingVan(), 'advieskosten')).toBeUndefined()
  })
})

const uitlegVan = (persoon: Persoon, omstandigheden: Omstandigheden = {}, kosten?: Kostenposten): Verantwoording =>
  rightOf(
    verantwoord(verzoekVan([persoon], omstandigheden), { ...kaderVan(omstandigheden), ...(kosten && { kosten }) }),
  )

const bladenVan = ({ gegevens }: Verantwoording, begin: string) => gegevens.filter(({ id }) => id.startsWith(begin))

const werk = (onderpandType: 'BestaandeBouw' | 'Nieuwbouw') =>
  bestaandeWoning(300_000, { onderpandType, meerwerkOfVerbouwingskosten: 20_000 })

describe('leaves of verantwoord', () => {
  it.each([
    ['BestaandeBouw', /[Vv]erbouwing/],
    ['Nieuwbouw', /[Mm]eerwerk/],
  ] as const)('the label of input meerwerkOfVerbouwingskosten for %s matches %s', (soort, woord) => {
    const bladen = bladenVan(uitlegVan({ inkomen: 60_000 }, { onderpand: werk(soort) }), 'verzoek.onderpand.meerwerk')
    expect(bladen.map(({ waarde }) => waarde)).toEqual([20_000])
    expect(bladen[0]?.omschrijving).toMatch(woord)
  })

  it('the cost items in verantwoord have herkomst keuze, or herkomst invoer when the rekenkader has them', () => {
    const omstandigheden = { onderpand: bestaandeWoning(300_000) }
    const gekozen = bladenVan(uitlegVan({ inkomen: 60_000 }, omstandigheden), 'keuze.kosten')
    expect(gekozen.map(({ herkomst }) => herkomst.soort)).toEqual(['keuze', 'keuze', 'keuze'])
    const gegeven = uitlegVan({ inkomen: 60_000 }, omstandigheden, { ...standaardKosten })
    expect(bladenVan(gegeven, 'keuze.kosten')).toEqual([])
    expect(bladenVan(gegeven, 'kader.kosten').map(({ herkomst }) => herkomst.soort)).toEqual(
      gekozen.map(() => 'invoer'),
    )
  })

  it('verantwoord labels an absent amount of a buyer as "niet ingevuld", but not an amount of 0', () => {
    const leeg = (persoon: Persoon) =>
      bladenVan(uitlegVan({ inkomen: 60_000, ...persoon }), 'verzoek.hypotheekgevers')
        .filter(({ omschrijving }) => omschrijving.includes('niet ingevuld'))
        .map(({ waarde }) => waarde)
    expect(leeg({})).toEqual([0, 0, 0])
    expect(leeg({ alimentatie: 0, leningen: 0, studieschuld: 0 })).toEqual([])
  })
})

describe('verantwoord and herleid', () => {
  it('result step maandlastBruto has the unit euro per maand; maximaleHypotheek and aankoopkosten have euro', () => {
    const uitleg = uitlegVan({ inkomen: 60_000 }, { onderpand: bestaandeWoning(200_000) })
    expect(stapVan(uitleg, 'maandlastBruto')?.eenheid).toBe('euro per maand')
    expect(stapVan(uitleg, 'maximaleHypotheek')?.eenheid).toBe('euro')
    expect(stapVan(uitleg, 'aankoopkosten')?.eenheid).toBe('euro')
  })

  it('no step of a calculation for a single buyer without a home has an empty keuze', () => {
    const { stappen } = uitlegVan({ inkomen: 60_000 })
    expect(stappen.filter((stap) => Object.hasOwn(stap, 'keuze') && !stap.keuze)).toEqual([])
  })

  it('herleid returns each step and leaf once, after its inputs, and knopenVan returns the same map twice', () => {
    const uitleg = uitlegVan({ inkomen: 60_000 }, { onderpand: bestaandeWoning(300_000) })
    const knopen = herleid(uitleg, 'maandlastNetto')
    expect(new Set(knopen).size).toBe(knopen.length)
    const teVroeg = knopen.filter((knoop, plek) =>
      grondenVan(uitleg, knoop).some((grond) => !knopen.slice(0, plek).includes(grond)),
    )
    expect(teVroeg.map(({ id }) => id)).toEqual([])
    expect(knopenVan(uitleg)).toBe(knopenVan(uitleg))
  })
})

const handboek = readFileSync(new URL('../../../domain/normen/README.md', import.meta.url), 'utf8')

const verzoek = verzoekVan(
  [
    { inkomen: 60_000, studieschuld: 100 },
    { soort: 'Pensioen', inkomen: 20_000 },
  ],
  {
    eigenInleg: 20_000,
    onderpand: bestaandeWoning(300_000),
  },
)

const kort: Readonly<Record<string, string>> = {
  'Tijdelijke regeling hypothecair krediet': 'Trhk',
  'NHG Voorwaarden en Normen': 'NHG',
  'Wet op belastingen van rechtsverkeer': 'Wet BRV',
  'Wet inkomstenbelasting 2001': 'Wet IB',
}

it('domain/normen/README.md lists each norm of an example of 2026 with figure, date, status and source', () => {
  const { gegevens } = rightOf(verantwoord(verzoek, kaderVan({ jaar: 2026 })))
  const regels = gegevens.flatMap(({ omschrijving, waarde, eenheid, herkomst }) => {
    if (herkomst.soort !== 'regeling') return []
    const { peildatum, status, regeling, artikel } = herkomst
    const bron = `${kort[regeling] ?? regeling}, ${artikel}`
    return [readable([omschrijving, inWoorden({ waarde, eenheid }), peildatum, status, bron].join(' | '))]
  })
  expect(regels).not.toEqual([])
  expect(handboek).toContain(['norm | figure | date | status | source', ...regels, ''].join('\n'))
})
