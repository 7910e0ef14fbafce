import fc from 'fast-check'
import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { isBuitenBereik } from '../../../application'
import {
  berekenFinancieringsOpzet,
  metOnderpand,
  nieuweOrientatie,
  normenVan,
  startersvragen,
  toVerzoek,
  voorbeeldRentes,
  type Orientatie,
} from '../../../domain'
import { formatEuro } from '../../../domain/geld'
import {
  gevraagdeVelden,
  STAPNUMMERS,
  startersvrijstellingVan,
  waardeVan,
  type LabelCode,
} from '../../../domain/orientatie'
import { antwoordTekst, vraagTekst } from '../../../ui/tekst'
import { terminalTekst } from '../../../adapters/vraag/terminalTekst'
import { numberOfRuns } from '../../support/numberOfRuns'
import { antwoordenVan, bezoekers } from '../../../adapters/testing/arbitraries/bezoeker'
import { na } from '../../../adapters/testing/arbitraries/orientatie'
import {
  ALLEEN,
  bedragBij,
  bezoek,
  doorloop,
  start,
  stop,
  tekstVan,
  type Antwoorden,
  type ProefTerminal,
} from './terminal'

const SAMEN: Antwoorden = {
  ...ALLEEN,
  'Koop je alleen of samen?': 'Samen',
  'Bruto jaarinkomen van je partner': '30000',
  'Woont een van jullie nu in een koopwoning?': 'Ja',
  'Verkoopprijs van je huidige woning': '350000',
  'Huidig hypotheekbedrag': '200000',
}
const TEKORT: Antwoorden = { ...ALLEEN, 'Vraagprijs van de woning': '300000' }

/** Whether this is the question about credit. That question only helps to fill in *Leningen*. */
const isHulp = (vraag: string): boolean => Object.values<string>(terminalTekst.krediet).includes(vraag)

/** Chooses the assumptions in the menu, and then the explanation of *Netto maandlast*. */
const vraagWaarom = async (terminal: ProefTerminal): Promise<void> => {
  terminal.kies('Zien waar we van uitgaan')
  await doorloop(terminal, {})
  terminal.kies('Zien hoe we aan een bedrag komen')
  expect(await terminal.vraag()).toContain('Hoe komen we aan dit bedrag? ● Hypotheekbedrag')
  terminal.kies('Netto maandlast')
  await doorloop(terminal, {})
}

const opzetVan = (orientatie: Orientatie) => {
  const berekening = berekenFinancieringsOpzet(toVerzoek(orientatie), {
    normen: normenVan(2026),
    rentetarieven: voorbeeldRentes[orientatie.labelCode],
    startersvrijstelling: startersvrijstellingVan(orientatie),
  })
  if (either.isLeft(berekening)) throw new Error(berekening.left._tag)
  return berekening.right.financieringsOpzet
}

