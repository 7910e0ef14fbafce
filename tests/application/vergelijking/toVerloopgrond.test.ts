import { expect, it } from 'vitest'

import { toMomentopname } from '../../../application'
import { toVerloop, toVerloopgrond } from '../../../application/vergelijking'
import { normenVan } from '../../../domain'
import { aflossingsverloop } from '../../../domain/vergelijking'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { opzetBij } from '../../domain/rekenkern/voorbeeldverzoek'
import { koper } from '../samenvatting/kopers'
import { grondVan, metKader, momentopnameVan, vanDienst, zonderRente } from '../samenvatting/momentopnames'

it.each([
  ['the embedded calculation', momentopnameVan(), true],
  ['a service', vanDienst(momentopnameVan()), false],
])('toVerloop returns the repayment schedule of the loan in a result of %s', (_wie, momentopname, isVoorbeeldrente) => {
  const { renteperiode, financieringsOpzet } = momentopname
  const { hypotheekbedrag, rentepercentage: rente } = financieringsOpzet
  const grond = toVerloopgrond(momentopname)
  expect(grond).toMatchObject({ financieringsOpzet, renteperiode, rente, isVoorbeeldrente })
  const verloop = grond && toVerloop(grond)
  expect(verloop?.lening).toBe(hypotheekbedrag)
  expect(verloop).toEqual(grond && rightOf(aflossingsverloop(grond.verzoek, grond.kader)))
})

it.each([
  [[3.6, 3.8], 'nhg'],
  [[3.8, 3.8], undefined],
] as const)(
  'toVerloopgrond of a result with NHG, at the rates %j with and without NHG, has the rentesoort %s',
  ([nhg, zonder], rentesoort) => {
    const orientatie = { ...koper, vraagprijsWoning: 200_000, renteperiode: 120 } as const
    const grond = grondVan(orientatie, { '120': nhg === zonder ? nhg : { nhg, zonder } })
    const momentopname = toMomentopname({ ...orientatie, grond }, opzetBij(grond.verzoek, grond.kader))
    expect(toVerloopgrond(momentopname)).toMatchObject({ rente: nhg })
    expect(toVerloopgrond(momentopname)?.rentesoort).toBe(rentesoort)
  },
)

it('toVerloopgrond returns undefined for a result without a loan', () => {
  expect(toVerloopgrond(momentopnameVan({ ...koper, eigenGeld: 400_000 }))).toBeUndefined()
})

it('toVerloopgrond returns undefined when a recalculation gives other figures than the result', () => {
  expect(toVerloopgrond(vanDienst(momentopnameVan(undefined, { maandlastNetto: 1 })))).toBeUndefined()
  expect(toVerloopgrond(metKader(momentopnameVan(), { normen: normenVan(2026) }))).toBeUndefined()
})

it('toVerloop without rates, and toVerloopgrond for a rate of 101% or no rate, return undefined', () => {
  const grond = toVerloopgrond(momentopnameVan())
  expect(grond && toVerloop({ ...grond, kader: { ...grond.kader, rentetarieven: {} } })).toBeUndefined()
  expect(toVerloopgrond(vanDienst(momentopnameVan(undefined, { rentepercentage: 101 })))).toBeUndefined()
  expect(toVerloopgrond(zonderRente(momentopnameVan()))).toBeUndefined()
})
