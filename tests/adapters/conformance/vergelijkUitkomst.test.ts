import { describe, expect, it } from 'vitest'

import type { Afwijking, Geval } from '../../../adapters/conformance'
import { readGevallen, toRekenkader } from '../../../adapters/conformance/geval'
import { vergelijkUitkomst } from '../../../adapters/conformance/vergelijkUitkomst'
import { berekenFinancieringsOpzet, normenVan, type Normen } from '../../../domain'
import { rightOf } from '../../domain/rekenkern/rightOf'

const gevallen = readGevallen()

const gevalVan = (naam: string): Geval => {
  const geval = gevallen.find((een) => een.geval.startsWith(naam))
  if (geval === undefined) throw new Error(`no case ${naam}`)
  return geval
}

/** Returns the result that a calculator with these norms gives for a case. */
const uitkomstMet = ({ verzoek, kader }: Geval, normen: Normen) => ({
  ...rightOf(berekenFinancieringsOpzet(verzoek, { ...toRekenkader({ kader }), normen })).financieringsOpzet,
})

/** Returns the differences of a calculator with these norms, by case. Cases without differences are left out. */
const afwijkingenMet = (normen: Normen): ReadonlyMap<string, readonly Afwijking[]> =>
  new Map(
    gevallen
      .filter(({ kader }) => kader.normjaar === normen.jaar)
      .map((geval) => [geval.geval, vergelijkUitkomst(geval, uitkomstMet(geval, normen))] as const)
      .filter(([, afwijkingen]) => afwijkingen.length > 0),
  )

const normen = normenVan(2026)

/** Returns the figures that differ and depend on no other differing figure, each with the ids of its steps. */
const eerste = (afwijkingen: readonly Afwijking[] | undefined) =>
  (afwijkingen ?? [])
    .filter(({ door }) => door.length === 0)
    .map(({ cijfer, stap, randstappen }) => [cijfer, stap?.id, ...randstappen.map(({ id }) => id)])

describe('vergelijkUitkomst, for a calculator with one wrong norm', () => {
  it('vergelijkUitkomst finds no differences in any case of 2026 when all norms are right', () => {
    expect([...afwijkingenMet(normen).keys()]).toEqual([])
  })

  it('vergelijkUitkomst finds a wrong table row in the case at its threshold, at the step toets.percentage', () => {
    const { waarde } = normen.financieringslast
    const rijen = waarde.onderAow.rijen.map(([vanaf = 0, ...rij]) => [
      vanaf,
      ...rij.map((percentage) => (vanaf === 60_000 ? percentage + 0.5 : percentage)),
    ])
    const anders = { ...waarde, onderAow: { ...waarde.onderAow, rijen } }
    const gevonden = afwijkingenMet({ ...normen, financieringslast: { ...normen.financieringslast, waarde: anders } })
    const opDeRand = [...gevonden.keys()].find((naam) => naam.startsWith('2026-tabel-onderAow-60000-op'))
    const [[cijfer, ...stappen] = []] = eerste(gevonden.get(opDeRand ?? ''))
    expect([cijfer, stappen]).toEqual(['maximaleHypotheekOpInkomen', expect.arrayContaining(['toets.percentage'])])
    expect([...gevonden.keys()].filter((naam) => naam.startsWith('2026-tabel-onderAow-60000-onder'))).toEqual([])
  })

  it('vergelijkUitkomst finds only the case above an NHG limit set 1 euro too high, at step behoefte.nhg', () => {
    const nhg = { ...normen.nhg, waarde: { ...normen.nhg.waarde, grens: normen.nhg.waarde.grens + 1 } }
    const gevonden = [...afwijkingenMet({ ...normen, nhg })]
    expect(gevonden.map(([naam]) => naam)).toEqual([expect.stringMatching(/-nhg-boven$/)])
    expect(eerste(gevonden[0]?.[1])[0]).toEqual(['nhg', 'behoefte.nhg'])
  })

  it('for a starter limit 1 euro too high, vergelijkUitkomst finds only the two cases above the right limit', () => {
    const { startersvrijstelling } = normen
    const waarde = { ...startersvrijstelling.waarde, woningwaardeTotEnMet: 555_001 }
    const gevonden = [...afwijkingenMet({ ...normen, startersvrijstelling: { ...startersvrijstelling, waarde } })]
    expect(gevonden.map(([naam]) => naam)).toEqual([
      expect.stringMatching(/startersvrijstelling-boven-/),
      expect.stringMatching(/startersvrijstelling-boven-/),
    ])
    for (const [, afwijkingen] of gevonden)
      expect(eerste(afwijkingen)).toContainEqual(['overdrachtsbelasting', 'aankoop.overdrachtsbelasting'])
  })

  it('vergelijkUitkomst finds a wrong student loan factor, at the step toets.studieschuldfactor', () => {
    const waarde = normen.studieschuldfactoren.waarde.map(({ totEnMet, factor }) => ({
      totEnMet,
      factor: totEnMet === 4.5 ? factor + 0.05 : factor,
    }))
    const gevonden = afwijkingenMet({ ...normen, studieschuldfactoren: { ...normen.studieschuldfactoren, waarde } })
    expect(gevonden.size).toBeGreaterThan(0)
    for (const afwijkingen of gevonden.values())
      expect(eerste(afwijkingen)[0]).toEqual(
        expect.arrayContaining(['maximaleHypotheekOpInkomen', 'toets.studieschuldfactor']),
      )
  })

  it('vergelijkUitkomst finds a wrong hillenaftrek in maandlastNetto only', () => {
    const hillenaftrek = { ...normen.hillenaftrek, waarde: [{ jaar: normen.jaar, percentage: 80 }] }
    const gevonden = [...afwijkingenMet({ ...normen, hillenaftrek }).values()]
    expect(gevonden.length).toBeGreaterThan(0)
    expect(new Set(gevonden.flat().map(({ cijfer }) => cijfer))).toEqual(new Set(['maandlastNetto']))
  })
})

