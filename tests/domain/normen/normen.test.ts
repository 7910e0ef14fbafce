import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { NORMJAREN, normenVan, type Norm, type Normen, type Normnaam } from '../../../domain'
import { ENERGIELABELS } from '../../../domain/orientatie'
import { voorstellenIn, type Financieringslasttabel } from '../../../domain/normen'
import { ontbrekendeNormen } from '../../../domain/normen/toNormen'

interface Cel {
  readonly tabel: string
  readonly inkomen: number
  readonly band: number
}

/** The only cell that is lower than the cell above it: the source has 33 for income 64.000 and a test rate up to 4%. */
const DALENDE_CEL: Cel = { tabel: '2025 aow', inkomen: 64_000, band: 4 }

const GROEPEN = ['onderAow', 'aow'] as const

const tabellen: readonly (readonly [string, Financieringslasttabel])[] = NORMJAREN.flatMap((jaar) => {
  const { nietAftrekbaar, ...aftrekbaar } = normenVan(jaar).financieringslast.waarde
  return GROEPEN.flatMap((groep) => [
    [`${jaar} ${groep}`, aftrekbaar[groep]] as const,
    ...(nietAftrekbaar ? [[`${jaar} ${groep} not deductible`, nietAftrekbaar[groep]] as const] : []),
  ])
})

it.each(GROEPEN)('the table %s of 2026 never allows more for a loan whose interest is not deductible', (groep) => {
  const { nietAftrekbaar, ...aftrekbaar } = normenVan(2026).financieringslast.waarde
  const meer = nietAftrekbaar?.[groep].rijen.filter((rij, nummer) => {
    const [vanaf, ...percentages] = aftrekbaar[groep].rijen[nummer] ?? []
    return rij[0] !== vanaf || rij.slice(1).some((percentage, band) => percentage > (percentages[band] ?? 0))
  })
  expect(meer).toEqual([])
})

const stijgt = (getallen: readonly number[]): boolean =>
  getallen.every((getal, index) => index === 0 || getal > (getallen[index - 1] ?? Infinity))

