import { describe, expect, it } from 'vitest'

import { betaalzin, toBetaalbeeld } from '../../../ui/uitkomst/betaalbeeld'
import { koper, opzetVan } from '../../application/samenvatting/kopers'
import { withFigures } from '../../support/fakes/berekening'
import { readable } from '../../support/readable'

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

it.each([
  [0, ['eigenGeld', 'hypotheekbedrag'], /Je leent € 275\.000 van de € 275\.716 die je voor deze woning kan lenen\.$/],
  [1, ['eigenGeld', 'extraBenodigdeEigenInleg', 'hypotheekbedrag'], /Je leent € 275\.000 en komt € 1 tekort\.$/],
])('for a shortage of %d euro, the bar has the parts %j, and its sentence matches %s', (tekort, parts, zin) => {
  const cijfers = { maximaleHypotheek: 275_716, hypotheekbedrag: 275_000, extraBenodigdeEigenInleg: tekort }
  const beeld = toBetaalbeeld(withFigures(opzetVan(koper), cijfers))
  expect(beeld.delen.map(({ key }) => key)).toEqual(parts)
  expect(readable(betaalzin(beeld))).toMatch(zin)
})
