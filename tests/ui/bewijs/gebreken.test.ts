import { expect, it } from 'vitest'

import type { Verschil } from '../../../domain/bewijs'
import { gebrekenVan } from '../../../ui/bewijs/gebreken'

it.each(['constructor', '__proto__', 'onzin'])(
  'a figure that no record has stands there by its own name: %s',
  (veld) => {
    const verschil = { soort: 'cijfer', veld, inBewijs: 1, nu: undefined, waarom: '' } as unknown as Verschil
    const [zin = ''] = gebrekenVan({ _tag: 'Verschilt', verschillen: [verschil] })
    expect(zin.replaceAll('\u00A0', ' ')).toBe(`${veld}: in het bewijs € 1,00, nagerekend niets.`)
  },
)

it('every reason is said, in the order in which they were found', () => {
  const verschillen = (['zegel', 'normen', 'rekenkern'] as const).map((soort) => ({ soort }) as unknown as Verschil)
  expect(gebrekenVan({ _tag: 'Verschilt', verschillen })).toEqual([
    'Het bewijs is veranderd nadat het gemaakt is.',
    'De leennormen van dat jaar zijn verbeterd sinds het bewijs is gemaakt.',
    'De rekenhulp is vernieuwd sinds het bewijs is gemaakt.',
  ])
})
