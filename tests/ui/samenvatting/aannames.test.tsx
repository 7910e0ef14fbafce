import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { createHandmatigeBerekening, directeBerekening } from '../../support/fakes/berekening'
import { gaNaarStap, kies, nu, toonRekenhulp, vulIn } from '../../support/scherm'
import { stopKlok } from './bonnetje'

stopKlok()

const NBSP = /\u00A0/g

/** What the figures start from: the sentences under each title. */
const uitgangspunten = (): Readonly<Record<string, readonly string[]>> => {
  const details = screen.getByText('Waar we van uitgaan').closest('details')
  if (details === null) throw new Error('The list is not folded.')
  return Object.fromEntries(
    within(details)
      .getAllByRole('heading', { level: 4, hidden: true })
      .map((titel) => {
        const zinnen = within(titel.nextElementSibling as HTMLElement).getAllByRole('listitem', { hidden: true })
        const leesbaar = (element: Element) => element.textContent.replaceAll(NBSP, ' ')
        return [leesbaar(titel), zinnen.map(leesbaar)] as const
      }),
  )
}

const ALLEEN =
  'In dit bedrag zit € 17.000 extra voor wie zonder partner woont. Woon je samen? Dan is je maximum € 253.716. ' +
  'Een geldverstrekker mag dat extra bedrag geven, maar hoeft dat niet.'

const ELKE = 'Bij elke berekening'

describe('what the figures start from', () => {
  it('says what applies to this visitor first, then what applies to everyone and which date decides', () => {
    toonRekenhulp({ rentetarieven: { '120': 3.75 } })
    vulIn('Bruto jaarinkomen', '60.000')
    expect(Object.keys(uitgangspunten())).toEqual(['Bij een maximum van € 270.716', ELKE, 'Welke dag telt'])
    expect(uitgangspunten()['Bij een maximum van € 270.716']).toEqual([
      ALLEEN,
      'Je vulde nog geen woning in. De waarde en het energielabel tellen dus nog niet mee.',
    ])
  })

  it('speaks of a business, of debts or of a partner only to who has one', () => {
    toonRekenhulp({ rentetarieven: { '120': 3.75 } })
    vulIn('Bruto jaarinkomen', '60.000')
    const alles = () => Object.values(uitgangspunten()).flat().join(' ')
    expect(alles()).not.toMatch(/ondernemer|studieschuld|Jullie/)
    kies('Wat voor inkomen heb je?', 'Zzp-inkomen')
    expect(alles()).toMatch(/Inkomen als zzp’er of ondernemer telt helemaal mee/)
    kies('Koop je alleen of samen?', 'Samen')
    expect(alles()).toMatch(/Jullie verdelen de aftrek/)
    expect(alles()).not.toMatch(/zonder partner woont/)
  })

  it('has the home under a title of its own, with what a known label would give', () => {
    toonRekenhulp({ rentetarieven: { '120': 3.75 } })
    gaNaarStap(2, '60.000', '280.000')
    vulIn('Vraagprijs van de woning', '280.000')
    const woning = uitgangspunten()['Bij deze woning']
    expect(woning?.[0]).toBe(
      'Je weet het energielabel nog niet. Met label A+++ is je maximum € 300.716. ' +
        'Voor deze woning kan je dan € 280.000 lenen.',
    )
    expect(woning).toContain('Je gaat zelf in de woning wonen.')
  })

  it('says that the maximum is what the norms allow, not what suits the visitor', () => {
    toonRekenhulp()
    expect(uitgangspunten()[ELKE]?.[0]).toBe(
      'Je maximum is wat de leennormen toestaan voor een huishouden zonder kinderen. ' +
        'Dat is niet hetzelfde als wat bij je past.',
    )
  })

  it('of a service says only what the answers and its figures make certain', () => {
    toonRekenhulp({ berekening: directeBerekening, rentetarieven: undefined })
    vulIn('Bruto jaarinkomen', '60.000')
    expect(Object.values(uitgangspunten()).flat().join(' ')).not.toMatch(/€|30 jaar|Heffingskortingen/)
    expect(uitgangspunten()[ELKE]).toHaveLength(3)
  })

  it('is not there while nothing is calculated', () => {
    const berekening = createHandmatigeBerekening()
    toonRekenhulp({ berekening })
    expect(screen.queryByText('Waar we van uitgaan')).toBeNull()
    nu(() => berekening.laatste().faal())
    expect(screen.queryByText('Waar we van uitgaan')).toBeNull()
  })
})
