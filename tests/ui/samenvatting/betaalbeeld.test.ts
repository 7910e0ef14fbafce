import { describe, expect, it } from 'vitest'

import { toBetaalbeeld } from '../../../ui/samenvatting/betaalbeeld'
import { koper, opzetVan } from '../../application/samenvatting/kopers'
import { metCijfers } from '../../support/fakes/berekening'

describe('the own money in the picture of how a home is paid', () => {
  it('own money is 0 euro when a home is paid without it', () => {
    expect(toBetaalbeeld(opzetVan({ ...koper, eigenGeld: undefined })).eigenGeld).toBe(0)
  })

  it('own money is not known without a home', () => {
    expect(toBetaalbeeld(opzetVan({ ...koper, vraagprijsWoning: undefined })).eigenGeld).toBeUndefined()
  })

  it('own money is not known, and no part of the bar, when the figures of a service do not add up', () => {
    const cijfers = { benodigdeFinanciering: 100_000, extraBenodigdeEigenInleg: 0 }
    const { eigenGeld, delen } = toBetaalbeeld(metCijfers(opzetVan(koper), cijfers))
    expect(eigenGeld).toBeUndefined()
    expect(delen.map(({ key }) => key)).toEqual(['hypotheekbedrag'])
  })
})
