import { expect, it } from 'vitest'

import { toUitkomstgrond, type Momentopname, type Rekenmiddelen } from '../../../application'
import { legUit } from '../../../application/uitleg'
import { toVertelgrond } from '../../../application/uitleg/legUit'
import { aanbiederVan } from '../../../domain/orientatie'
import { stapVan, writeOut } from '../../../domain/uitleg'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { andereNormen, bijDienst, eigenMiddelen, momentopnameVan } from '../rekengrond/momentopnames'

const vertelgrondVan = (momentopname: Momentopname, middelen: Rekenmiddelen) => {
  const grond = toUitkomstgrond(momentopname, middelen)
  return grond && toVertelgrond(grond, 'maandlastNetto')
}

it('toVertelgrond returns the trail of the embedded calculation, with the figure of the result', () => {
  const momentopname = momentopnameVan()
  const verteld = vertelgrondVan(momentopname, eigenMiddelen)
  const grond = toUitkomstgrond(momentopname, eigenMiddelen)
  expect(verteld).toMatchObject({ veld: 'maandlastNetto', aanbieder: aanbiederVan('MY'), isVoorbeeldrente: true })
  expect(verteld?.graaf).toEqual(grond && rightOf(writeOut(grond.verzoek, grond.kader)).graaf)
  const stap = verteld && stapVan(verteld.graaf, 'maandlastNetto')
  expect(stap?.uitkomst).toBe(momentopname.financieringsOpzet.maandlastNetto)
})

it('a full explanation has the same opening sentences as a short one, and more steps', () => {
  const grond = toUitkomstgrond(momentopnameVan(), eigenMiddelen)
  const [kort, volledig] = (['kort', 'volledig'] as const).map(
    (uitvoerigheid) => grond && legUit(grond, 'maandlastNetto', uitvoerigheid),
  )
  expect(kort?.kern.length).toBeGreaterThan(1)
  expect(volledig?.kern).toEqual(kort?.kern)
  const stappen = [kort, volledig].map((verhaal) => verhaal?.hoofdstukken.flatMap((deel) => deel.stappen).length ?? 0)
  expect(stappen[1]).toBeGreaterThan(stappen[0] ?? 0)
})

it('a figure of a service has no explanation', () => {
  expect(vertelgrondVan(momentopnameVan(), bijDienst)).toBeUndefined()
})

it('a figure that differs from the recalculated one has no explanation', () => {
  const { maandlastNetto } = momentopnameVan().financieringsOpzet
  const anders = momentopnameVan(undefined, { maandlastNetto: maandlastNetto + 0.01 })
  expect(vertelgrondVan(anders, eigenMiddelen)).toBeUndefined()
  expect(vertelgrondVan(momentopnameVan(), andereNormen)).toBeUndefined()
})

it('a result that cannot be calculated again has no explanation', () => {
  expect(vertelgrondVan(momentopnameVan(undefined, { rentepercentage: 101 }), eigenMiddelen)).toBeUndefined()
})
