import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { woordenlijst } from '../../../ui/tekst/zinnen'
import { chooseOption, click, now, draws, showCalculator, typeIn, fillIn, showAt } from '../../support/screen'

const VRAAG = 'Wat betekenen deze woorden?'
const SCHULDEN = 'Heb je een studieschuld of lening, of betaal je partneralimentatie?'

const knop = () => screen.getByRole('button', { name: VRAAG })
const open = () => click(VRAAG)
const dialoog = () => screen.getByRole('dialog', { name: VRAAG, hidden: true })
const sluit = () => now(() => within(dialoog()).getByText('Sluiten').click())
const termen = () =>
  within(dialoog())
    .getAllByRole('term', { hidden: true })
    .map((term) => ({ woord: term.textContent, gevouwen: term.closest('details') !== null }))
const opScherm = () => termen().flatMap(({ woord, gevouwen }) => (gevouwen ? [] : woord))
const andere = () => termen().flatMap(({ woord, gevouwen }) => (gevouwen ? woord : []))

const opAlfabet = (woorden: readonly string[]) => woorden.toSorted((een, ander) => een.localeCompare(ander, 'nl'))

describe('what the hard words mean', () => {
  it('is one button until it is asked for', () => {
    showCalculator()
    expect(knop()).toHaveAttribute('aria-haspopup', 'dialog')
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  })

  it('has the words of the step and its figures first', () => {
    showCalculator()
    open()
    expect(opScherm()).toEqual(expect.arrayContaining(['Bruto jaarinkomen', 'Maximale hypotheek', 'Studieschuld']))
    expect(opScherm()).not.toContain('Overdrachtsbelasting')
    expect(andere()).toEqual(expect.arrayContaining(['Overdrachtsbelasting', 'Toetsrente']))
    for (const woorden of [opScherm(), andere()]) expect(woorden).toEqual(opAlfabet(woorden))
  })

  it('has every word once', () => {
    showCalculator()
    open()
    const alle = Object.values(woordenlijst).map(({ woord }) => woord)
    expect(opAlfabet([...opScherm(), ...andere()])).toEqual(opAlfabet(alle))
  })

  it('reads the screen anew each time it opens', () => {
    showCalculator()
    open()
    expect(opScherm()).not.toContain('DUO')
    sluit()
    chooseOption(SCHULDEN, 'Ja')
    open()
    expect(opScherm()).toContain('DUO')
  })

  it('leaves what is folded to the other words', () => {
    showAt(2)
    click('Toon details')
    open()
    expect(opScherm()).toContain('Overdrachtsbelasting')
    expect(opScherm()).not.toContain('Heffingskorting')
  })

  it('names the figures of the norms', () => {
    showAt(2, { vraagprijsWoning: 300_000 }, { rentetarieven: { '120': 3.75 } })
    click('Toon details')
    open()
    expect(dialoog()).toHaveTextContent('je één keer 0,4% van je hypotheek')
    expect(dialoog()).toHaveTextContent('Ga je er zelf wonen, dan is het 2%.')
  })

  it('draws nothing while an amount is typed or has changed', () => {
    showCalculator()
    const vanWoorden = (getekend: readonly Element[]) => getekend.filter((element) => knop().contains(element))
    fillIn('Bruto jaarinkomen', '50.000')
    expect(vanWoorden(draws(() => typeIn('Bruto jaarinkomen', '60000')))).toEqual([])
    expect(vanWoorden(draws(() => fillIn('Bruto jaarinkomen', '70.000')))).toEqual([])
  })
})
