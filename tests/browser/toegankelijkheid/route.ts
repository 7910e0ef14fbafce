import { type Page } from '@playwright/test'

import { expect } from '../test'
import { leesFocus } from './boom'
import { focusGebrek } from './focus'

/** The focused element at a Tab stop, as the browser names it, and the keys or text to type there. */
export type Halte = readonly [halte: string, ...toetsen: readonly string[]]

const TOETS = /^(Tab|Enter|Escape|Space|Home|End|Arrow\w+|Shift\+Tab)$/

const druk = async (page: Page, toets: string): Promise<void> => {
  if (TOETS.test(toets)) await page.keyboard.press(toets)
  else await page.keyboard.type(toets)
}

/** Presses Tab from stop to stop: each is the expected element, and its focus is visible. */
export const loopLangs = async (page: Page, route: readonly Halte[]): Promise<void> => {
  const sessie = await page.context().newCDPSession(page)
  for (const [halte, ...toetsen] of route) {
    await page.keyboard.press('Tab')
    expect(await leesFocus(sessie)).toBe(halte)
    await expect(page.getByRole('note'), `an explanation open at ${halte}`).toHaveCount(0)
    expect(await focusGebrek(page), halte).toBeUndefined()
    for (const toets of toetsen) await druk(page, toets)
  }
  await sessie.detach()
}