describe('a conversation with vraag', () => {
  it('the vraag command asks a single buyer the thirteen questions in order, and ends with the summary', async () => {
    const terminal = start()
    expect(await doorloop(terminal, ALLEEN)).toEqual([
      'Koop je alleen of samen?',
      'Wat voor inkomen heb je?',
      'Bruto jaarinkomen',
      'Ga je binnen 10 jaar met pensioen?',
      'Heb je een studieschuld of lening, of betaal je partneralimentatie?',
      'Vraagprijs van de woning',
      'Wat voor woning wil je kopen?',
      'Kan je de startersvrijstelling gebruiken?',
      'Energielabel',
      'Kosten van de verbouwing (optioneel)',
      'Woon je nu in een koopwoning?',
      'Eigen geld',
      'Hoe lang wil je je rente vastzetten?',
    ])
    expect(bedragBij(terminal, 'Maximale hypotheek')).toBe('€ 264.511')
    expect(bedragBij(terminal, 'Hypotheekbedrag')).toBe('€ 238.102')
    expect(bedragBij(terminal, 'Extra eigen inleg nodig')).toBe('€ 0')
    const tekst = tekstVan(terminal)
    const herkomst = 'Berekend met de leennormen van 2026. Rente: 3,80%, 10 jaar vast. Voorbeeldrente.'
    expect(tekst.split(herkomst), 'once for each step').toHaveLength(1 + STAPNUMMERS.length)
    expect(tekst).toContain('Deze berekening is een goede inschatting, maar geeft je geen recht op een hypotheek.')
    await stop(terminal)
  })

  it('the vraag command suggests own money for a shortage, and shows no shortage after that change', async () => {
    const terminal = await bezoek(TEKORT)
    expect(bedragBij(terminal, 'Extra eigen inleg nodig')).toBe('€ 24.698')
    expect(tekstVan(terminal)).toContain('Let op! Met deze rentevastperiode is het gevraagde hypotheekbedrag niet')
    expect(tekstVan(terminal)).toContain('- Betaal € 24.698 meer met eigen geld: samen € 44.698.')
    terminal.kies('Een antwoord veranderen')
    expect(await terminal.vraag()).toContain('Welk antwoord wil je veranderen?')
    terminal.kies('Eigen geld: € 20.000')
    await doorloop(terminal, { 'Eigen geld': '44698' })
    expect(bedragBij(terminal, 'Extra eigen inleg nodig')).toBe('€ 0')
    await stop(terminal)
  })

  it('for any visitor, the vraag command shows the amounts that berekenFinancieringsOpzet returns', async () => {
    const bezoek = fc.constantFrom<LabelCode>('MY', 'FL').chain(bezoekers)
    await fc.assert(
      fc.asyncProperty(bezoek, fc.constantFrom(40, 80), async (bezoeker, kolommen) => {
        const { labelCode } = bezoeker
        const orientatie = na(antwoordenVan(bezoeker), nieuweOrientatie(labelCode))
        const velden = [...gevraagdeVelden(orientatie), ...startersvragen(orientatie, normenVan(2026))]
        const antwoorden = velden.map((veld) => {
          const waarde = waardeVan(orientatie, veld)
          const tekst = typeof waarde === 'number' && veld !== 'renteperiode' ? String(waarde) : undefined
          return [vraagTekst(veld, orientatie).label, tekst ?? antwoordTekst(veld, orientatie)]
        })
        const terminal = start(['--label-code', labelCode], kolommen)
        const gesteld = await doorloop(terminal, Object.fromEntries(antwoorden) as Antwoorden)
        expect(gesteld.filter((vraag) => !isHulp(vraag))).toHaveLength(velden.length)
        const opzet = opzetVan(orientatie)
        const woning = metOnderpand(opzet)
        expect(bedragBij(terminal, 'Je kan lenen')).toBe(formatEuro(opzet.maximaleHypotheek))
        expect(bedragBij(terminal, 'Hypotheekbedrag')).toBe(formatEuro(woning?.hypotheekbedrag))
        if (!isBuitenBereik({ ...orientatie, financieringsOpzet: opzet }))
          expect(bedragBij(terminal, 'Netto maandlast')).toBe(formatEuro(opzet.maandlastNetto))
        await stop(terminal)
      }),
      numberOfRuns(15),
    )
  })

  /** After an intended change: run this test with `--update`, and read the new text. */
  it('the terminal text of the vraag command for two buyers who sell their home matches bezoek.txt', async () => {
    const terminal = await bezoek({ ...SAMEN, 'Kosten van de verbouwing': '10000' }, ['--label-code', 'FL'])
    await vraagWaarom(terminal)
    terminal.kies('Een antwoord veranderen')
    expect(await terminal.vraag()).toContain('Welk antwoord')
    terminal.kies('Verkoopprijs van je huidige woning')
    await doorloop(terminal, { 'Verkoopprijs van je huidige woning': '600000' })
    await stop(terminal)
    await expect(terminal.regels().join('\n').trimEnd()).toMatchFileSnapshot('bezoek.txt')
  })

  it('the vraag command prints no line that is too wide for a terminal of 40 columns', async () => {
    const terminal = start([], 40)
    await doorloop(terminal, { ...SAMEN, 'Vraagprijs van de woning': '900000' })
    await vraagWaarom(terminal)
    expect(terminal.afgebroken()).toEqual([])
    await stop(terminal)
  })
})
