import { expect, type Page } from '@playwright/test'

import { rust } from '../pagina/rust'
import { meet } from '../vormgeving/meetkunde'
import { keurMetAxe, laadAxe } from './axe'

/** A narrow and a wide window, each in another brand and mode. */
export const VENSTERS = [
  { breedte: 320, 'label-code': 'MY', kleurmodus: 'licht' },
  { breedte: 1280, 'label-code': 'FL', kleurmodus: 'donker' },
] as const

/** Loads axe and sets the width in pixels, before the page opens. */
export const zetVenster = async (page: Page, breedte: number): Promise<void> => {
  await laadAxe(page)
  await page.setViewportSize({ width: breedte, height: 740 })
}

/** Expects no violations by axe and no faults in the layout of the current page. */
export const keur = async (page: Page): Promise<void> => {
  await rust(page)
  expect(await keurMetAxe(page)).toEqual([])
  expect(await meet(page)).toEqual([])
}
