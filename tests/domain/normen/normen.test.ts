import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { NORMJAREN, normenVan, type Norm, type Normen, type Normnaam } from '../../../domain'
import { ENERGIELABELS } from '../../../domain/orientatie'
import { voorstellenIn, type Financieringslasttabel } from '../../../domain/normen'
import { hillenaftrekIn } from '../../../domain/normen/hillenaftrek'
import { ontbrekendeNormen } from '../../../domain/normen/toNormen'

interface Cel {
  readonly tabel: string
  readonly inkomen: number
  readonly band: number
}

/** The only cell lower than the cell above it. The source too has 33% at income 64.000 and a test rate up to 4%. */
const DALENDE_CEL: Cel = { tabel: '2025 aow', inkomen: 64_000, band: 4 }

const GROEPEN = ['onderAow', 'aow'] as const

const tabellen: readonly (readonly [string, Financieringslasttabel])[] = NORMJAREN.flatMap((jaar) => {
  const { nietAftrekbaar, ...aftrekbaar } = normenVan(jaar).financieringslast.waarde
  return GROEPEN.flatMap((groep) => [
    [`${jaar} ${groep}`, aftrekbaar[groep]] as const,
    ...(nietAftrekbaar ? [[`${jaar} ${groep} not deductible`, nietAftrekbaar[groep]] as const] : []),
  ])
})

const PER_JAAR = NORMJAREN.flatMap((jaar) => GROEPEN.map((groep) => [groep, jaar] as const))

it.each(PER_JAAR)(
  'financieringslast %s of %d has no higher percentage when interest is not deductible',
  (groep, jaar) => {
    const { nietAftrekbaar, ...aftrekbaar } = normenVan(jaar).financieringslast.waarde
    expect(nietAftrekbaar?.[groep].rijen).toHaveLength(aftrekbaar[groep].rijen.length)
    const meer = nietAftrekbaar?.[groep].rijen.filter((rij, nummer) => {
      const [vanaf, ...percentages] = aftrekbaar[groep].rijen[nummer] ?? []
      return rij[0] !== vanaf || rij.slice(1).some((percentage, band) => percentage > (percentages[band] ?? 0))
    })
    expect(meer).toEqual([])
  },
)

const stijgt = (getallen: readonly number[]): boolean =>
  getallen.every((getal, index) => index === 0 || getal > (getallen[index - 1] ?? Infinity))

describe.each(tabellen)('the financieringslast table %s', (naam, { rijen, toetsrenteTotEnMet }) => {
  const inkomens = rijen.map(([inkomen]) => inkomen ?? Number.NaN)
  const percentages = rijen.map((rij) => rij.slice(1))

  it('a financieringslast table starts at an income of 0', () => {
    expect(inkomens[0]).toBe(0)
  })

  it('the incomes in a financieringslast table ascend, in steps of 1.000 from the second row on', () => {
    expect([
      stijgt(inkomens),
      inkomens.slice(2).every((inkomen, i) => inkomen - (inkomens[i + 1] ?? 0) === 1000),
    ]).toEqual([true, true])
  })

  it('a financieringslast table has the eleven test-rate bounds of the regulation', () => {
    expect(toetsrenteTotEnMet).toEqual([1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5])
  })

  it('a financieringslast table has a percentage for each test-rate band in each row', () => {
    expect(percentages.every((rij) => rij.length === toetsrenteTotEnMet.length + 1)).toBe(true)
  })

  it('a financieringslast table has only percentages from 10 to 50', () => {
    expect(percentages.flat().filter((percentage) => !(percentage >= 10 && percentage <= 50))).toEqual([])
  })

  it('percentages in a financieringslast table never fall when the test rate rises', () => {
    expect(percentages.filter((rij) => rij.some((percentage, band) => percentage < (rij[band - 1] ?? 0)))).toEqual([])
  })

  it('financieringslast percentages never fall when income rises, except in table 2025 aow at 64.000 and 4%', () => {
    const dalend: readonly Cel[] = percentages.flatMap((rij, index) =>
      rij.flatMap((percentage, band) =>
        percentage < (percentages[index - 1]?.[band] ?? 0)
          ? [{ tabel: naam, inkomen: inkomens[index] ?? Number.NaN, band: toetsrenteTotEnMet[band] ?? Infinity }]
          : [],
      ),
    )
    expect(dalend).toEqual(naam === DALENDE_CEL.tabel ? [DALENDE_CEL] : [])
  })
})

