import { expect, it } from 'vitest'

import { toVerloop, toVerloopgrond } from '../../../application/vergelijking'
import { aflossingsverloop } from '../../../domain/vergelijking'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { koper } from '../samenvatting/kopers'
import { andereNormen, bijDienst, eigenMiddelen, momentopnameVan } from '../rekengrond/momentopnames'

it.each([
  ['the embedded calculation', eigenMiddelen],
  ['a service', bijDienst],
])('toVerloop returns the repayment schedule of the loan in a result of %s', (_wie, middelen) => {
  const momentopname = momentopnameVan()
  const { hypotheekbedrag, rentepercentage } = momentopname.financieringsOpzet
  const grond = toVerloopgrond(momentopname, middelen)
  expect(grond).toMatchObject({ momentopname, rente: rentepercentage })
  const verloop = grond && toVerloop(grond)
  expect(verloop?.lening).toBe(hypotheekbedrag)
  expect(verloop).toEqual(grond && rightOf(aflossingsverloop(grond.verzoek, grond.kader)))
})

it('toVerloopgrond returns undefined for a result without a loan', () => {
  expect(toVerloopgrond(momentopnameVan({ ...koper, eigenGeld: 400_000 }), eigenMiddelen)).toBeUndefined()
})

it('toVerloopgrond returns undefined when a recalculation gives other figures than the result', () => {
  expect(toVerloopgrond(momentopnameVan(undefined, { maandlastNetto: 1 }), bijDienst)).toBeUndefined()
  expect(toVerloopgrond(momentopnameVan(), andereNormen)).toBeUndefined()
})

it('toVerloop without rates and toVerloopgrond for a rate of 101% return undefined', () => {
  const grond = toVerloopgrond(momentopnameVan(), eigenMiddelen)
  expect(grond && toVerloop({ ...grond, kader: { ...grond.kader, rentetarieven: {} } })).toBeUndefined()
  expect(toVerloopgrond(momentopnameVan(undefined, { rentepercentage: 101 }), eigenMiddelen)).toBeUndefined()
})
