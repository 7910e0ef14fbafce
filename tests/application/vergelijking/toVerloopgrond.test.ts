import { expect, it } from 'vitest'

import { toVerloop, toVerloopgrond } from '../../../application/vergelijking'
import { aflossingsverloop } from '../../../domain/vergelijking'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { koper } from '../samenvatting/kopers'
import { andereNormen, bijDienst, eigenMiddelen, momentopnameVan } from '../rekengrond/momentopnames'

it.each([
  ['of our own result', eigenMiddelen],
  ['of the same result of a service', bijDienst],
])('toVerloop returns the repayment of the loan %s', (_wie, middelen) => {
  const momentopname = momentopnameVan()
  const { hypotheekbedrag, rentepercentage } = momentopname.financieringsOpzet
  const grond = toVerloopgrond(momentopname, middelen)
  expect(grond).toMatchObject({ momentopname, rente: rentepercentage })
  const verloop = grond && toVerloop(grond)
  expect(verloop?.lening).toBe(hypotheekbedrag)
  expect(verloop).toEqual(grond && rightOf(aflossingsverloop(grond.verzoek, grond.kader)))
})

it('a result without a loan has no repayment schedule', () => {
  expect(toVerloopgrond(momentopnameVan({ ...koper, eigenGeld: 400_000 }), eigenMiddelen)).toBeUndefined()
})

it('a result that differs from the recalculated one has no repayment schedule', () => {
  expect(toVerloopgrond(momentopnameVan(undefined, { maandlastNetto: 1 }), bijDienst)).toBeUndefined()
  expect(toVerloopgrond(momentopnameVan(), andereNormen)).toBeUndefined()
})

it('a failed calculation has no repayment schedule', () => {
  const grond = toVerloopgrond(momentopnameVan(), eigenMiddelen)
  expect(grond && toVerloop({ ...grond, kader: { ...grond.kader, rentetarieven: {} } })).toBeUndefined()
  expect(toVerloopgrond(momentopnameVan(undefined, { rentepercentage: 101 }), eigenMiddelen)).toBeUndefined()
})
