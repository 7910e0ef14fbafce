import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, normenVan, startersvragen } from '../../../domain'

const begin = nieuweOrientatie('MY')

describe('startersvragen', () => {
  const normen = normenVan(2026)
  const grens = normen.startersvrijstelling.waarde.woningwaardeTotEnMet

  it.each([
    [undefined, []],
    [0, []],
    [1, ['eigen.startersvrijstelling']],
    [grens, ['eigen.startersvrijstelling']],
    [grens + 1, []],
  ])('startersvragen for an asking price of %s returns %j', (vraagprijsWoning, velden) => {
    expect(startersvragen({ ...begin, vraagprijsWoning }, normen)).toEqual(velden)
  })

  it('startersvragen returns a question for each of two home buyers, except for one with Pensioen', () => {
    const samen = { ...begin, alleenSamen: 'samen' } as const
    const partner = { ...begin.partner, dienstBetrekking: 'Pensioen' } as const
    expect(startersvragen({ ...samen, vraagprijsWoning: grens }, normen)).toHaveLength(2)
    expect(startersvragen({ ...samen, partner, vraagprijsWoning: grens }, normen)).toHaveLength(1)
  })

  it('startersvragen returns no questions for a new build or without norms', () => {
    const woning = { vraagprijsWoning: grens } as const
    expect(startersvragen({ ...begin, ...woning, bestaandeWoning: 'Nieuwbouw' }, normen)).toEqual([])
    expect(startersvragen({ ...begin, ...woning }, undefined)).toEqual([])
  })
})
