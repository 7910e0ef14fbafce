import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { choose } from '../../../adapters/element/loader/choose'
import { readProperties, attributeLayer, jsonLayer } from '../../../adapters/element/mount/properties/readProperties'

const given = fc.constantFrom(undefined, null, '', ' MY', 'MY', 'FL', 'my', 'XX', 'licht', 'donker', 'systeem', 0, {})

it('the loader paints the brand and the colour mode that the application shows', () => {
  fc.assert(
    fc.property(given, given, given, given, (labelCode, merk, kleurmodus, modus) => {
      const host = document.createElement('div')
      if (typeof merk === 'string') host.setAttribute('label-code', merk)
      if (typeof modus === 'string') host.setAttribute('kleurmodus', modus)
      const { properties } = readProperties([attributeLayer(host), jsonLayer({ labelCode, kleurmodus })])
      expect(choose([labelCode, host.getAttribute('label-code')], ['MY', 'FL'])).toBe(properties.labelCode)
      const chosen = choose([kleurmodus, host.getAttribute('kleurmodus')], ['licht', 'donker', 'systeem'])
      expect(chosen ?? 'licht').toBe(properties.kleurmodus)
    }),
  )
})