/** Norms that affect no figure of a result: the form does not ask about energy-saving measures. */
const ONZICHTBAAR = ['extraVoorVerduurzaming']

describe('every norm', () => {
  const meer = (waarde: unknown): unknown => {
    if (typeof waarde === 'number') return waarde + 1
    if (Array.isArray(waarde)) return waarde.map(meer)
    if (typeof waarde !== 'object' || waarde === null) return waarde
    return Object.fromEntries(Object.entries(waarde).map(([naam, deel]) => [naam, meer(deel)]))
  }
  const namen = Object.keys(normen).filter((naam) => !['jaar', 'versie', ...ONZICHTBAAR].includes(naam))

  it.each(namen)('raising all numbers of the norm %s by one changes the result of a case of 2026', (naam) => {
    const norm = normen[naam as 'nhg']
    const anders = { ...normen, [naam]: { ...norm, waarde: meer(norm.waarde) } }
    const isGemerkt = gevallen.some(
      (geval) => geval.kader.normjaar === 2026 && vergelijkUitkomst(geval, uitkomstMet(geval, anders)).length > 0,
    )
    expect(isGemerkt).toBe(true)
  })

  it.each(ONZICHTBAAR)('raising all numbers of the norm %s by one changes the result of no case of 2026', (naam) => {
    const norm = normen[naam as 'nhg']
    expect([...afwijkingenMet({ ...normen, [naam]: { ...norm, waarde: meer(norm.waarde) } }).keys()]).toEqual([])
  })
})

describe('the tolerance of vergelijkUitkomst', () => {
  const geval = gevalVan('2025-nibud-50000-4.25')
  const { financieringsOpzet } = geval
  const cijfersIn = (anders: object, maatstaf = {}) =>
    vergelijkUitkomst(geval, { ...financieringsOpzet, ...anders }, maatstaf).map(({ cijfer }) => cijfer)
  const { maximaleHypotheek, maandlastBruto } = financieringsOpzet

  it('vergelijkUitkomst accepts an amount that differs by 0.4 cents, but not by 1 cent', () => {
    expect(cijfersIn({ maandlastBruto: maandlastBruto + 0.004 })).toEqual([])
    expect(cijfersIn({ maandlastBruto: maandlastBruto + 0.01 })).toEqual(['maandlastBruto'])
  })

  it('vergelijkUitkomst with `speling` 1 accepts a difference of 1 euro, but not of 1.01 euro', () => {
    expect(cijfersIn({ maximaleHypotheek: maximaleHypotheek + 1 }, { speling: 1 })).toEqual([])
    expect(cijfersIn({ maximaleHypotheek: maximaleHypotheek - 1.01 }, { speling: 1 })).toEqual(['maximaleHypotheek'])
  })

  it('vergelijkUitkomst does not apply `speling` to a rate', () => {
    expect(cijfersIn({ rentepercentage: 4.5 }, { speling: 1 })).toEqual(['rentepercentage'])
  })

  it('vergelijkUitkomst treats null, but not 0, as an absent figure, and reports a missing figure', () => {
    expect(cijfersIn({ verbouwingskosten: null })).toEqual([])
    expect(cijfersIn({ verbouwingskosten: 0 })).toEqual(['verbouwingskosten'])
    expect(cijfersIn({ maximaleHypotheek: undefined })).toEqual(['maximaleHypotheek'])
  })

  it('vergelijkUitkomst reports a text or NaN instead of a number', () => {
    expect(cijfersIn({ maandlastBruto: String(maandlastBruto) })).toEqual(['maandlastBruto'])
    expect(cijfersIn({ maandlastBruto: NaN })).toEqual(['maandlastBruto'])
  })

  it('vergelijkUitkomst ignores figures outside `cijfers`, unknown figures, timestamp and normjaar', () => {
    expect(cijfersIn({ maandlastBruto: 1 }, { cijfers: ['maximaleHypotheek'] })).toEqual([])
    expect(cijfersIn({ timestamp: 'nooit', normjaar: 1, eigen: 1 })).toEqual([])
  })
})
