import { describe, expect, it } from 'vitest'

import { normenVan, type Kwartaalrentes, type Normen } from '../../../domain'
import { inWoorden, knopenVan, verantwoord } from '../../../domain/uitleg'
import { rightOf } from './rightOf'
import { kaderVan, verzoekVan } from './voorbeeldverzoek'

const met = (waarde: Kwartaalrentes): Normen => ({
  ...normenVan(2026),
  toetsrente: { ...normenVan(2026).toetsrente, waarde },
})

describe('the test rate of the AFM', () => {
  it.each<readonly [Kwartaalrentes, string]>([
    [[5], '5,00%'],
    [[5, 5.1], '5,10%'],
    [[5, 5.1, 5.2, 4.9], '4,90%'],
  ])('of the quarters %j is that of the last one known: %s', (kwartalen, verwacht) => {
    const kader = { ...kaderVan({ rente: 3, periode: 60 }), normen: met(kwartalen) }
    const knopen = knopenVan(rightOf(verantwoord(verzoekVan([{ inkomen: 60_000 }], { periode: 60 }), kader)))
    const stap = knopen.get('toetsrente')
    expect(stap?.soort === 'stap' && inWoorden(stap.uitkomst, stap.eenheid)).toBe(verwacht)
  })

  it.each([2025, 2026] as const)('is 5% in every quarter of %d', (jaar) => {
    expect(normenVan(jaar).toetsrente.waarde).toEqual([5, 5, 5, 5])
  })
})
