import { describe, expect, it } from 'vitest'

import type { Rekenbewijs } from '../../../domain/bewijs'
import { each } from '../../support/sometimes'
import { lijstIn, verbind, verzoek, vraag, zonderWoning } from './opstelling'

interface Stap {
  readonly link?: string
  readonly vindplaats: string
  /** The inputs of the step. An input has a `vindplaats` only when its source differs from the source of the step. */
  readonly invoer: readonly { readonly vindplaats?: string }[]
}

describe('leg_uit', () => {
  it('the default short explanation of leg_uit cites each article once and has no rekenbewijs', async () => {
    const { tekst, gegevens, bewijzen } = await vraag('leg_uit', { verzoek, veld: 'maximaleHypotheek' })
    const artikelen = tekst.split('\n').filter((regel) => regel.startsWith('Dit staat in '))
    expect(artikelen.length).toBeGreaterThan(1)
    expect(new Set(artikelen).size).toBe(artikelen.length)
    expect([bewijzen, 'hoofdstukken' in gegevens, 'rekenbewijs' in gegevens]).toEqual([[], false, false])
  })

  it('the tool leg_uit with uitvoerigheid volledig gives the source of each returned step', async () => {
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

  it('without a home, leg_uit refuses hypotheekbedrag and lists the figures that it can explain', async () => {
    const { isError, tekst } = await vraag('leg_uit', { verzoek: zonderWoning, veld: 'hypotheekbedrag' })
    expect(isError).toBe(true)
    expect(tekst).toContain(
      'kies een van maximaleHypotheekOpInkomen, maximaleHypotheek, maandlastBruto, maandlastNetto, rentepercentage',
    )
  })

  // A sale below the mortgage leaves a restschuld, a sale above it an overwaarde; extra work needs a new build.
  it('leg_uit explains every figure that its input schema lists, for a home with a sale and extra work', async () => {
    const { tools } = await (await verbind()).listTools()
    const invoer = tools.find(({ name }) => name === 'leg_uit')?.inputSchema.properties ?? {}
    const { enum: velden } = invoer['veld'] as { readonly enum: readonly string[] }
    const metVerkoop = (verkoopprijs: number, onderpandType: string) => ({
      ...verzoek,
      onderpand: {
        ...verzoek.onderpand,
        onderpandType,
        meerwerkOfVerbouwingskosten: 5000,
        huidigHypotheekbedrag: 200_000,
        verkoopprijs,
      },
    })
    const verzoeken = [metVerkoop(190_000, 'BestaandeBouw'), metVerkoop(250_000, 'Nieuwbouw')]
    for (const veld of each('figures', velden)) {
      const antwoorden = await Promise.all(verzoeken.map((een) => vraag('leg_uit', { verzoek: een, veld })))
      expect(
        antwoorden.map(({ isError }) => isError),
        veld,
      ).toContain(false)
    }
  })
})

describe('the comparison tools', () => {
  it('the tool vergelijk_periodes returns all seven fixed-rate periods of Moneyou', async () => {
    const { gegevens } = await vraag('vergelijk_periodes')
    const periodes = gegevens['periodes'] as readonly { readonly rentevastperiode: number }[]
    expect(periodes.map(({ rentevastperiode }) => rentevastperiode)).toEqual([1, 12, 60, 120, 180, 240, 360])
  })

  it('the tool vergelijk_periodes has a monthly cost only for the periods that allow the loan', async () => {
    const krap = { ...verzoek, onderpand: { ...verzoek.onderpand, koopsom: 270_000 } }
    const { gegevens } = await vraag('vergelijk_periodes', { verzoek: krap })
    const periodes = gegevens['periodes'] as readonly { readonly isMogelijk: boolean; readonly maand?: object }[]
    expect(new Set(periodes.map(({ isMogelijk }) => isMogelijk))).toEqual(new Set([true, false]))
    for (const periode of periodes) {
      expect('maand' in periode).toBe(periode.isMogelijk)
      expect(periode).not.toHaveProperty('nettoAls')
    }
  })

  it('the tool vergelijk_normjaren returns two results, their differences and two rekenbewijzen', async () => {
    const { gegevens, bewijzen } = await vraag('vergelijk_normjaren', { verzoek, anderNormjaar: 2025 })
    const jaren = ['eerste', 'tweede'].map((welke) => Reflect.get(gegevens[welke] as object, 'normjaar') as unknown)
    expect(jaren).toEqual([2026, 2025])
    expect(gegevens['verschillen']).toHaveProperty('maximaleHypotheek')
    expect(bewijzen.map((een) => (JSON.parse(een) as Rekenbewijs).kader.normjaar)).toEqual([2026, 2025])
  })

  it('the tool vergelijk_normjaren refuses an anderNormjaar that equals the default norm year', async () => {
    const { isError, tekst } = await vraag('vergelijk_normjaren', { verzoek, anderNormjaar: 2026 })
    expect([isError, lijstIn(tekst)]).toEqual([true, ['anderNormjaar: kies een ander jaar dan normjaar']])
  })
})

describe('wat_moet_veranderen', () => {
  it('each request that wat_moet_veranderen lists under `genoeg` has no shortage in the tool bereken', async () => {
    const { gegevens } = await vraag('wat_moet_veranderen')
    const genoeg = gegevens['genoeg'] as readonly { readonly verzoek: unknown }[]
    expect(genoeg.length).toBeGreaterThan(2)
    for (const { verzoek: ander } of genoeg) {
      const { gegevens: opnieuw } = await vraag('bereken', { verzoek: ander })
      expect(opnieuw['financieringsOpzet']).toHaveProperty('extraBenodigdeEigenInleg', 0)
    }
  })

  it('the tool wat_moet_veranderen finds a shortage for teLenen 280.000, and none for 100.000', async () => {
    const { gegevens } = await vraag('wat_moet_veranderen', { verzoek: zonderWoning, teLenen: 280_000 })
    expect(gegevens['tekort']).toBeGreaterThan(0)
    const kan = await vraag('wat_moet_veranderen', { verzoek: zonderWoning, teLenen: 100_000 })
    expect(kan.tekst).toContain('Er hoeft niets te veranderen: je kan dit bedrag al lenen.')
  })

  it('the tool wat_moet_veranderen says that no change is needed when own money pays for the home', async () => {
    const { tekst } = await vraag('wat_moet_veranderen', {
      verzoek: { ...verzoek, eigenInleg: 1_000_000 },
    })
    expect(tekst).toContain('Er hoeft niets te veranderen: je hebt genoeg eigen geld.')
  })

  it('the tool wat_moet_veranderen refuses a request without a home when teLenen is absent too', async () => {
    const { isError, tekst } = await vraag('wat_moet_veranderen', { verzoek: zonderWoning })
    expect([isError, lijstIn(tekst)]).toEqual([
      true,
      ['verzoek.onderpand: vul een woning in, of vraag met teLenen naar een bedrag'],
    ])
  })

  it('the tool wat_moet_veranderen refuses the mogelijkeVrijstelling eenVanTwee for a single buyer', async () => {
    const invoer = { verzoek, mogelijkeVrijstelling: 'eenVanTwee' }
    const { isError, tekst } = await vraag('wat_moet_veranderen', invoer)
    expect([isError, lijstIn(tekst)]).toEqual([
      true,
      ['mogelijkeVrijstelling: verwacht bij deze hypotheekgevers een van nee, ja'],
    ])
  })
})
