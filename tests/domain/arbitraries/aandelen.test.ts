import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { metKader, verzoek } from '../../../adapters/testing/arbitraries/verzoek'
import { kenmerkenVanOrientaties, kenmerkenVanVerzoeken, toGeval, type Kenmerk } from './kenmerken'

const STEEKPROEF = { numRuns: 3000, seed: 2025 }

/** The least share (percent) that a property must be tried on, of each kind of case. */
const elkAandeel = <T>(steekproef: readonly T[], kenmerken: readonly Kenmerk<T>[]): void => {
  it.each(kenmerken.map((kenmerk) => [kenmerk.minstens, kenmerk.naam, kenmerk.geldt] as const))(
    'at least %d%% %s',
    (minstens, _naam, geldt) => {
      expect((100 * steekproef.filter(geldt).length) / steekproef.length).toBeGreaterThanOrEqual(minstens)
    },
  )
}

describe('of the orientations that properties are tried on', () => {
  elkAandeel(fc.sample(orientaties(), STEEKPROEF), kenmerkenVanOrientaties)
})

describe('of the requests that properties are tried on', () => {
  elkAandeel(fc.sample(metKader(verzoek()), STEEKPROEF).map(toGeval), kenmerkenVanVerzoeken)
})
