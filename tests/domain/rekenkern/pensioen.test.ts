import { describe, expect, it } from 'vitest'

import { verantwoord } from '../../../domain/uitleg'
import { rightOf } from './rightOf'
import { kaderVan, opzetVan, verzoekVan, type Persoon } from './voorbeeldverzoek'

const maximumVan = (personen: readonly Persoon[]): number => opzetVan(personen).maximaleHypotheekOpInkomen

/* Worked out by hand with the tables of Trhk bijlage 1 for 2025 and the annuity factor of 3,750%: 215,928813. */
describe('a pension within ten years (Trhk art. 2 lid 5)', () => {
  it('lowers the maximum to what the pension allows, loans included', () => {
    // AOW row 40.000 × 27% / 12 − 200 = 700; × 215,928813 = 151.150,17; + 17.000
    // today: 975 × 215,928813 + 17.000
    expect(maximumVan([{ inkomen: 60_000, leningen: 200, pensioenBinnen10Jaar: 40_000 }])).toBe(168_150)
  })

  it('gives no single-person amount when the pension lies below the threshold', () => {
    // AOW row 0: 24.000 × 18% / 12 − 200 = 160; × 215,928813 = 34.548,61
    expect(maximumVan([{ inkomen: 60_000, leningen: 200, pensioenBinnen10Jaar: 24_000 }])).toBe(34_548)
  })

  it('does not raise the maximum when the pension is higher', () => {
    expect(maximumVan([{ inkomen: 60_000, pensioenBinnen10Jaar: 90_000 }])).toBe(270_716)
  })

  it('allows nothing when no pension is expected', () => {
    expect(maximumVan([{ inkomen: 60_000, pensioenBinnen10Jaar: 0 }])).toBe(0)
  })

  it('of one of two keeps the other’s income', () => {
    // 40.000 (below AOW, the highest) + 25.000 = 65.000; × 24% / 12 = 1.300; × 215,928813 = 280.707,46
    expect(maximumVan([{ inkomen: 50_000, pensioenBinnen10Jaar: 25_000 }, { inkomen: 40_000 }])).toBe(280_707)
  })

  it('of both counts at every moment: when one has retired, when the other has, and when both have', () => {
    const eerste = { inkomen: 70_000, pensioenBinnen10Jaar: 30_000 }
    const tweede = { inkomen: 32_000, pensioenBinnen10Jaar: 32_000 }
    // When only the first has retired: 30.000 and 32.000 below AOW, which is the highest: 62.000, below AOW
    expect(maximumVan([eerste, tweede])).toBe(maximumVan([eerste, { inkomen: 32_000 }]))
    // 62.000 × 23,5% / 12 = 1.214,166667; × 215,928813 = 262.173,57
    expect(maximumVan([eerste, tweede])).toBe(262_173)
  })

  it('is written out for each moment apart', () => {
    const personen = [{ inkomen: 70_000, pensioenBinnen10Jaar: 30_000 }, { pensioenBinnen10Jaar: 32_000 }]
    const { stappen } = rightOf(verantwoord(verzoekVan(personen), kaderVan()))
    expect(stappen.map(({ id }) => id).filter((id) => /^pensioentoets.*\.(?:soort|maximum)$/.test(id))).toEqual([
      'pensioentoets.eerste.1.soort',
      'pensioentoets.tweede.2.soort',
      'pensioentoets.beiden.1.soort',
      'pensioentoets.beiden.2.soort',
      'pensioentoets.eerste.maximum',
      'pensioentoets.tweede.maximum',
      'pensioentoets.beiden.maximum',
    ])
  })
})
