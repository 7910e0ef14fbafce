import { describe, expect, it } from 'vitest'

import type { NieuwereNormen, NieuwMaximum } from '../../../application'
import type { FinancieringsOpzet } from '../../../domain'
import { nieuwereNormenZin, normwisselZinnen } from '../../../ui/tekst'
import { readable } from '../../support/readable'

const opzet: FinancieringsOpzet = {
  maximaleHypotheekOpInkomen: 260_000.4,
  maximaleHypotheek: 260_000,
  maandlastBruto: 1200,
  maandlastNetto: 900,
}

const maximum = (maximaleHypotheekOpInkomen: number): NieuwMaximum => ({
  maximaleHypotheekOpInkomen,
  isVoorstel: false,
})

const ontbreken = (in2025?: NieuwMaximum): NieuwereNormen => ({
  _tag: 'Ontbreken',
  normjaar: 2027,
  vanUitkomst: 2026,
  daarvoor: in2025 && { normjaar: 2025, maximum: in2025 },
})

const bekend = (in2026: NieuwMaximum | undefined, ontbrekend?: number): NieuwereNormen => ({
  _tag: 'Bekend',
  normjaar: 2026,
  maximum: in2026,
  ontbrekend,
})

describe('the sentences about norms of a calendar year that are not known', () => {
  it('nieuwereNormenZin says which norms are used, and which are not known', () => {
    expect(nieuwereNormenZin(ontbreken(maximum(250_000)))).toBe(
      'We rekenen met de leennormen van 2026. Die van 2027 hebben we nog niet.',
    )
  })

  it('nieuwereNormenZin says after the newer norms that those of the calendar year are not known', () => {
    const nieuwer = 'Er zijn nieuwere leennormen, van 2026. Daarmee is je maximale hypotheek € 250.000.'
    const in2026 = maximum(250_000)
    expect(readable(nieuwereNormenZin(bekend(in2026)))).toBe(nieuwer)
    expect(readable(nieuwereNormenZin(bekend(in2026, 2027)))).toBe(
      `${nieuwer} De leennormen van 2027 hebben we nog niet.`,
    )
    expect(nieuwereNormenZin(bekend(undefined, 2027))).toBe(
      'Er zijn nieuwere leennormen, van 2026. De leennormen van 2027 hebben we nog niet.',
    )
  })

  it.each([
    [262_999.5, 'Met de leennormen van 2025 mocht je bij je inkomen € 3.000 meer lenen.'],
    [255_000, 'Met de leennormen van 2025 mocht je bij je inkomen € 5.000 minder lenen.'],
    [260_000, 'Met de leennormen van 2025 mocht je bij je inkomen evenveel lenen.'],
  ])('normwisselZinnen compares a maximum of € %d in 2025 with € 260.000 in 2026', (daarvoor, zin) => {
    expect(normwisselZinnen(opzet, ontbreken(maximum(daarvoor))).map(readable)).toEqual([zin])
  })

  it('normwisselZinnen is empty while the maximum of the year before is unknown, and without newer norms', () => {
    expect([normwisselZinnen(opzet, ontbreken()), normwisselZinnen(opzet, undefined)]).toEqual([[], []])
  })
})
