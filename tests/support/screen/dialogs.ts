import { screen, within, type BoundFunctions, type queries } from '@testing-library/react'

import type { Handed } from './handed'
import { readable } from '../readable'
import { click, withName } from './operate'
import { now, showAt, type ShownCalculator, type ShowOptions } from './show'

/** A dialog of the calculator. Its title is the text of the button that opens it. */
interface ShownDialog {
  readonly title: string
  /** Shows the calculator with these answers, on the step that has the button, and opens the dialog. */
  readonly show: (antwoorden?: Handed, options?: ShowOptions) => ShownCalculator
  readonly open: () => void
  readonly close: () => void
  /** Returns the dialog, found by its title: a search by role through a whole page is slow in jsdom. */
  readonly element: () => HTMLElement
  readonly inside: () => BoundFunctions<typeof queries>
  /** Returns the texts of the cells of each table row in the dialog, without the first row of the dialog. */
  readonly rows: () => readonly (readonly string[])[]
  /** Returns the texts of the list items in the dialog. */
  readonly points: () => readonly string[]
}

const dialogOf = (title: string, step: 1 | 2 | 3 = 3): ShownDialog => {
  const element = () => withName(title, 'dialog[open]')
  const inside = () => within(element())
  const open = () => click(title)
  return {
    title,
    show: (antwoorden, options) => {
      const shown = showAt(step, antwoorden, options)
      open()
      return shown
    },
    open,
    close: () => click('Sluiten', element()),
    element,
    inside,
    rows: () =>
      inside()
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(readable)),
    points: () => inside().getAllByRole('listitem').map(readable),
  }
}

/** The dialogs of the calculator, each under a short name. */
export const dialogs = {
  jaarinkomen: dialogOf('Bereken jaarinkomen', 1),
  veranderen: dialogOf('Wat moet er veranderen?', 2),
  watAls: dialogOf('Wat als je iets verandert?'),
  verhaal: dialogOf('Hoe komen we aan dit bedrag?', 1),
  watPast: dialogOf('Wat je kan lenen, is nog niet wat bij je past'),
  vergelijking: dialogOf('Vergelijk rentevaste periodes'),
  verloop: dialogOf('Bekijk het verloop over 30 jaar'),
  meenemen: dialogOf('Bewaar of deel'),
  rekenbewijs: dialogOf('Open een rekenbewijs'),
  wissen: dialogOf('Wis mijn antwoorden'),
}

/** Clicks a change that the dialog "Wat moet er veranderen?" offers. */
export const tryChange = (change: RegExp): void => {
  now(() => dialogs.veranderen.inside().getByRole('button', { name: change }).click())
}

/** Returns the message about the change that is being tried; undefined without one. */
export const tried = (): string | undefined => {
  const message = screen.queryByText(/^We rekenen nu met/)
  return message ? readable(message) : undefined
}

/** Leaves a change that is being tried, or a calculation that came from a link or a rekenbewijs. */
export const goBack = (): void => click('Terug naar je eigen antwoorden')