const NORMNAMEN = Object.keys(normenVan(2025)).filter((naam): naam is Normnaam => !['jaar', 'versie'].includes(naam))

const normenIn = (normen: Normen): readonly Norm<unknown>[] => NORMNAMEN.map((naam) => normen[naam])

/**
 * For each year, the day on which the norms were read and the kind of document. The norms of a year that is not in this
 * map may have any day and kind, if all have the same.
 */
const LEZINGEN: ReadonlyMap<number, string> = new Map([
  [2025, '2026-11-20 overschrift'],
  [2026, '2026-11-20 overschrift'],
])

it('the checklist in domain/normen/README.md has a row for every norm', () => {
  const handboek = readFileSync(new URL('../../../domain/normen/README.md', import.meta.url), 'utf8')
  const [, lijst = ''] = handboek.split('## On the day of publication')
  expect([...lijst.matchAll(/^\| `(\w+)` /gm)].map(([, naam]) => naam)).toEqual(NORMNAMEN)
})

describe.each(NORMJAREN)('the norms of %d', (jaar) => {
  const normen = normenVan(jaar)

  it('a norm set has the requested year, and a version that starts with that year', () => {
    expect([normen.jaar, normen.versie]).toEqual([jaar, expect.stringMatching(`^${jaar}\\.[1-9]\\d*$`)])
  })

  it('each norm has a peildatum, a status, and a source with the reader, the document and the date', () => {
    expect(ontbrekendeNormen(normen)).toEqual([])
    const leeg = normenIn(normen).filter(({ bron }) =>
      [bron.regeling, bron.artikel, bron.gelezenDoor].some((tekst) => tekst.trim() === ''),
    )
    expect(leeg).toEqual([])
  })

  it('each norm has peildatum aanbod, except the test rate, the transfer tax norms and the income tax norms', () => {
    const anders = NORMNAMEN.filter((naam) => normen[naam].peildatum !== 'aanbod')
    expect(Object.fromEntries(anders.map((naam) => [naam, normen[naam].peildatum]))).toEqual({
      toetsrente: 'kwartaal',
      overdrachtsbelasting: 'akte',
      startersvrijstelling: 'akte',
      box1: 'kalenderjaar',
      eigenwoningforfait: 'kalenderjaar',
      hillenaftrek: 'kalenderjaar',
      heffingskortingen: 'kalenderjaar',
    })
  })

  it('all norms of a year were read on one day and from the same kind of document', () => {
    const lezingen = normenIn(normen).map(({ bron }) => `${bron.gelezenOp} ${bron.gelezenIn}`)
    expect(new Set(lezingen)).toEqual(
      new Set([LEZINGEN.get(jaar) ?? expect.stringMatching(/^\d{4}-\d{2}-\d{2} (bron|overschrift)$/)]),
    )
  })

  it('a norm set has at most four test rates, each between 0% and 10%', () => {
    expect(normen.toetsrente.waarde.length).toBeLessThanOrEqual(4)
    expect(normen.toetsrente.waarde.filter((rente) => !(rente > 0 && rente < 10))).toEqual([])
  })

  it('each norm except nhg links to the law on 1 January of the norm year', () => {
    expect(NORMNAMEN.filter((naam) => normen[naam].bron.link?.endsWith(`/${jaar}-01-01`) !== true)).toEqual(['nhg'])
  })

  it('extraVoorEnergielabel and extraVoorVerduurzaming have an amount for every energy label', () => {
    expect([
      Object.keys(normen.extraVoorEnergielabel.waarde),
      Object.keys(normen.extraVoorVerduurzaming.waarde),
    ]).toEqual([ENERGIELABELS, ENERGIELABELS])
  })

  it('the bands of studieschuldfactoren ascend to an open last band, and their factors never fall', () => {
    const banden = normen.studieschuldfactoren.waarde
    const factoren = banden.map(({ factor }) => factor)
    expect([stijgt(banden.slice(0, -1).map(({ totEnMet }) => totEnMet ?? Infinity)), banden.at(-1)?.totEnMet]).toEqual([
      true,
      null,
    ])
    expect(factoren).toEqual(factoren.toSorted((een, ander) => een - ander))
  })

  it.each(['onderAow', 'aow'] as const)('the box 1 brackets %s ascend, and the last bracket is open', (groep) => {
    const schijven = normen.box1.waarde[groep]
    expect([
      stijgt(schijven.slice(0, -1).map(({ totEnMet }) => totEnMet ?? Infinity)),
      schijven.at(-1)?.totEnMet,
    ]).toEqual([true, null])
  })

  it('hoogsteAftrek of box 1 is the percentage of the second bracket below AOW age', () => {
    expect(normen.box1.waarde.hoogsteAftrek).toBe(normen.box1.waarde.onderAow[1]?.percentage)
  })

  it('the eigenwoningforfait above the last bracket continues from the amount at the end of that bracket', () => {
    const { schijven, daarboven } = normen.eigenwoningforfait.waarde
    const laatste = schijven.at(-1)
    expect([laatste?.totEnMet, ((laatste?.percentage ?? 0) * daarboven.vanaf) / 100]).toEqual([
      daarboven.vanaf,
      expect.closeTo(daarboven.bedrag, 6),
    ])
  })

  it('the NHG limit with energy-saving measures is 6% higher than the normal NHG limit', () => {
    const { grens, grensMetVerduurzaming } = normen.nhg.waarde
    expect(grensMetVerduurzaming).toBeCloseTo(grens * 1.06, 6)
  })
})

