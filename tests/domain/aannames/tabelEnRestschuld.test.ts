import { describe, expect, it } from 'vitest'

import type { Aannamenaam, Rekenkader } from '../../../domain'
import { zinVan } from '../../../domain/aannames/woorden'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { sometimes } from '../../support/sometimes'
import {
  aannamesBij,
  bestaandeWoning,
  kaderVan,
  verzoekVan,
  type Omstandigheden,
  type Persoon,
} from '../rekenkern/voorbeeldverzoek'
import { verzoekVanTwee } from '../rekenkern/verzoekVanTwee'
import { readable } from '../../support/readable'

const voorbeeld = (personen: readonly Persoon[], omstandigheden: Omstandigheden = {}) =>
  aannamesBij(verzoekVan(personen, omstandigheden), kaderVan(omstandigheden))

describe('aannames about the table of two buyers', () => {
  const paar = (eerste: Persoon, tweede: Persoon, naam: Aannamenaam): string | undefined => {
    const gevonden = voorbeeld([eerste, tweede], { jaar: 2026, rente: 3.8 }).find((aanname) => aanname.naam === naam)
    return gevonden && zinVan(gevonden)
  }
  const pensioen: Persoon = { soort: 'Pensioen', inkomen: 51_000 }
  const zin = (wie: string, maximum: string): string =>
    `Wie van jullie het meest verdient, bepaalt welke tabel geldt. ${wie} Was dat niet zo, dan was je maximale ` +
    `hypotheek € ${maximum}.`

  // At a rate of 3,8%, two buyers with a joint income of 101.999 can borrow 636.640 by tabel 2 (34,9% of the income) or
  // 477.936 by tabel 1 (26,2%). With a joint income of 102.001 they can borrow 636.652 or 479.769.
  it.each<readonly [string, Persoon, Persoon, Aannamenaam, string, string]>([
    [
      'the visitor with AOW',
      pensioen,
      { inkomen: 50_999 },
      'tabelVanJouMetAow',
      'Dat ben jij, en je krijgt AOW.',
      '477.936',
    ],
    [
      'the visitor without AOW',
      { inkomen: 51_001 },
      pensioen,
      'tabelVanJouZonderAow',
      'Dat ben jij, en je krijgt nog geen AOW.',
      '636.652',
    ],
    [
      'the partner with AOW',
      { inkomen: 50_999 },
      pensioen,
      'tabelVanPartnerMetAow',
      'Dat is je partner, en die krijgt AOW.',
      '477.936',
    ],
    [
      'the partner without AOW',
      pensioen,
      { inkomen: 51_001 },
      'tabelVanPartnerZonderAow',
      'Dat is je partner, en die krijgt nog geen AOW.',
      '636.652',
    ],
  ])('the tabelVan aanname names %s, and the maximum with the other table', (_, eerste, tweede, naam, wie, maximum) => {
    expect(readable(paar(eerste, tweede, naam))).toBe(zin(wie, maximum))
  })

  it('aanname tabelVanPartnerMetAow applies if the partner’s pension exceeds the other income less alimony', () => {
    expect(readable(paar({ inkomen: 51_001, alimentatie: 50 }, pensioen, 'tabelVanPartnerMetAow'))).toBe(
      zin('Dat is je partner, en die krijgt AOW.', '475.134'),
    )
  })

  it('aanname gelijkInkomen mentions the maximum with the table that the calculation did not use', () => {
    expect(readable(paar({ inkomen: 51_000 }, pensioen, 'gelijkInkomen'))).toContain(
      'Met de andere tabel was je maximale hypotheek € 636.646.',
    )
  })

  it('a tabelVan aanname or gelijkInkomen applies if only one buyer has Pensioen, else no tabelVan does', () => {
    everyTimes(numberOfRuns(500), arbitraries.metKader(verzoekVanTwee), ([verzoek, kader]) => {
      const [eerste, tweede] = verzoek.hypotheekgevers.map(
        ({ inkomsten }) => inkomsten.dienstbetrekkingsoort === 'Pensioen',
      )
      const genoemd = aannamesBij(verzoek, kader).filter(({ naam }) => naam.startsWith('tabelVan'))
      const isGelijk = aannamesBij(verzoek, kader).some(({ naam }) => naam === 'gelijkInkomen')
      const isEen = sometimes('one pension', eerste !== tweede)
      expect(isEen ? genoemd.length === 1 || isGelijk : genoemd.length === 0).toBe(true)
    })
  })
})

describe('restschuld in the loan', () => {
  const onderpand = bestaandeWoning(250_000, {
    energielabelType: 'E',
    verkoopprijs: 300_000,
    huidigHypotheekbedrag: 314_000,
  })
  const zinnenVan = (jaar: 2025 | 2026): readonly string[] =>
    voorbeeld([{ inkomen: 60_000 }, { soort: 'Overig' }], { jaar, rente: 3.8, eigenInleg: 20_000, onderpand }).map(
      (aanname) => readable(zinVan(aanname)),
    )

  it('aanname renteOverRestschuld mentions that a restschuld lowers the maximum by 5.829 euros in 2026', () => {
    expect(zinnenVan(2026)).toContain(
      'De rente over je restschuld is niet aftrekbaar. Daardoor kan je € 5.829 minder lenen.',
    )
  })

  it('aanname restschuldAlsAftrekbaar applies only to norms without tables for a restschuld', () => {
    const omstandigheden = { jaar: 2026, rente: 3.8, eigenInleg: 20_000, onderpand } as const
    const [verzoek, kader] = [verzoekVan([{ inkomen: 60_000 }], omstandigheden), kaderVan(omstandigheden)]
    const { financieringslast } = kader.normen
    const waarde = { ...financieringslast.waarde, nietAftrekbaar: undefined }
    const zonder = { ...kader, normen: { ...kader.normen, financieringslast: { ...financieringslast, waarde } } }
    const zinnenMet = (een: Rekenkader) => aannamesBij(verzoek, een).map((aanname) => zinVan(aanname))
    const zin =
      'Voor je maximum rekenen we alsof de rente over je restschuld wel aftrekbaar is. In het echt kan je vaak minder ' +
      'lenen.'
    expect([kader, zonder].map((een) => zinnenMet(een).includes(zin))).toEqual([false, true])
  })

  it('aanname renteOverRestschuld mentions that a restschuld lowers the maximum in 2025 too', () => {
    expect(zinnenVan(2025).join()).toMatch(
      /De rente over je restschuld is niet aftrekbaar\. Daardoor kan je € [\d.]+ minder lenen\./,
    )
  })
})
