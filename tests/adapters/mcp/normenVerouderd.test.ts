import { describe, expect, it } from 'vitest'

import type { FinancieringsOpzet } from '../../../domain'
import { formatEuro } from '../../../domain/geld'
import { readable } from '../../support/readable'
import { MEER, TOOLS, verbind, verzoek, vraag } from './opstelling'

const IN_2026 = new Date(2026, 11, 31)
const IN_2027 = new Date(2027, 0, 1)
const ONTBREKEN = 'We rekenen met de leennormen van 2026. Die van 2027 hebben we nog niet.'

const in2026 = verbind({ nu: () => IN_2026 })
const in2027 = verbind({ nu: () => IN_2027 })

const maximumIn = (gegevens: Readonly<Record<string, unknown>>): number =>
  Math.round((gegevens['financieringsOpzet'] as FinancieringsOpzet).maximaleHypotheekOpInkomen)

describe('norms of an earlier year than the present one', () => {
  it.each(TOOLS)('from 1 January 2027, %s says before any amount that it has no norms of 2027', async (naam) => {
    const { tekst, gegevens } = await vraag(naam, { verzoek, ...MEER[naam] }, in2027)
    const [voorBedragen = ''] = tekst.split('€', 1)
    expect(voorBedragen.split('\n')).toContain(ONTBREKEN)
    expect(gegevens).toMatchObject({ normjaar: 2026, normenVerouderd: true })
  })

  it('from 1 January 2027, bereken says what the change from 2025 to 2026 did to the maximum mortgage', async () => {
    const { tekst, gegevens } = await vraag('bereken', { verzoek }, in2027)
    const daarvoor = await vraag('bereken', { verzoek, normjaar: 2025 }, in2027)
    const verschil = maximumIn(daarvoor.gegevens) - maximumIn(gegevens)
    const hoeveel = `${readable(formatEuro(Math.abs(verschil)))} ${verschil > 0 ? 'meer' : 'minder'}`
    expect(verschil).not.toBe(0)
    expect(tekst.split('\n')).toContain(`Met de leennormen van 2025 mocht je bij je inkomen ${hoeveel} lenen.`)
  })

  it.each(TOOLS)('on 31 December 2026, %s does not say that norms are missing', async (naam) => {
    const { tekst, gegevens } = await vraag(naam, { verzoek, ...MEER[naam] }, in2026)
    expect(tekst).not.toMatch(/hebben we nog niet|mocht je bij je inkomen/)
    expect(gegevens).toMatchObject({ normjaar: 2026, normenVerouderd: false })
  })

  it('in 2026, bereken with the norms of 2025 is marked, without a sentence about missing norms', async () => {
    const { tekst, gegevens } = await vraag('bereken', { verzoek, normjaar: 2025 }, in2026)
    expect(tekst).not.toContain('hebben we nog niet')
    expect(gegevens).toMatchObject({ normjaar: 2025, normenVerouderd: true })
  })

  it('in 2027, bereken with the norms of 2025 names the newer norms of 2026, and misses those of 2027', async () => {
    const { tekst, gegevens } = await vraag('bereken', { verzoek, normjaar: 2025 }, in2027)
    const { gegevens: nieuwer } = await vraag('bereken', { verzoek, normjaar: 2026 }, in2027)
    const maximum = readable(formatEuro(maximumIn(nieuwer)))
    expect(readable(tekst).split('\n')).toContain(
      `Er zijn nieuwere leennormen, van 2026. Daarmee is je maximale hypotheek ${maximum}. ` +
        'De leennormen van 2027 hebben we nog niet.',
    )
    expect(gegevens).toMatchObject({ normjaar: 2025, normenVerouderd: true })
  })
})
