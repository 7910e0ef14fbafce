import { expect, it } from 'vitest'

import { normenVan } from '../../../domain'
import { createRekenbewijs } from '../../../domain/bewijs'
import { vergelijkBewijs } from '../../../ui/bewijs/vergelijk'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from '../../domain/rekenkern/voorbeeldverzoek'

it.each(['ja', 'nee', 'eenVanTwee'] as const)(
  'a receipt done again with the same norms and rates is the same, with the starters exemption: %s',
  async (startersvrijstelling) => {
    const kader = { ...kaderVan(), startersvrijstelling }
    const verzoek = verzoekVan([{ inkomen: 40_000 }, { inkomen: 20_000 }], { onderpand: bestaandeWoning(250_000) })
    const bewijs = rightOf(createRekenbewijs(verzoek, kader))
    const loadNormen = () => Promise.resolve(normenVan(2025))
    const oordeel = await vergelijkBewijs({ loadNormen }, bewijs, {
      normen: kader.normen,
      rentetarieven: kader.rentetarieven,
    })
    expect(oordeel).toEqual({ gebreken: [], verschillen: [] })
  },
)
