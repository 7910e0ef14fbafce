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
