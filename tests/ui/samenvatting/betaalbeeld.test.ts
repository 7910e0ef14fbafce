import { describe, expect, it } from 'vitest'

import { toBetaalbeeld } from '../../../ui/samenvatting/betaalbeeld'
import { koper, opzetVan } from '../../application/samenvatting/kopers'
import { withFigures } from '../../support/fakes/berekening'

describe('toBetaalbeeld', () => {
  it('toBetaalbeeld returns 0 as own money when there is a home but no own money', () => {
    expect(toBetaalbeeld(opzetVan({ ...koper, eigenGeld: undefined })).eigenGeld).toBe(0)
  })

  it('toBetaalbeeld returns undefined as own money when there is no home', () => {
    expect(toBetaalbeeld(opzetVan({ ...koper, vraagprijsWoning: undefined })).eigenGeld).toBeUndefined()
  })

  it('toBetaalbeeld leaves own money undefined and out of the bar when the figures of a service do not add up', () => {
    const cijfers = { benodigdeFinanciering: 100_000, extraBenodigdeEigenInleg: 0 }
    const { eigenGeld, delen } = toBetaalbeeld(withFigures(opzetVan(koper), cijfers))
    expect(eigenGeld).toBeUndefined()
    expect(delen.map(({ key }) => key)).toEqual(['hypotheekbedrag'])
  })
})
