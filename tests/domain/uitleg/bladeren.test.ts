import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { standaardKosten, type Kostenposten } from '../../../domain'
import {
  grondenVan,
  herleid,
  inWoorden,
  knopenVan,
  stapVan,
  verantwoord,
  type Verantwoording,
} from '../../../domain/uitleg'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan, type Omstandigheden, type Persoon } from '../rekenkern/voorbeeldverzoek'

const uitlegVan = (persoon: Persoon, omstandigheden: Omstandigheden = {}, kosten?: Kostenposten): Verantwoording =>
  rightOf(
    verantwoord(verzoekVan([persoon], omstandigheden), { ...kaderVan(omstandigheden), ...(kosten && { kosten }) }),
  )

const bladenVan = ({ gegevens }: Verantwoording, begin: string) => gegevens.filter(({ id }) => id.startsWith(begin))

const werk = (onderpandType: 'BestaandeBouw' | 'Nieuwbouw') =>
  bestaandeWoning(300_000, { onderpandType, meerwerkOfVerbouwingskosten: 20_000 })

describe('a leaf of the trail', () => {
  it.each([
    ['BestaandeBouw', /[Vv]erbouwing/],
    ['Nieuwbouw', /[Mm]eerwerk/],
  ] as const)('of the work on %s says what it is', (soort, woord) => {
    const bladen = bladenVan(uitlegVan({ inkomen: 60_000 }, { onderpand: werk(soort) }), 'verzoek.onderpand.meerwerk')
    expect(bladen.map(({ waarde }) => waarde)).toEqual([20_000])
    expect(bladen[0]?.omschrijving).toMatch(woord)
  })

  it('of a cost item is a choice of ours, unless the items were given', () => {
    const omstandigheden = { onderpand: bestaandeWoning(300_000) }
    const gekozen = bladenVan(uitlegVan({ inkomen: 60_000 }, omstandigheden), 'keuze.kosten')
    expect(gekozen.map(({ herkomst }) => herkomst.soort)).toEqual(['keuze', 'keuze', 'keuze'])
    const gegeven = uitlegVan({ inkomen: 60_000 }, omstandigheden, { ...standaardKosten })
    expect(bladenVan(gegeven, 'keuze.kosten')).toEqual([])
    expect(bladenVan(gegeven, 'kader.kosten').map(({ herkomst }) => herkomst.soort)).toEqual(
      gekozen.map(() => 'invoer'),
    )
  })

  it('that was left empty says that it counts as 0, and one of 0 does not', () => {
    const leeg = (persoon: Persoon) =>
      bladenVan(uitlegVan({ inkomen: 60_000, ...persoon }), 'verzoek.hypotheekgevers')
        .filter(({ omschrijving }) => omschrijving.includes('niet ingevuld'))
        .map(({ waarde }) => waarde)
    expect(leeg({})).toEqual([0, 0, 0])
    expect(leeg({ alimentatie: 0, leningen: 0, studieschuld: 0 })).toEqual([])
  })
})

describe('a step of the trail', () => {
  it('that hands on its input is counted in what that is counted in', () => {
    const uitleg = uitlegVan({ inkomen: 60_000 }, { onderpand: bestaandeWoning(200_000) })
    expect(stapVan(uitleg, 'maandlastBruto')?.eenheid).toBe('euro per maand')
    expect(stapVan(uitleg, 'maximaleHypotheek')?.eenheid).toBe('euro')
    expect(stapVan(uitleg, 'aankoopkosten')?.eenheid).toBe('euro')
  })

  it('says what we chose only where we chose', () => {
    const { stappen } = uitlegVan({ inkomen: 60_000 })
    expect(stappen.filter((stap) => Object.hasOwn(stap, 'keuze') && !stap.keuze)).toEqual([])
  })

  it('is met once on the way down from a figure, after all that it rests on', () => {
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

it('the handbook shows of each norm in the trail of 2026 figure, deciding date, status and source', () => {
  const { gegevens } = rightOf(verantwoord(verzoek, kaderVan({ jaar: 2026 })))
  const regels = gegevens.flatMap(({ omschrijving, waarde, eenheid, herkomst }) => {
    if (herkomst.soort !== 'regeling') return []
    const { peildatum, status, regeling, artikel } = herkomst
    const bron = `${kort[regeling] ?? regeling}, ${artikel}`
    return [[omschrijving, inWoorden(waarde, eenheid), peildatum, status, bron].join(' | ')]
  })
  expect(regels).toHaveLength(13)
  expect(handboek).toContain(['norm | figure | date | status | source', ...regels, ''].join('\n'))
})