describe.each(tabellen)('the financieringslast table %s', (naam, { rijen, toetsrenteTotEnMet }) => {
  const inkomens = rijen.map(([inkomen]) => inkomen ?? Number.NaN)
  const percentages = rijen.map((rij) => rij.slice(1))

  it('a financieringslast table starts at an income of 0', () => {
    expect(inkomens[0]).toBe(0)
  })

  it('a financieringslast table has ascending incomes, in steps of 1.000 from its second row on', () => {
    expect([
      stijgt(inkomens),
      inkomens.slice(2).every((inkomen, i) => inkomen - (inkomens[i + 1] ?? 0) === 1000),
    ]).toEqual([true, true])
  })

  it('a financieringslast table has the twelve test-rate bands of the regulation', () => {
    expect(toetsrenteTotEnMet).toEqual([1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5])
  })

  it('a financieringslast table has a percentage for every band in every row', () => {
    expect(percentages.every((rij) => rij.length === toetsrenteTotEnMet.length + 1)).toBe(true)
  })

  it('a financieringslast table has percentages from 10 to 50', () => {
    expect(percentages.flat().filter((percentage) => !(percentage >= 10 && percentage <= 50))).toEqual([])
  })

  it('a percentage in a financieringslast table never falls when the test rate rises', () => {
    expect(percentages.filter((rij) => rij.some((percentage, band) => percentage < (rij[band - 1] ?? 0)))).toEqual([])
  })

  it('a percentage of financieringslast falls with income only in the one cell of the source', () => {
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

/** Per year, on which day and in what its figures were read. A year without an entry may have any single day. */
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

  it('a norm set states its year, and has a version of that year', () => {
    expect([normen.jaar, normen.versie]).toEqual([jaar, expect.stringMatching(`^${jaar}\\.[1-9]\\d*$`)])
  })

  it('every norm has a deciding date, a status, and a source with who read it, where and when', () => {
    expect(ontbrekendeNormen(normen)).toEqual([])
    const leeg = normenIn(normen).filter(({ bron }) =>
      [bron.regeling, bron.artikel, bron.gelezenDoor].some((tekst) => tekst.trim() === ''),
    )
    expect(leeg).toEqual([])
  })

  it('the date of the offer decides every norm except transfer tax, income taxes and the test rate', () => {
    const anders = NORMNAMEN.filter((naam) => normen[naam].peildatum !== 'aanbod')
    expect(Object.fromEntries(anders.map((naam) => [naam, normen[naam].peildatum]))).toEqual({
      toetsrente: 'kwartaal',
      overdrachtsbelasting: 'akte',
      startersvrijstelling: 'akte',
      box1: 'kalenderjaar',
      eigenwoningforfait: 'kalenderjaar',
      hillenaftrek: 'kalenderjaar',
    })
  })

  it('all norms of a year were read on one day and in the same way', () => {
    const lezingen = normenIn(normen).map(({ bron }) => `${bron.gelezenOp} ${bron.gelezenIn}`)
    expect(new Set(lezingen)).toEqual(
      new Set([LEZINGEN.get(jaar) ?? expect.stringMatching(/^\d{4}-\d{2}-\d{2} (bron|overschrift)$/)]),
    )
  })

  it('a norm set has a test rate between 0% and 10% for one to four quarters', () => {
    expect(normen.toetsrente.waarde.length).toBeLessThanOrEqual(4)
    expect(normen.toetsrente.waarde.filter((rente) => !(rente > 0 && rente < 10))).toEqual([])
  })

  it('every norm except NHG links to the law as it was on 1 January', () => {
    expect(NORMNAMEN.filter((naam) => normen[naam].bron.link?.endsWith(`/${jaar}-01-01`) !== true)).toEqual(['nhg'])
  })

  it('a norm set has an extra amount for every energy label', () => {
    expect([
      Object.keys(normen.extraVoorEnergielabel.waarde),
      Object.keys(normen.extraVoorVerduurzaming.waarde),
    ]).toEqual([ENERGIELABELS, ENERGIELABELS])
  })

  it('the bands of student loans ascend, the last one is open, and their factors never fall', () => {
    const banden = normen.studieschuldfactoren.waarde
    const factoren = banden.map(({ factor }) => factor)
    expect([stijgt(banden.slice(0, -1).map(({ totEnMet }) => totEnMet ?? Infinity)), banden.at(-1)?.totEnMet]).toEqual([
      true,
      null,
    ])
    expect(factoren).toEqual(factoren.toSorted((een, ander) => een - ander))
  })

  it.each(['onderAow', 'aow'] as const)('the tax brackets %s ascend, and the last one is open', (groep) => {
    const schijven = normen.box1.waarde[groep]
    expect([
      stijgt(schijven.slice(0, -1).map(({ totEnMet }) => totEnMet ?? Infinity)),
      schijven.at(-1)?.totEnMet,
    ]).toEqual([true, null])
  })

  it('the highest deduction rate is the rate of the middle bracket', () => {
    expect(normen.box1.waarde.hoogsteAftrek).toBe(normen.box1.waarde.onderAow[1]?.percentage)
  })

  it('the forfait above the last bracket continues that bracket', () => {
    const { schijven, daarboven } = normen.eigenwoningforfait.waarde
    const laatste = schijven.at(-1)
    expect([laatste?.totEnMet, ((laatste?.percentage ?? 0) * daarboven.vanaf) / 100]).toEqual([
      daarboven.vanaf,
      expect.closeTo(daarboven.bedrag, 6),
    ])
  })

  it('the NHG limit is 6% higher with energy-saving measures', () => {
    const { grens, grensMetVerduurzaming } = normen.nhg.waarde
    expect(grensMetVerduurzaming).toBeCloseTo(grens * 1.06, 6)
  })
})

it.each([2025, 2026] as const)('no norm of %d is only a proposal', (jaar) => {
  expect(voorstellenIn(normenVan(jaar))).toEqual([])
})

it('the Hillen deduction falls every year', () => {
  expect(stijgt(NORMJAREN.map((jaar) => -normenVan(jaar).hillenaftrek.waarde))).toBe(true)
})

/** Stcrt. 2025, 36471, article I, amends art. 3 lid 8, art. 4 lid 3 and 4, and bijlage 1, and no other article. */
it('the norms of 2026 cite the Staatscourant for amended articles, and the regulation in force for the others', () => {
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
