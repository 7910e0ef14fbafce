import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { gaNaarStap, kies, klik, nu, toonRekenhulp, vulIn } from '../../support/scherm'

const SCHULDEN = 'Heb je een studieschuld of lening, of betaal je partneralimentatie?'

/** The list of the form, and that of the summary. */
const lijst = (plek: 'formulier' | 'samenvatting') => {
  const [formulier, samenvatting] = screen.getAllByText('Wat betekenen deze woorden?')
  const kop = plek === 'formulier' ? formulier : samenvatting
  return kop?.closest('details') ?? document.createElement('details')
}
const open = (plek: 'formulier' | 'samenvatting') => nu(() => lijst(plek).querySelector('summary')?.click())
const woorden = (plek: 'formulier' | 'samenvatting') =>
  within(lijst(plek))
    .queryAllByRole('term', { hidden: true })
    .map(({ textContent }) => textContent)

describe('the list of hard words', () => {
  it('is one line until it is asked for', () => {
    toonRekenhulp()
    expect(lijst('formulier').open).toBe(false)
    expect(lijst('samenvatting').open).toBe(false)
  })

  it('explains the words of its own place, by alphabet', () => {
    toonRekenhulp()
    open('formulier')
    const gevonden = woorden('formulier')
    expect(gevonden).toEqual(expect.arrayContaining(['AOW', 'Bruto jaarinkomen', 'Dertiende maand', 'Rood staan']))
    expect(gevonden).not.toContain('Voorbeeldrente')
    expect(gevonden).toEqual(gevonden.toSorted((een, ander) => een.localeCompare(ander, 'nl')))
  })

  it('follows what is on screen', async () => {
    toonRekenhulp()
    open('formulier')
    expect(woorden('formulier')).not.toContain('DUO')
    kies(SCHULDEN, 'Ja')
    await waitFor(() => expect(woorden('formulier')).toContain('DUO'))
    kies(SCHULDEN, 'Nee')
    await waitFor(() => expect(woorden('formulier')).not.toContain('DUO'))
  })

  it('leaves out what is folded', async () => {
    toonRekenhulp()
    gaNaarStap(2)
    open('samenvatting')
    await waitFor(() => expect(woorden('samenvatting')).toContain('Maximale hypotheek'))
    expect(woorden('samenvatting')).not.toContain('Overdrachtsbelasting')
    klik('Toon details')
    await waitFor(() => expect(woorden('samenvatting')).toContain('Overdrachtsbelasting'))
  })

  it('names the figures of the norms', async () => {
    toonRekenhulp({ rentetarieven: { '120': 3.75 } })
    gaNaarStap(2, '60.000')
    vulIn('Vraagprijs van de woning', '300.000')
    klik('Toon details')
    open('samenvatting')
    await waitFor(() => expect(lijst('samenvatting')).toHaveTextContent('je één keer 0,4% van je hypotheek'))
    expect(lijst('samenvatting')).toHaveTextContent('Ga je er zelf wonen, dan is het 2%.')
  })
})
