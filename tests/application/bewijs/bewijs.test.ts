import { describe, expect, it } from 'vitest'

import type { Momentopname } from '../../../application'
import { createBewijs, sealOf, vergelijkBewijs, vergelijkNormen } from '../../../application/bewijs'
import { normenVan, standaardKosten, voorbeeldRentes } from '../../../domain'
import { controleerRekenbewijs, createRekenbewijs } from '../../../domain/bewijs'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from '../../domain/rekenkern/voorbeeldverzoek'
import { koper } from '../samenvatting/kopers'
import { metKader, momentopnameVan, vanDienst } from '../samenvatting/momentopnames'

describe('createBewijs', () => {
  const VANDAAG = new Date(2026, 10, 21, 14, 30)
  const momentopname = momentopnameVan()

  it('createBewijs returns a rekenbewijs of the result, with one zegel all day and another the next day', () => {
    const bewijs = createBewijs(momentopname, VANDAAG)
    expect(bewijs?.financieringsOpzet.hypotheekbedrag).toBe(momentopname.financieringsOpzet.hypotheekbedrag)
    expect(bewijs && controleerRekenbewijs(bewijs, normenVan(2025))).toEqual({ _tag: 'Gelijk' })
    expect(createBewijs(momentopname, new Date(2026, 10, 21, 9))?.zegel).toBe(bewijs?.zegel)
    expect(createBewijs(momentopname, new Date(2026, 10, 22))?.zegel).not.toBe(bewijs?.zegel)
  })

  it('createBewijs returns undefined for a service result, and with other norms, other rates or no rates', () => {
    expect(createBewijs(vanDienst(momentopname), VANDAAG)).toBeUndefined()
    expect(createBewijs(metKader(momentopname, { normen: normenVan(2026) }), VANDAAG)).toBeUndefined()
    expect(createBewijs(metKader(momentopname, { rentetarieven: { 120: 9 } }), VANDAAG)).toBeUndefined()
    expect(createBewijs(metKader(momentopname, { rentetarieven: {} }), VANDAAG)).toBeUndefined()
  })

  it('createBewijs keeps every rate of the ground, not only the rate of the result', () => {
    expect(createBewijs(momentopname, VANDAAG)?.kader.rentetarieven).toEqual(voorbeeldRentes.MY)
  })

  it('sealOf returns the zegel of createBewijs for the same day, and undefined for a service or no result', () => {
    const stand = { loading: false, fout: undefined, opdracht: koper.opdracht } as const
    const zegelVan = (berekend: Momentopname) =>
      sealOf({ ...stand, berekend, financieringsOpzet: berekend.financieringsOpzet }, VANDAAG)
    expect(zegelVan(momentopname)).toBe(createBewijs(momentopname, VANDAAG)?.zegel)
    expect(zegelVan(momentopname)).toHaveLength(64)
    expect(zegelVan(vanDienst(momentopname))).toBeUndefined()
    expect(sealOf(koper, VANDAAG)).toBeUndefined()
  })
})

const loadNormen = () => Promise.resolve(normenVan(2025))
const failToLoad = () => Promise.reject(new Error('weg'))

it.each(['ja', 'nee', 'eenVanTwee'] as const)(
  'vergelijkBewijs finds no differences for the same norms and rates (startersvrijstelling: %s)',
  async (startersvrijstelling) => {
    const kader = { ...kaderVan(), startersvrijstelling }
    const verzoek = verzoekVan([{ inkomen: 40_000 }, { inkomen: 20_000 }], { onderpand: bestaandeWoning(250_000) })
    const { normen, rentetarieven } = kader
    const bewijs = rightOf(createRekenbewijs(verzoek, kader))
    const oordeel = await vergelijkBewijs(loadNormen, bewijs, { normen, rentetarieven })
    expect(oordeel?.controle).toEqual({ _tag: 'Gelijk' })
    expect(oordeel?.verschillen?.verklaringen).toEqual([])
  },
)

describe('vergelijkBewijs', () => {
  const verzoek = verzoekVan([{ inkomen: 40_000 }], { onderpand: bestaandeWoning(250_000) })
  const kader = kaderVan()
  const bewijs = rightOf(createRekenbewijs(verzoek, { ...kader, kosten: { ...standaardKosten, taxatie: 900 } }))

  it("vergelijkBewijs names 'kosten' as the only cause when only the cost of the taxatie differs", async () => {
    const { verschillen } = (await vergelijkBewijs(loadNormen, bewijs, kader)) ?? {}
    expect(new Set(verschillen?.verklaringen.flatMap(({ oorzaken }) => oorzaken))).toEqual(new Set(['kosten']))
    expect([verschillen?.toen.taxatiekosten, verschillen?.nu.taxatiekosten]).toEqual([900, standaardKosten.taxatie])
  })

  it('vergelijkBewijs returns undefined verschillen when there are no current rates', async () => {
    const oordeel = await vergelijkBewijs(loadNormen, bewijs, { ...kader, rentetarieven: {} })
    expect(oordeel).toEqual({ controle: { _tag: 'Gelijk' }, verschillen: undefined })
  })

  it('vergelijkBewijs returns undefined when the norms of the rekenbewijs are unknown or fail to load', async () => {
    expect(await vergelijkBewijs(failToLoad, bewijs, kader)).toBeUndefined()
    const vanToen = { ...bewijs, kader: { ...bewijs.kader, normjaar: 1999 } }
    expect(await vergelijkBewijs(loadNormen, vanToen, kader)).toBeUndefined()
  })
})

describe('vergelijkNormen', () => {
  const nu = { normen: normenVan(2026), rentetarieven: voorbeeldRentes.MY }

  it('vergelijkNormen names at least one cause of the change in the maximum on income from 2025 to 2026', async () => {
    const verschillen = await vergelijkNormen(loadNormen, koper, 2025, nu)
    const lenen = verschillen?.verklaringen.find(({ veld }) => veld === 'maximaleHypotheekOpInkomen')
    expect(lenen?.oorzaken.length).toBeGreaterThan(0)
    expect([verschillen?.toen.normjaar, verschillen?.nu.normjaar]).toEqual([2025, 2026])
  })

  it('vergelijkNormen returns undefined when norms fail to load, for an unknown year and without rates', async () => {
    expect(await vergelijkNormen(failToLoad, koper, 2025, nu)).toBeUndefined()
    expect(await vergelijkNormen(loadNormen, koper, 1999, nu)).toBeUndefined()
    expect(await vergelijkNormen(loadNormen, koper, 2025, { ...nu, rentetarieven: {} })).toBeUndefined()
  })
})
