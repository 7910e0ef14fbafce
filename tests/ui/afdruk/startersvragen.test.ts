import { expect, it } from 'vitest'

import { nieuweOrientatie, normenVan } from '../../../domain'
import { startersvragen } from '../../../ui/afdruk/zinnen'

const normen = normenVan(2026)
const grens = normen.startersvrijstelling.waarde.woningwaardeTotEnMet

it.each([
  [undefined, []],
  [0, []],
  [1, ['eigen.startersvrijstelling']],
  [grens, ['eigen.startersvrijstelling']],
  [grens + 1, []],
])('at a price of %s paper and terminal ask of starters what the screen asks: %j', (vraagprijsWoning, velden) => {
  expect(startersvragen({ ...nieuweOrientatie('MY'), vraagprijsWoning }, normen)).toEqual(velden)
})

it('a new build asks nothing of starters', () => {
  const nieuwbouw = { ...nieuweOrientatie('MY'), bestaandeWoning: 'Nieuwbouw', vraagprijsWoning: grens } as const
  expect(startersvragen(nieuwbouw, normen)).toEqual([])
})
