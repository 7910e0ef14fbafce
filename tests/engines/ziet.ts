import { expect } from 'vitest'

import { type Bezoeker } from './bezoeker'

export type Ziet = ReturnType<typeof createZiet>

/** What a visitor comes to see, sooner or later. */
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
