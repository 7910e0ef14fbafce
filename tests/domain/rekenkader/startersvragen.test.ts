import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, normenVan, startersvragen } from '../../../domain'

const begin = nieuweOrientatie('MY')

describe('the questions about starters', () => {
  const normen = normenVan(2026)
  const grens = normen.startersvrijstelling.waarde.woningwaardeTotEnMet

  it.each([
    [undefined, []],
    [0, []],
    [1, ['eigen.startersvrijstelling']],
    [grens, ['eigen.startersvrijstelling']],
    [grens + 1, []],
  ])('at a price of %s are: %j', (vraagprijsWoning, velden) => {
    expect(startersvragen({ ...begin, vraagprijsWoning }, normen)).toEqual(velden)
  })

  it('are asked of every buyer who can be one', () => {
    const samen = { ...begin, alleenSamen: 'samen' } as const
    const partner = { ...begin.partner, dienstBetrekking: 'Pensioen' } as const
    expect(startersvragen({ ...samen, vraagprijsWoning: grens }, normen)).toHaveLength(2)
    expect(startersvragen({ ...samen, partner, vraagprijsWoning: grens }, normen)).toHaveLength(1)
  })

  it('are none for a new build, and none without norms', () => {
    const woning = { vraagprijsWoning: grens } as const
    expect(startersvragen({ ...begin, ...woning, bestaandeWoning: 'Nieuwbouw' }, normen)).toEqual([])
    expect(startersvragen({ ...begin, ...woning }, undefined)).toEqual([])
  })
})
