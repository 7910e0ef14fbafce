import { type Page } from '@playwright/test'

import { expect } from '../test'
import { readFocus } from './tree'
import { focusFault } from './focus'

/** The focused element at a Tab stop, as its role and name, and the keys or texts to type at that stop. */
export type Stop = readonly [stop: string, ...keys: readonly string[]]

const KEY = /^(Tab|Enter|Escape|Space|Home|End|Arrow\w+|Shift\+Tab)$/

const press = async (page: Page, key: string): Promise<void> => {
  if (KEY.test(key)) await page.keyboard.press(key)
  else await page.keyboard.type(key)
}

/**
 * Presses Tab for each stop, and expects the element of the stop to have visible focus and no explanation to be open.
 * Then presses the keys of the stop.
 */
export const tabThrough = async (page: Page, route: readonly Stop[]): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  for (const [stop, ...keys] of route) {
    await page.keyboard.press('Tab')
    expect(await readFocus(session)).toBe(stop)
    await expect(page.getByRole('note'), `an explanation open at ${stop}`).toHaveCount(0)
    expect(await focusFault(page), stop).toBeUndefined()
    for (const key of keys) {
      await press(page, key)
      if (key === 'Enter' && stop.startsWith('button "Uitleg')) await expect(page.getByRole('note')).toBeVisible()
    }
  }
  await session.detach()
}
