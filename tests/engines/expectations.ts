import { expect } from 'vitest'

import { type Visitor } from './visitor'

export type Expectations = ReturnType<typeof createExpectations>

/** Creates expectations that wait until the visitor sees the value. */
export const createExpectations = (visitor: () => Visitor) => {
  const reads = (block: string, line: string, amount: string) =>
    expect.poll(() => visitor().line(block, line)).toBe(amount)
  const hasValue = (field: string, value: string) =>
    expect.poll(async () => (await visitor().part('textbox', field))?.value).toBe(value)
  const hasFocus = (role: string, name: string | RegExp) =>
    expect.poll(async () => (await visitor().part(role, name))?.hasFocus).toBe(true)
  const isGone = (role: string, name: string | RegExp) => expect.poll(() => visitor().part(role, name)).toBe(null)
  const isFree = (role: string, name: string | RegExp) =>
    expect.poll(async () => (await visitor().part(role, name))?.isFree).toBe(true)
  return { reads, hasValue, hasFocus, isGone, isFree }
}

export const MAXIMAAL = 'Je maximale hypotheek'
export const BENODIGD = 'Je benodigde hypotheek'
export const INKOMEN = 'Bruto jaarinkomen'
export const RENTEVAST = 'Hoe lang wil je je rente vastzetten?'

/**
 * Figures with the norms of 2025: the maximum for an income of 60.000 euro a year, and the shortage and the mortgage
 * for a home of 300.000 euro with label C and 20.000 euro of own money.
 */
export const OUTCOME = { maximum: '€ 270.716', inleg: '€ 13.537', hypotheek: '€ 275.716' }
/** The monthly annuity of a mortgage of 275.716 euro over 30 years at 3,75%, in whole euros. */
export const MAANDLAST = '€ 1.277'

/** Answers the three steps with the mouse and expects the figures of each. */
export const completeByMouse = async (
  { press, choose, chooseFrom, fillIn }: Visitor,
  reads: Expectations['reads'],
): Promise<void> => {
  await choose('Koop je alleen of samen?', 'Samen')
  await choose('Koop je alleen of samen?', 'Alleen')
  await fillIn(INKOMEN, '60.000')
  await reads(MAXIMAAL, 'Maximale hypotheek', OUTCOME.maximum)
  await press('button', 'Ga verder')
  await fillIn('Vraagprijs van de woning', '300.000')
  await chooseFrom('Energielabel', /^C\b/)
  await fillIn('Eigen geld', '20.000')
  await reads(BENODIGD, 'Extra eigen inleg nodig', OUTCOME.inleg)
  await reads(BENODIGD, 'Hypotheekbedrag', OUTCOME.hypotheek)
  await press('button', 'Ga verder')
  await chooseFrom(RENTEVAST, /^10 jaar/)
  await reads(BENODIGD, 'Bruto maandlast', MAANDLAST)
}
