import { afterEach, expect, it } from 'vitest'

import { clearPage, settled } from '../../support/element'

afterEach(clearPage)

it.each([
  ['hypotheek-orientatie', true],
  ['hypotheek-orientatie-campagne', true],
  ['hypotheek-orientaties', false],
  ['mijn-hypotheek-orientatie', false],
])('an element with the tag %s becomes a calculator: %s', async (tag, isCalculator) => {
  const element = document.createElement(tag)
  document.body.append(element)
  await settled()
  expect(element.shadowRoot !== null).toBe(isCalculator)
})
