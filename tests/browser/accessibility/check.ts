import { expect, type Page } from '@playwright/test'

import { whenStill } from '../page/whenStill'
import { findLayoutFaults } from '../styling/layout'
import { checkWithAxe, loadAxe } from './axe'

/** A narrow and a wide window, each with another brand and colour mode. */
export const VIEWPORTS = [
  { width: 320, 'label-code': 'MY', kleurmodus: 'licht' },
  { width: 1280, 'label-code': 'FL', kleurmodus: 'donker' },
] as const

/** Loads axe and sets the width in pixels, before the page opens. */
export const setViewport = async (page: Page, width: number): Promise<void> => {
  await loadAxe(page)
  await page.setViewportSize({ width, height: 740 })
}

/** Expects no violations by axe and no faults in the layout of the current page. */
export const check = async (page: Page): Promise<void> => {
  await whenStill(page)
  expect(await checkWithAxe(page)).toEqual([])
  expect(await findLayoutFaults(page)).toEqual([])
}
