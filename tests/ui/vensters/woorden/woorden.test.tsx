import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { woordenlijst } from '../../../../ui/tekst/woordenlijst'
import { findWoorden, textShown } from '../../../../ui/vensters/woorden/findWoorden'
import {
  allBut,
  chooseOption,
  click,
  dialogs,
  draws,
  fillIn,
  now,
  pending,
  readable,
  showAt,
  showCalculator,
  typeIn,
  seller,
  type ShowOptions,
} from '../../../support/screen'

const VRAAG = 'Wat betekenen deze woorden?'
const SCHULDEN = 'Heb je een studieschuld of lening, of betaal je partneralimentatie?'

const dialoog = () => screen.getByRole('dialog', { hidden: true })
const opAlfabet = (woorden: readonly string[]) => woorden.toSorted((een, ander) => een.localeCompare(ander, 'nl'))

describe('the glossary', () => {
  const knop = () => screen.getByRole('button', { name: VRAAG })
  const open = () => click(VRAAG)
  const sluit = () => now(() => within(dialoog()).getByText('Sluiten').click())
  const termen = () =>
    within(dialoog())
      .getAllByRole('term', { hidden: true })
      .map((term) => ({ woord: term.textContent, gevouwen: term.closest('details') !== null }))
  const opScherm = () => termen().flatMap(({ woord, gevouwen }) => (gevouwen ? [] : woord))
  const andere = () => termen().flatMap(({ woord, gevouwen }) => (gevouwen ? woord : []))

  it('the glossary lists the words on screen first and folds the others, both in alphabetical order', () => {
    showCalculator()
    open()
    expect(opScherm()).toEqual(expect.arrayContaining(['Bruto jaarinkomen', 'Maximale hypotheek', 'Studieschuld']))
    expect(opScherm()).not.toContain('Overdrachtsbelasting')
    expect(andere()).toEqual(expect.arrayContaining(['Overdrachtsbelasting', 'Toetsrente']))
    for (const woorden of [opScherm(), andere()]) expect(woorden).toEqual(opAlfabet(woorden))
  })

  it('the glossary has every word of `woordenlijst` exactly once', () => {
    showCalculator()
    open()
    const alle = Object.values(woordenlijst).map(({ woord }) => woord)
    expect(opAlfabet([...opScherm(), ...andere()])).toEqual(opAlfabet(alle))
  })

  it('the glossary searches the screen for words again each time it opens', () => {
    showCalculator()
    open()
    expect(opScherm()).not.toContain('DUO')
    sluit()
    chooseOption(SCHULDEN, 'Ja')
    open()
    expect(opScherm()).toContain('DUO')
  })

  it('the glossary treats unfolded text as on screen, and folded text as not on screen', () => {
    showAt(2)
    click('Toon details')
    open()
    expect(opScherm()).toContain('Overdrachtsbelasting')
    expect(opScherm()).not.toContain('Heffingskorting')
  })

  it('the glossary lists Erfpacht as a word on screen when the question about debts names ground rent', () => {
    showCalculator()
    open()
    expect(opScherm()).toContain('Erfpacht')
  })

  it.each(['Hillenaftrek', 'Bindend aanbod', 'Restschuld'])(
    'the glossary lists %s as a word on screen when the assumptions are unfolded',
    (woord) => {
      showAt(3, {
        ...seller,
        vraagprijsWoning: 400_000,
        verkoopPrijsWoning: 300_000,
        huidigeHypotheekBedrag: 310_000,
      })
      for (const details of document.querySelectorAll('details')) details.open = true
      open()
      expect(opScherm()).toContain(woord)
    },
  )

  it('the glossary explains words with the figures of the norms', () => {
    showAt(2, { vraagprijsWoning: 300_000 }, { rentetarieven: { '120': 3.75 } })
    click('Toon details')
    open()
    expect(dialoog()).toHaveTextContent('je één keer 0,4% van je hypotheek')
    expect(dialoog()).toHaveTextContent('Ga je er zelf wonen, dan is het 2%.')
    expect(dialoog()).toHaveTextContent('korter dan 10 jaar vast, dan is die minstens 5%.')
    expect(dialoog()).toHaveTextContent('toetsinkomen hoger dan € 28.000? Dan mag je tot € 17.000 extra lenen.')
    expect(dialoog()).toHaveTextContent('belasting, maar tegen hoogstens 37,48%.')
  })

  it('the button of the glossary is not redrawn when an amount is typed or changed', () => {
    showCalculator()
    const vanWoorden = (getekend: readonly Element[]) => getekend.filter((element) => knop().contains(element))
    fillIn('Bruto jaarinkomen', '50.000')
    expect(vanWoorden(draws(() => typeIn('Bruto jaarinkomen', '60000')))).toEqual([])
    expect(vanWoorden(draws(() => fillIn('Bruto jaarinkomen', '70.000')))).toEqual([])
  })
})

/** The dialogs that these tests open, each with the options under which the calculator offers the dialog. */
const DIALOGEN: readonly (readonly [keyof typeof dialogs, ShowOptions])[] = [
  ['vergelijking', {}],
  ['verloop', {}],
  ['veranderen', {}],
  ['watAls', {}],
  ['meenemen', {}],
  ['rekenbewijs', { type: 'Adviseur' }],
  ['wissen', { bewaren: true }],
]

describe('the glossary in a dialog', () => {
  const vouw = () => within(dialoog()).getByText(VRAAG)
  const uitgelegd = () => [...(vouw().closest('details')?.querySelectorAll('dt') ?? [])].map(readable)
  const staan = () => findWoorden(textShown(dialoog())).map((naam) => woordenlijst[naam].woord)

  it.each(DIALOGEN)('dialog `%s` has a glossary with exactly its difficult words, if any', (naam, opties) => {
    showAt(3, {}, opties)
    dialogs[naam].open()
    const woorden = staan()
    const [regel, ...meer] = within(dialoog()).queryAllByText(VRAAG)
    if (regel) fireEvent.click(regel)
    expect([regel ? uitgelegd() : [], meer]).toEqual([woorden, []])
    expect(regel !== undefined).toBe(woorden.length > 0)
  })

  it("the glossary in the dialog 'Wat als je iets verandert?' adds a new word when it is unfolded again", () => {
    dialogs.watAls.show()
    fireEvent.click(vouw())
    const eerst = uitgelegd()
    fireEvent.click(vouw())
    const regel = dialoog().querySelector('p')?.appendChild(document.createElement('span'))
    regel?.append('Hillenaftrek')
    fireEvent.click(vouw())
    expect(uitgelegd()).toEqual(opAlfabet([...eerst, 'Hillenaftrek']))
  })

  it('the glossary in the repayment schedule shows its words once its code has loaded', async () => {
    const woorden = pending('woorden')
    dialogs.verloop.show({}, { lazy: allBut(woorden) })
    fireEvent.click(vouw())
    expect(uitgelegd()).toEqual([])
    await woorden.finishLoading()
    expect(uitgelegd()).toContain('Aflossen')
  })
})
