import { expect, it } from 'vitest'

import { toUitkomstgrond, type Momentopname, type Rekenmiddelen } from '../../../application'
import { legUit } from '../../../application/uitleg'
import { toVertelgrond } from '../../../application/uitleg/legUit'
import { aanbiederVan } from '../../../domain/orientatie'
import { stapVan, writeOut } from '../../../domain/uitleg'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { koper } from '../samenvatting/kopers'
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

it('legUit returns the same kern for volledig as for kort, and more steps', () => {
  const grond = toUitkomstgrond(momentopnameVan(), eigenMiddelen)
  const [kort, volledig] = (['kort', 'volledig'] as const).map(
    (uitvoerigheid) => grond && legUit(grond, 'maandlastNetto', uitvoerigheid),
  )
  expect(kort?.kern.length).toBeGreaterThan(1)
  expect(volledig?.kern).toEqual(kort?.kern)
  const stappen = [kort, volledig].map((verhaal) => verhaal?.hoofdstukken.flatMap((deel) => deel.stappen).length ?? 0)
  expect(stappen[1]).toBeGreaterThan(stappen[0] ?? 0)
})

it('toVertelgrond returns undefined for the result of a service', () => {
  expect(vertelgrondVan(momentopnameVan(), bijDienst)).toBeUndefined()
})

it('toVertelgrond returns undefined for a figure that differs from the recalculated figure', () => {
  const { maandlastNetto } = momentopnameVan().financieringsOpzet
  const anders = momentopnameVan(undefined, { maandlastNetto: maandlastNetto + 0.01 })
  expect(vertelgrondVan(anders, eigenMiddelen)).toBeUndefined()
  expect(vertelgrondVan(momentopnameVan(), andereNormen)).toBeUndefined()
})

it('toVertelgrond returns undefined when the recalculation fails because of a rate of 101%', () => {
  expect(vertelgrondVan(momentopnameVan(undefined, { rentepercentage: 101 }), eigenMiddelen)).toBeUndefined()
})

it('legUit returns undefined for the needed financing of a result without a home', () => {
  const grond = toUitkomstgrond(momentopnameVan({ ...koper, vraagprijsWoning: undefined }), eigenMiddelen)
  expect(grond && legUit(grond, 'maximaleHypotheek', 'kort')).toBeDefined()
  expect(grond && legUit(grond, 'benodigdeFinanciering', 'kort')).toBeUndefined()
})
