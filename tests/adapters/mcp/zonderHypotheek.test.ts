import { describe, expect, it } from 'vitest'

import { normenVan, voorbeeldRentes } from '../../../domain'
import { formatEuro } from '../../../domain/geld'
import { belastingZonderHypotheek } from '../../../domain/vergelijking'
import { readable } from '../../support/readable'
import { exampleVerzoek } from '../../support/server'
import { MEER, TOOLS, vraag } from './opstelling'

const zonderHypotheek = { ...exampleVerzoek, eigenInleg: 400_000 }
/** The tools that say a net monthly cost. */
const MET_NETTO = TOOLS.filter((naam) => naam !== 'wat_moet_veranderen')
const NETTO_NUL = /Netto maandlast: € 0 per maand|€ 0 netto/g
const ZIN = 'Over je eigen woning betaal je'

/** Returns the tax for `zonderHypotheek` under the norms of a year. Euro a month, to the cent. */
const belastingIn = (jaar: 2025 | 2026): number =>
  belastingZonderHypotheek(zonderHypotheek, { normen: normenVan(jaar), rentetarieven: voorbeeldRentes.MY })

const zinVan = (jaar: 2025 | 2026): string =>
  `${ZIN} ${readable(formatEuro(Math.round(belastingIn(jaar))))} belasting per maand.`

describe('the tax on a home without a mortgage', () => {
  it.each(MET_NETTO)('the tool %s names that tax wherever it says a net monthly cost of € 0', async (naam) => {
    const tekst = readable((await vraag(naam, { verzoek: zonderHypotheek, ...MEER[naam] })).tekst)
    expect(tekst).toMatch(NETTO_NUL)
    expect(tekst).toContain(zinVan(2026))
    expect(
      tekst.match(/Netto maandlast: € 0 per maand, bij een hypotheek van € 0(?!\. Over je eigen woning)/g),
    ).toBeNull()
  })

  it.each([
    ['maandlastBruto', []],
    ['maandlastNetto', ['Belasting over de woning zit daar niet in.']],
  ])('leg_uit says of %s that there is none, not that all is free', async (veld, belasting) => {
    const { gegevens } = await vraag('leg_uit', { verzoek: zonderHypotheek, veld })
    expect(gegevens['kern']).toEqual(['Zonder hypotheek heb je geen maandlast.', ...belasting])
  })

  it('vergelijk_normjaren names that tax for each of the two years', async () => {
    const { tekst } = await vraag('vergelijk_normjaren', { verzoek: zonderHypotheek, ...MEER['vergelijk_normjaren'] })
    expect(readable(tekst)).toContain(zinVan(2025))
    expect(zinVan(2025)).not.toBe(zinVan(2026))
  })

  it('bereken returns that tax to the cent in its data, and 0 with a mortgage and without a home', async () => {
    const { gegevens } = await vraag('bereken', { verzoek: zonderHypotheek })
    expect(gegevens['belastingZonderHypotheek']).toBe(belastingIn(2026))
    expect(belastingIn(2026)).toBeGreaterThan(0)
    const { tekst, gegevens: met } = await vraag('bereken', { verzoek: exampleVerzoek })
    expect(met['belastingZonderHypotheek']).toBe(0)
    expect(tekst).not.toContain(ZIN)
  })
})
