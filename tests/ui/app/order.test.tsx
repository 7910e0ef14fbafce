import { expect, it } from 'vitest'

import { createManualBerekening } from '../../support/fakes/berekening'
import { now, showAt } from '../../support/screen'
import { inOrder } from '../../support/screen/order'

const SUMMARY = ['Toon de samenvatting', 'Inkomen per jaar', 'Je benodigde hypotheek', 'Berekend met de leennormen']

/** For each screen: a function that shows it, and texts of its blocks in the order in which a visitor reads them. */
const SCREENS: Readonly<Record<string, readonly [show: () => unknown, texts: readonly string[]]>> = {
  'step 1': [
    () => showAt(1, {}, { bewaren: true }),
    [
      'Stap 1 van 3',
      'Koop je alleen of samen?',
      'Bruto jaarinkomen',
      'Heb je een studieschuld of lening',
      'Ga verder',
      'Wat betekenen deze woorden?',
      'Wis mijn antwoorden',
      ...SUMMARY,
    ],
  ],
  'step 2 with a shortage': [
    () => showAt(2, { vraagprijsWoning: 300_000 }),
    [
      'Vraagprijs van de woning',
      'Woon je nu in een koopwoning?',
      'Vorige stap',
      'Ga verder',
      ...SUMMARY.slice(0, 3),
      'Nieuwe woning en kosten',
      'Je kan lenen',
      'Hypotheekbedrag',
      'Wat moet er veranderen?',
      'Waar we van uitgaan',
    ],
  ],
  'step 3 without a shortage': [
    () => showAt(3, { eigenGeld: 60_000 }, { adviseurZoekenUrl: '/adviseur' }),
    [
      'Je kan genoeg lenen voor deze woning',
      'netto per maand',
      'Rente, na belasting',
      'Je leent',
      'Hoe lang wil je je rente vastzetten?',
      'Rentepercentage',
      'Vorige stap',
      'Zoek een adviseur',
      'Vergelijk rentevaste periodes',
      'Wat als je iets verandert?',
      'Bewaar of deel',
      'Wat betekenen deze woorden?',
      ...SUMMARY,
    ],
  ],
  'a failed calculation': [
    () => {
      const berekening = createManualBerekening()
      const { services } = showAt(1, {}, { port: berekening })
      now(() => berekening.last().succeed())
      now(() => services.orientatie.herbereken())
      now(() => berekening.last().fail())
    },
    ['Ga verder', 'De berekening is niet gelukt', 'Probeer opnieuw', ...SUMMARY],
  ],
}

it.each(Object.entries(SCREENS))('the blocks of %s are in reading order', (_, [show, texts]) => {
  show()
  expect(inOrder(texts)).toEqual(texts)
})
