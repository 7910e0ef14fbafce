import { describe, expect, it } from 'vitest'

import { normenVan, NORMJAREN } from '../../../domain'
import type { Rekenbewijs } from '../../../domain/bewijs'
import { woordenlijst } from '../../../ui/tekst/woordenlijst'
import { lijstIn, verbind, verzoek, vraag, zonderWoning } from './opstelling'

interface Stap {
  readonly link?: string
  readonly vindplaats: string
  /** The data of the step, each with its source unless that is the source of the step. */
  readonly invoer: readonly { readonly vindplaats?: string }[]
}

describe('leg_uit', () => {
  it('leg_uit returns the main steps to a figure with each article once, and no rekenbewijs', async () => {
    const { tekst, gegevens, bewijzen } = await vraag('leg_uit', { verzoek, veld: 'maximaleHypotheek' })
    const artikelen = tekst.split('\n').filter((regel) => regel.startsWith('Dit staat in '))
    expect(artikelen.length).toBeGreaterThan(1)
    expect(new Set(artikelen).size).toBe(artikelen.length)
    expect([bewijzen, 'hoofdstukken' in gegevens, 'rekenbewijs' in gegevens]).toEqual([[], false, false])
  })

  it('leg_uit returns every step with its source when the whole explanation is asked', async () => {
    const { tekst, gegevens } = await vraag('leg_uit', {
      verzoek,
      veld: 'maximaleHypotheek',
      uitvoerigheid: 'volledig',
    })
    expect(tekst).toContain('Tijdelijke regeling hypothecair krediet, art. 3')
    const hoofdstukken = gegevens['hoofdstukken'] as readonly {
      readonly stappen: readonly Stap[]
    }[]
    const stappen = hoofdstukken.flatMap(({ stappen: van }) => van)
    expect(
      stappen.filter(({ vindplaats }) => !/^Dit (staat in|is een keuze|is een voorbeeldrente|heb je)/.test(vindplaats)),
    ).toEqual([])
    for (const deel of ['formule', 'keuze'] as const)
      expect(
        stappen.some((stap) => deel in stap),
        deel,
      ).toBe(true)
    expect(stappen.some(({ link }) => link?.startsWith('https://wetten.overheid.nl/'))).toBe(true)
    const elders = stappen.flatMap(({ invoer, vindplaats: plek }) =>
      invoer.flatMap(({ vindplaats }) => (vindplaats === undefined ? [] : [vindplaats !== plek])),
    )
    expect(elders).toContain(true)
    expect(elders).not.toContain(false)
  })

  it('leg_uit lists the available figures when the record lacks this one', async () => {
    const { isError, tekst } = await vraag('leg_uit', { verzoek: zonderWoning, veld: 'hypotheekbedrag' })
    expect(isError).toBe(true)
    expect(tekst).toContain(
      'kies een van maximaleHypotheekOpInkomen, maximaleHypotheek, maandlastBruto, maandlastNetto, rentepercentage',
    )
  })
})

describe('the comparison tools', () => {
  it('vergelijk_periodes returns every period of the brand', async () => {
    const { gegevens } = await vraag('vergelijk_periodes')
    const periodes = gegevens['periodes'] as readonly { readonly rentevastperiode: number }[]
    expect(periodes.map(({ rentevastperiode }) => rentevastperiode)).toEqual([1, 12, 60, 120, 180, 240, 360])
  })

  it('vergelijk_normjaren returns both results, their differences and a rekenbewijs for each', async () => {
    const { gegevens, bewijzen } = await vraag('vergelijk_normjaren', { verzoek, anderNormjaar: 2025 })
    const jaren = ['eerste', 'tweede'].map((welke) => Reflect.get(gegevens[welke] as object, 'normjaar') as unknown)
    expect(jaren).toEqual([2026, 2025])
    expect(gegevens['verschillen']).toHaveProperty('maximaleHypotheek')
    expect(bewijzen.map((een) => (JSON.parse(een) as Rekenbewijs).kader.normjaar)).toEqual([2026, 2025])
  })

  it('vergelijk_normjaren refuses two equal years', async () => {
    const { isError, tekst } = await vraag('vergelijk_normjaren', { verzoek, anderNormjaar: 2026 })
    expect([isError, lijstIn(tekst)]).toEqual([true, ['anderNormjaar: kies een ander jaar dan normjaar']])
  })
})

