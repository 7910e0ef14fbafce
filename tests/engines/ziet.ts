import { expect } from 'vitest'

import { type Bezoeker } from './bezoeker'

export type Ziet = ReturnType<typeof createZiet>

/** Creates expectations that wait until the visitor sees the value. */
export const createZiet = (bezoeker: () => Bezoeker) => {
  const leest = (blok: string, regel: string, bedrag: string) =>
    expect.poll(() => bezoeker().regel(blok, regel)).toBe(bedrag)
  const heeftWaarde = (veld: string, waarde: string) =>
    expect.poll(async () => (await bezoeker().deel('textbox', veld))?.waarde).toBe(waarde)
  const heeftFocus = (rol: string, naam: string | RegExp) =>
    expect.poll(async () => (await bezoeker().deel(rol, naam))?.heeftFocus).toBe(true)
  const isWeg = (rol: string, naam: string | RegExp) => expect.poll(() => bezoeker().deel(rol, naam)).toBe(null)
  const isVrij = (rol: string, naam: string | RegExp) =>
    expect.poll(async () => (await bezoeker().deel(rol, naam))?.isVrij).toBe(true)
  return { leest, heeftWaarde, heeftFocus, isWeg, isVrij }
}

export const MAXIMAAL = 'Je maximale hypotheek'
export const BENODIGD = 'Je benodigde hypotheek'
export const INKOMEN = 'Bruto jaarinkomen'
export const RENTEVAST = 'Hoe lang wil je je rente vastzetten?'

/**
 * The maximum for 60.000 a year, and the shortage and mortgage for a home of 300.000 with label C and 20.000 of own
 * money (norms of 2025).
 */
export const UITKOMST = { maximaal: '€ 270.716', inleg: '€ 13.537', hypotheek: '€ 275.716' }
/** The monthly annuity of 275.716 over 30 years at 3,75%, in whole euros. */
export const MAANDLAST = '€ 1.277'

/** Answers the three steps with the mouse and expects the figures of each. */
export const doeMetMuis = async ({ druk, kies, kiesUit, vulIn }: Bezoeker, leest: Ziet['leest']): Promise<void> => {
  await kies('Koop je alleen of samen?', 'Samen')
  await kies('Koop je alleen of samen?', 'Alleen')
  await vulIn(INKOMEN, '60.000')
  await leest(MAXIMAAL, 'Maximale hypotheek', UITKOMST.maximaal)
  await druk('button', 'Ga verder')
  await vulIn('Vraagprijs van de woning', '300.000')
  await kiesUit('Energielabel', /^C\b/)
  await vulIn('Eigen geld', '20.000')
  await leest(BENODIGD, 'Extra eigen inleg nodig', UITKOMST.inleg)
  await leest(BENODIGD, 'Hypotheekbedrag', UITKOMST.hypotheek)
  await druk('button', 'Ga verder')
  await kiesUit(RENTEVAST, /^10 jaar/)
  await leest(BENODIGD, 'Bruto maandlast', MAANDLAST)
}
