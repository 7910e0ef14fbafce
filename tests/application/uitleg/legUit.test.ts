import { expect, it } from 'vitest'

import { legUit } from '../../../application/uitleg'
import { toVertelgrond } from '../../../application/uitleg/legUit'
import { normenVan } from '../../../domain'
import { aanbiederVan } from '../../../domain/orientatie'
import { stapVan, writeOut } from '../../../domain/uitleg'
import { rightOf } from '../../domain/rekenkern/rightOf'
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
