import fc from 'fast-check'
import { expect, it } from 'vitest'

import { ATTRIBUTEN, toEigenschap } from '../../../adapters/element/eigenschappen'
import { eigenschappen } from '../../../adapters/testing'

it('the generated properties of a host page are those that the element knows, each in some of them', () => {
  const gezien = new Set(fc.sample(eigenschappen(), 200).flatMap((gegeven) => Object.keys(gegeven)))
  expect([...gezien].toSorted()).toEqual(ATTRIBUTEN.map(toEigenschap).toSorted())
})