describe('wat_moet_veranderen', () => {
  it('wat_moet_veranderen returns requests after which no own money is missing', async () => {
    const { gegevens } = await vraag('wat_moet_veranderen')
    const genoeg = gegevens['genoeg'] as readonly { readonly verzoek: unknown }[]
    expect(genoeg.length).toBeGreaterThan(2)
    for (const { verzoek: ander } of genoeg) {
      const { gegevens: opnieuw } = await vraag('bereken', { verzoek: ander })
      expect(opnieuw['financieringsOpzet']).toHaveProperty('extraBenodigdeEigenInleg', 0)
    }
  })

  it('wat_moet_veranderen finds what must change to borrow an amount', async () => {
    const { gegevens } = await vraag('wat_moet_veranderen', { verzoek: zonderWoning, teLenen: 280_000 })
    expect(gegevens['tekort']).toBeGreaterThan(0)
    const kan = await vraag('wat_moet_veranderen', { verzoek: zonderWoning, teLenen: 100_000 })
    expect(kan.tekst).toContain('Er hoeft niets te veranderen: je kan dit bedrag al lenen.')
  })

  it('wat_moet_veranderen says that there is enough money when the home can already be paid for', async () => {
    const { tekst } = await vraag('wat_moet_veranderen', {
      verzoek: { ...verzoek, eigenInleg: 1_000_000 },
    })
    expect(tekst).toContain('Er hoeft niets te veranderen: je hebt genoeg eigen geld.')
  })

  it('wat_moet_veranderen refuses a request without a home and without an amount', async () => {
    const { isError, tekst } = await vraag('wat_moet_veranderen', { verzoek: zonderWoning })
    expect([isError, lijstIn(tekst)]).toEqual([
      true,
      ['verzoek.onderpand: vul een woning in, of vraag met teLenen naar een bedrag'],
    ])
  })

  it('wat_moet_veranderen names the exemptions that a single buyer can have', async () => {
    const invoer = { verzoek, mogelijkeVrijstelling: 'eenVanTwee' }
    const { isError, tekst } = await vraag('wat_moet_veranderen', invoer)
    expect([isError, lijstIn(tekst)]).toEqual([
      true,
      ['mogelijkeVrijstelling: verwacht bij deze hypotheekgevers een van nee, ja'],
    ])
  })
})

describe('MCP resources', () => {
  it('the resources have the norms of each year, and the word list', async () => {
    const client = await verbind()
    const { resources } = await client.listResources()
    expect(resources).toMatchObject([
      { name: 'normen-2025', title: 'Leennormen 2025', description: expect.stringMatching(/2025.*link\.$/) as string },
      { name: 'normen-2026', title: 'Leennormen 2026', mimeType: 'application/json' },
      { name: 'woordenlijst', description: expect.stringMatching(/de cijfers van 2026\.$/) as string },
    ])
    for (const jaar of NORMJAREN) {
      const { contents } = await client.readResource({ uri: `hypotheek-orientatie://normen/${jaar}` })
      const normen = JSON.parse(String(contents.map((deel) => Reflect.get(deel, 'text') as unknown)[0])) as unknown
      expect(normen).toEqual(JSON.parse(JSON.stringify(normenVan(jaar))))
    }
  })

  it('the word list resource has the meaning of every word', async () => {
    const { contents } = await (await verbind()).readResource({ uri: 'hypotheek-orientatie://woordenlijst' })
    const tekst = String(contents.map((deel) => Reflect.get(deel, 'text') as unknown)[0])
    expect(tekst.match(/^## /gm)).toHaveLength(Object.keys(woordenlijst).length)
    expect(contents).toMatchObject([{ mimeType: 'text/markdown' }])
    expect(tekst).not.toContain('\u00A0')
    expect(tekst).toMatch(/## Toetsrente\n\n[A-Z][^\n]*5%[^\n]*\.\n/)
  })

  it('an unknown resource is refused', async () => {
    const lezen = (await verbind()).readResource({ uri: 'hypotheek-orientatie://geheim' })
    await expect(lezen).rejects.toThrow('geen bron hypotheek-orientatie://geheim')
  })
})
