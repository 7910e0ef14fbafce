import { type Page } from '@playwright/test'

import { matrix } from '../support/matrix'
import { atStep3, typeOnToStep3 } from './page/atStep'
import { openCalculator, type Calculator } from './page/calculator'
import { laterRequest, lazyChunksLoaded } from './page/requests'
import { whenDrawn } from './page/whenStill'
import { expect, test } from './test'
import { chunkOf, readManifest } from '../support/bundle'
import { check, VIEWPORTS, setViewport } from './accessibility/check'

const WAT_PAST = 'Wat je kan lenen, is nog niet wat bij je past'

/** Dialogs of the last step for a customer with a shortage: the button of each, and a pattern for its source file. */
const ENTRIES = [
  ['Wat betekenen deze woorden?', /^ui\/vensters\/woorden\/woorden\.tsx$/],
  ['Vergelijk rentevaste periodes', /\/VergelijkingDialog\.tsx$/],
  ['Bekijk het verloop over 30 jaar', /\/VerloopDialog\.tsx$/],
  [WAT_PAST, /\/WatPastDialog\.tsx$/],
  ['Wat als je iets verandert?', /\/WatAlsDialog\.tsx$/],
  ['Wat moet er veranderen?', /^ui\/vensters\/veranderen\/veranderen\.tsx$/],
  ['Bewaar of deel', /\/MeenemenDialog\.tsx$/],
] as const

/** The dialogs in `ENTRIES` in which nothing scrolls sideways. */
const FITTING = [WAT_PAST, 'Wat als je iets verandert?', 'Wat moet er veranderen?', 'Bewaar of deel']

const open = async ({ element, button }: Calculator, entry: string): Promise<void> => {
  await button(entry).first().press('Enter')
  await element.getByRole('dialog').waitFor()
}

const close = async (page: Page, { element, button }: Calculator, entry: string): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(element.getByRole('dialog')).toBeHidden()
  await expect(button(entry).first()).toBeFocused()
}

test('the chunk of each step 3 dialog is fetched once, when a visitor first comes to its button', async ({
  page,
  requested,
}) => {
  const everything = lazyChunksLoaded(page)
  const calculator = await openCalculator(page)
  await everything
  await typeOnToStep3(calculator)
  await laterRequest(page)
  const manifest = readManifest()
  const timesRequested = (chunk: string) => requested.filter((address) => address.endsWith(`/${chunk}`)).length
  for (const [entry, source] of ENTRIES) {
    const chunk = chunkOf(manifest, source)
    expect(timesRequested(chunk), entry).toBe(0)
    for (const round of ['first', 'again']) {
      await open(calculator, entry)
      expect(timesRequested(chunk), `${entry} ${round}`).toBe(1)
      await close(page, calculator, entry)
    }
  }
})

test('a button pressed right after Escape closes its dialog opens that dialog again', async ({ page }) => {
  const calculator = await atStep3(page)
  await open(calculator, WAT_PAST)
  // Does in one task what a slow browser does: it handles the next press before the `close` event of the dialog.
  await calculator.button(WAT_PAST).evaluate((button: HTMLElement) => {
    const dialog = (button.getRootNode() as ShadowRoot).querySelector('dialog')
    dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
    dialog?.close()
    button.click()
  })
  await whenDrawn(page)
  await expect(calculator.element.getByRole('dialog')).toBeVisible()
})

for (const { width, ...attributes } of matrix(VIEWPORTS))
  for (const [type, entries] of [
    ['Klant', FITTING],
    ['Adviseur', ['Open een rekenbewijs', 'Bewaar of deel']],
  ] as const)
    test(`dialogs of step 3 with type ${type} pass axe and the layout checks at ${width} px`, async ({ page }) => {
      await setViewport(page, width)
      const calculator = await atStep3(page, { ...attributes, type })
      for (const entry of entries)
        await test.step(entry, async () => {
          await open(calculator, entry)
          await check(page)
          await close(page, calculator, entry)
        })
    })
