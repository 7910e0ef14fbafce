import { expect, it } from 'vitest'

import { toAannames, toUitkomstgrond } from '../../../application'
import { aannamesVan, toVerzoek } from '../../../domain'
import { bijDienst, eigenMiddelen, momentopnameVan, zonderRente } from '../rekengrond/momentopnames'

it('toAannames uses the rekenkader for a result of the embedded calculation', () => {
  const momentopname = momentopnameVan()
  const { verzoek, kader } = toUitkomstgrond(momentopname, eigenMiddelen) ?? {}
  const aannames = toAannames(momentopname, eigenMiddelen)
  expect(aannames).toEqual(verzoek && aannamesVan(verzoek, momentopname.financieringsOpzet, kader))
  expect(aannames).not.toEqual(toAannames(momentopname, bijDienst))
})

it.each([
  ['from a service', momentopnameVan(), bijDienst],
  ['on a page without norms', momentopnameVan(), { ...eigenMiddelen, normen: undefined }],
  ['without a rate', zonderRente(), eigenMiddelen],
])('toAannames uses only the answers and figures for a result %s', (_wie, momentopname, middelen) => {
  expect(toAannames(momentopname, middelen)).toEqual(
    aannamesVan(toVerzoek(momentopname), momentopname.financieringsOpzet, undefined),
  )
})