it.each([2025, 2026] as const)('voorstellenIn finds no proposals in the norms of %d', (jaar) => {
  expect(voorstellenIn(normenVan(jaar))).toEqual([])
})

/** Source: Wet IB 2001 art. 3.123a: 76,667% in 2025, 4,8 points less each year, and 0 from 2041. */
it.each(NORMJAREN)(
  'the hillenaftrek in the norms of %d falls by 4,8 points each calendar year, to 0 from 2041',
  (jaar) => {
    const { waarde } = normenVan(jaar).hillenaftrek
    const inDeWet = (kalenderjaar: number): number =>
      kalenderjaar >= 2041 ? 0 : Number((76.667 - 4.8 * (kalenderjaar - 2025)).toFixed(3))
    const kalenderjaren = Array.from({ length: 30 }, (_, nummer) => jaar + nummer)
    expect(kalenderjaren.map((kalenderjaar) => hillenaftrekIn(waarde, kalenderjaar))).toEqual(
      kalenderjaren.map(inDeWet),
    )
    expect(waarde[0]).toEqual({ jaar, percentage: inDeWet(jaar) })
  },
)

it.each(NORMJAREN)(
  'in the norms of %d the arbeidskorting has ascending brackets from 0, each as high as the last',
  (jaar) => {
    const { arbeid } = normenVan(jaar).heffingskortingen.waarde
    expect(arbeid[0]?.vanaf).toBe(0)
    expect(stijgt(arbeid.map(({ vanaf }) => vanaf))).toBe(true)
    const sprongen = arbeid.slice(1).map(({ vanaf, bedrag }, nummer) => {
      const vorige = arbeid[nummer] ?? { vanaf: 0, bedrag: 0, percentage: 0 }
      return Math.abs(vorige.bedrag + ((vanaf - vorige.vanaf) * vorige.percentage) / 100 - bedrag)
    })
    // The law rounds each amount to whole euros.
    expect(Math.max(...sprongen)).toBeLessThan(1)
  },
)

/** Article I of Stcrt. 2025, 36471 amends only these parts of the Trhk: art. 3 lid 8, art. 4 lid 3 and 4, bijlage 1. */
it('the Trhk norms of 2026 cite the Staatscourant for amended articles, else the regulation in force', () => {
  const { regeling } = normenVan(2026).financieringslast.bron
  const vanRegeling = Object.values<unknown>({ ...normenVan(2026) })
    .flatMap((norm) => (typeof norm === 'object' && norm !== null ? [(norm as Norm<unknown>).bron] : []))
    .filter((bron) => bron.regeling === regeling)
  const geldend = 'BWBR0032503, geldend op 1 januari 2026'
  expect(vanRegeling.map(({ artikel, vindplaats }) => [artikel, vindplaats])).toEqual([
    ['bijlage 1', 'Stcrt. 2025, 36471'],
    ['art. 3; AFM, elk kwartaal van het jaar', geldend],
    ['art. 3 lid 8', 'Stcrt. 2025, 36471'],
    ['art. 3a', geldend],
    ['art. 4 lid 3', 'Stcrt. 2025, 36471'],
    ['art. 4 lid 4', 'Stcrt. 2025, 36471'],
    ['art. 5', geldend],
  ])
})
