import { expect, type Page } from '@playwright/test'

import { whenStill } from '../page/whenStill'
import { findLayoutFaults } from '../styling/layout'
import { checkWithAxe, loadAxe } from './axe'

/** A narrow and a wide window, with widths in pixels. Each has a different brand and a different colour mode. */
export const VIEWPORTS = [
  { width: 320, 'label-code': 'MY', kleurmodus: 'licht' },
  { width: 1280, 'label-code': 'FL', kleurmodus: 'donker' },
] as const

/** Loads axe in pages that open from now on, and sets the width of the window in pixels. */
export const setViewport = async (page: Page, width: number): Promise<void> => {
  await loadAxe(page)
  await page.setViewportSize({ width, height: 740 })
}

/** Waits until the page is still, and expects no axe violations and no layout faults. */
export const check = async (page: Page): Promise<void> => {
  await whenStill(page)
  expect(await checkWithAxe(page)).toEqual([])
  expect(await findLayoutFaults(page)).toEqual([])
}
