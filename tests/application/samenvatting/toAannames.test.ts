import { expect, it } from 'vitest'

import { toAannames } from '../../../application'
import { aannamesVan, normenVan } from '../../../domain'
import { grondVan, metKader, momentopnameVan, vanDienst, zonderRente } from './momentopnames'

it('toAannames uses the rekenkader for a result of the embedded calculation', () => {
  const momentopname = momentopnameVan()
  const { verzoek, kader } = grondVan()
  const aannames = toAannames(momentopname)
  expect(aannames).toEqual(aannamesVan(verzoek, momentopname.financieringsOpzet, kader))
  expect(aannames).not.toEqual(toAannames(vanDienst(momentopname)))
})

it.each([
  ['from a service', vanDienst(momentopnameVan())],
  ['from a service that names no rate', zonderRente(momentopnameVan())],
  ['that a recalculation does not give', metKader(momentopnameVan(), { normen: normenVan(2026) })],
])('toAannames uses only the answers and figures for a result %s', (_wie, momentopname) => {
  expect(toAannames(momentopname)).toEqual(
    aannamesVan(momentopname.grond.verzoek, momentopname.financieringsOpzet, undefined),
  )
})
