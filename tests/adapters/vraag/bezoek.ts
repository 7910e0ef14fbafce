import { expect } from 'vitest'

import type { Antwoorden, ProefTerminal } from './terminal'

/** What somebody answers who buys alone and has enough; the rest stays as it is. */
export const ALLEEN: Antwoorden = {
  'Bruto jaarinkomen': '60000',
  'Vraagprijs van de woning': '250000',
  Energielabel: 'C',
  'Eigen geld': '20000',
}

export const MENU = 'Wat wil je nu doen?'

/** The amount behind the last line that begins with these words. */
export const bedragBij = (terminal: ProefTerminal, wat: string): string | undefined =>
  terminal
    .regels()
    .findLast((regel) => regel.startsWith(`${wat} `))
    ?.slice(wat.length)
    .trim()

/** Everything on the screen as one text. */
export const tekstVan = (terminal: ProefTerminal): string => terminal.regels().join(' ').replaceAll(/\s+/g, ' ')

/** Ends a conversation that has come to its menu. */
export const stop = async (terminal: ProefTerminal): Promise<void> => {
  expect(await terminal.vraag()).toContain(MENU)
  terminal.kies('Stoppen')
  expect([await terminal.code, terminal.fout()]).toEqual([0, ''])
}
