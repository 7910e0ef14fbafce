import { expect, it } from 'vitest'

import { legUit } from '../../../application/uitleg'
import { toVertelgrond } from '../../../application/uitleg/legUit'
import { berekenFinancieringsOpzet, normenVan, type Uitkomst } from '../../../domain'
import { aanbiederVan } from '../../../domain/orientatie'
import { stapVan, writeOut } from '../../../domain/uitleg'
import { besparingMetNhg } from '../../../domain/vergelijking'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { readable } from '../../support/readable'
import { koper } from '../samenvatting/kopers'
import { grondVan, metKader, momentopnameVan, vanDienst } from '../samenvatting/momentopnames'

it('toVertelgrond returns the trail of the embedded calculation, with the figure of the result', () => {
  const momentopname = momentopnameVan()
  const verteld = toVertelgrond(momentopname, 'maandlastNetto')
  const { verzoek, kader } = grondVan()
  expect(verteld).toMatchObject({ veld: 'maandlastNetto', aanbieder: aanbiederVan('MY'), isVoorbeeldrente: true })
  expect(verteld?.graaf).toEqual(rightOf(writeOut(verzoek, kader)).graaf)
  const stap = verteld && stapVan(verteld.graaf, 'maandlastNetto')
  expect(stap?.uitkomst).toBe(momentopname.financieringsOpzet.maandlastNetto)
})

it('legUit returns the same kern for volledig as for kort, and more steps', () => {
  const [kort, volledig] = (['kort', 'volledig'] as const).map((uitvoerigheid) =>
    legUit(momentopnameVan(), 'maandlastNetto', uitvoerigheid),
  )
  expect(kort?.kern.length).toBeGreaterThan(1)
  expect(volledig?.kern).toEqual(kort?.kern)
  const stappen = [kort, volledig].map((verhaal) => verhaal?.hoofdstukken.flatMap((deel) => deel.stappen).length ?? 0)
  expect(stappen[1]).toBeGreaterThan(stappen[0] ?? 0)
})

it('legUit of a monthly cost says what NHG saves, if the lender has a rate with NHG and one without', () => {
  const paren = metKader(momentopnameVan({ ...koper, eigenGeld: 150_000 }), {
    rentetarieven: { '120': { nhg: 3.6, zonder: 3.8 } },
  })
  const { verzoek, kader } = paren.grond
  if (kader === undefined) throw new Error('the result has no kader')
  const opzet = rightOf(berekenFinancieringsOpzet(verzoek, kader)).financieringsOpzet
  const bedrag = besparingMetNhg(verzoek, kader, opzet)
  expect([opzet.nhg, bedrag > 10]).toEqual([true, true])
  const zin = `Zonder NHG betaal je € ${bedrag} bruto per maand meer.`
  for (const veld of ['maandlastBruto', 'maandlastNetto'] as const) {
    const kern = (uitkomst: Uitkomst) => legUit(uitkomst, veld, 'kort')?.kern.map((een) => readable(een.zin))
    expect(kern({ ...paren, financieringsOpzet: opzet })).toContain(zin)
    expect(kern(momentopnameVan())?.join(' ')).not.toContain('Zonder NHG')
  }
})

it('toVertelgrond returns undefined for the result of a service', () => {
  expect(toVertelgrond(vanDienst(momentopnameVan()), 'maandlastNetto')).toBeUndefined()
})

it('toVertelgrond returns undefined for a figure that differs from the recalculated figure', () => {
  const { maandlastNetto } = momentopnameVan().financieringsOpzet
  const anders = momentopnameVan(undefined, { maandlastNetto: maandlastNetto + 0.01 })
  expect(toVertelgrond(anders, 'maandlastNetto')).toBeUndefined()
  expect(toVertelgrond(metKader(momentopnameVan(), { normen: normenVan(2026) }), 'maandlastNetto')).toBeUndefined()
})

it('toVertelgrond returns undefined when the recalculation fails because of a rate of 101%', () => {
  expect(toVertelgrond(metKader(momentopnameVan(), { rentetarieven: { 120: 101 } }), 'maandlastNetto')).toBeUndefined()
})

it('legUit returns undefined for the needed financing of a result without a home', () => {
  const momentopname = momentopnameVan({ ...koper, vraagprijsWoning: undefined })
  expect(legUit(momentopname, 'maximaleHypotheek', 'kort')).toBeDefined()
  expect(legUit(momentopname, 'benodigdeFinanciering', 'kort')).toBeUndefined()
})
