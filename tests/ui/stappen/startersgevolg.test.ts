import { expect, it } from 'vitest'

import { gevolgVan } from '../../../ui/stappen/startersgevolg'
import { kaderVan2025 } from '../../support/fakes/kader'
import { koper } from '../../application/samenvatting/kopers'
import { momentopnameVan } from '../../application/samenvatting/momentopnames'
import { readable } from '../../support/readable'

const { normen } = kaderVan2025
const momentopname = momentopnameVan(koper)

it.each([
  ['the price of the result, from the result', 300_000, 6_000],
  ['a newer price, at 2% of that price', 350_000, 7_000],
])('gevolgVan names the transfer tax of %s', (_, vraagprijsWoning, belasting) => {
  const gevolg = gevolgVan({ ...koper, vraagprijsWoning }, normen, momentopname)
  expect(readable(gevolg)).toContain(`€ ${belasting.toLocaleString('nl-NL')}`)
})

it('gevolgVan names the transfer tax of the present kind of home after a result for a newly built home', () => {
  const nieuwbouw = momentopnameVan({ ...koper, bestaandeWoning: 'Nieuwbouw' })
  expect(readable(gevolgVan(koper, normen, nieuwbouw))).toContain('€ 6.000')
})
