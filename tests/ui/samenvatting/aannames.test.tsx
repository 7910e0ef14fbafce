import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { FinancieringsOpzet } from '../../../domain'
import { createManualBerekening } from '../../support/fakes/berekening'
import {
  chooseOption,
  chooseFrom,
  now,
  showCalculator,
  fillIn,
  showAt,
  readable,
  stopKlok,
  fromService,
} from '../../support/screen'

stopKlok()

/** Returns only the required figures of a result. */
const onlyAmounts = (opzet: FinancieringsOpzet): FinancieringsOpzet => {
  const { maximaleHypotheekOpInkomen, maximaleHypotheek, maandlastBruto, maandlastNetto } = opzet
  return { maximaleHypotheekOpInkomen, maximaleHypotheek, maandlastBruto, maandlastNetto }
}

const RENTE = { rentetarieven: { '120': 3.75 } }

/** Returns the title, the sentences and the `details` element of each group in the list 'Waar we van uitgaan'. */
const groepenIn = () => {
  const lijst = screen.getByText('Waar we van uitgaan').closest('details')
  return [...(lijst?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [])].map((groep) => ({
    titel: readable(within(groep).getByRole('heading', { level: 4, hidden: true })),
    zinnen: within(groep).getAllByRole('listitem', { hidden: true }).map(readable),
    groep,
  }))
}

/** Returns the sentences of each group in 'Waar we van uitgaan', by the title of the group without its count. */
const uitgangspunten = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(groepenIn().map(({ titel, zinnen }) => [titel.replace(/ \(\d+\)$/, ''), zinnen]))

const ALLEEN =
  'In dit bedrag zit € 17.000 extra voor wie zonder partner woont. Woon je samen? Dan is je maximum € 253.716. ' +
  'Een geldverstrekker mag dat extra bedrag geven, maar hoeft dat niet.'

const ELKE = 'Bij elke berekening'

describe("'Waar we van uitgaan'", () => {
  it("the list 'Waar we van uitgaan' has the assumptions about a single buyer who has filled in no home", () => {
    showAt(1, {}, RENTE)
    expect(uitgangspunten()['Bij een maximum van € 270.716']).toEqual([
      ALLEEN,
      'Je vulde nog geen woning in. De waarde en het energielabel tellen dus nog niet mee.',
      'De maandlast hoort bij je maximale hypotheek. Dat bedrag nemen we zonder woning ook als WOZ-waarde.',
    ])
  })

  it("the list 'Waar we van uitgaan' has four groups, each with its number of sentences in the title", () => {
    showAt(1, {}, RENTE)
    expect(groepenIn().map(({ titel }) => titel)).toEqual([
      'Bij een maximum van € 270.716 (3)',
      'Bij elke berekening (5)',
      'Wat we niet meerekenen (3)',
      'Welke dag telt (5)',
    ])
    for (const { titel, zinnen } of groepenIn()) expect(titel).toContain(` (${zinnen.length})`)
  })

  it("'Waar we van uitgaan' opens only its first group, and a new result keeps each group open or closed", () => {
    showAt(1, {}, RENTE)
    const geopend = () => groepenIn().map(({ groep }) => groep.open)
    expect(geopend()).toEqual([true, false, false, false])
    groepenIn().forEach(({ groep }) => {
      groep.open = !groep.open
    })
    fillIn('Bruto jaarinkomen', '70.000')
    expect(Object.keys(uitgangspunten())[0]).not.toBe('Bij een maximum van € 270.716')
    expect(geopend()).toEqual([false, true, true, true])
  })

  it("the list 'Waar we van uitgaan' mentions a business or a fiscal partner only when the answers do", () => {
    showAt(1, {}, RENTE)
    const alles = () => Object.values(uitgangspunten()).flat().join(' ')
    expect(alles()).not.toMatch(/ondernemer|studieschuld|Jullie/)
    chooseOption('Wat voor inkomen heb je?', 'Zzp-inkomen')
    expect(alles()).toMatch(/Inkomen als zzp’er of ondernemer telt helemaal mee/)
    chooseOption('Koop je alleen of samen?', 'Samen')
    expect(alles()).toMatch(/Jullie zijn fiscale partners en verdelen de aftrek/)
    expect(alles()).not.toMatch(/zonder partner woont/)
  })

  it("for an unknown energy label, 'Waar we van uitgaan' gives the maximum at A+++, and lists what is left out", () => {
    showAt(2, { vraagprijsWoning: 280_000 }, RENTE)
    const woning = uitgangspunten()['Bij deze woning']
    expect(woning?.[0]).toBe(
      'Je weet het energielabel nog niet, dus we rekenen niets extra. Met label A+++ is je maximum € 300.716. ' +
        'Voor deze woning kan je dan € 280.000 lenen.',
    )
    expect(woning).toContain('Je gaat zelf in de woning wonen.')
    expect(uitgangspunten()['Wat we niet meerekenen']).toEqual([
      expect.stringMatching(/^Wat je extra mag lenen om energie te besparen, zit hier niet in\./),
      'Kosten van advies, een bouwkundige keuring en een bankgarantie tellen niet mee.',
      'De kortingen voor werkende ouders en voor alleenstaande ouderen tellen we niet mee. ' +
        'Inkomen uit aandelen, spaargeld of verhuur ook niet. Kortingen van andere jaren evenmin.',
      'Kosten die je één keer van de belasting aftrekt, zoals de hypotheekakte, tellen niet mee.',
      expect.stringMatching(/^We vragen niet naar kinderalimentatie/),
    ])
  })

  it("the list 'Waar we van uitgaan' names the norm figures, test rate and norm year of the calculation", () => {
    showAt(3, { vraagprijsWoning: 280_000 }, { rentetarieven: { '120': 3.75, '60': 3.5 } })
    chooseFrom('Hoe lang wil je je rente vastzetten?', /^5 jaar/)
    const alles = () => Object.values(uitgangspunten()).flat().join(' ')
    expect(alles()).toContain('In het laatste kwartaal dat we kennen, is die 5%.')
    expect(alles()).toContain('Met dat bedrag erbij mag je hypotheek hoogstens 106% van de waarde zijn.')
    expect(alles()).toContain('De kosten van NHG, 0,4% van je hypotheek, leen je mee.')
    expect(alles()).toContain('Voor alles rekenen we met de regels van 2025.')
  })

  it("the list 'Waar we van uitgaan' says that the maximum is what the norms allow, not what suits the visitor", () => {
    showCalculator()
    expect(uitgangspunten()[ELKE]?.[0]).toBe(
      'Je maximum is wat de leennormen toestaan voor een huishouden zonder kinderen. ' +
        'Dat is niet hetzelfde als wat bij je past.',
    )
  })

  it.each([
    ['amounts only', fromService(onlyAmounts)],
    ['amounts, its rate and its norm year', fromService()],
  ])("the list 'Waar we van uitgaan' has no amount, percentage or year for a service that returns %s", (_, dienst) => {
    showAt(1, {}, dienst)
    expect(Object.values(uitgangspunten()).flat().join(' ')).not.toMatch(/€|%|20\d\d|30 jaar|Heffingskortingen/)
    expect(uitgangspunten()[ELKE]).toHaveLength(2)
  })

  it("the list 'Waar we van uitgaan' is hidden before the first result and after a failed first calculation", () => {
    const berekening = createManualBerekening()
    showCalculator({ port: berekening })
    expect(screen.queryByText('Waar we van uitgaan')).toBeNull()
    now(() => berekening.last().fail())
    expect(screen.queryByText('Waar we van uitgaan')).toBeNull()
  })
})
