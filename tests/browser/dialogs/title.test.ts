import { type Locator } from '@playwright/test'

import { matrix } from '../../support/matrix'
import { cutOffIn } from '../styling/cutOff'
import { expect, test } from '../test'
import { partOf, dialogOpenersIn, SCREENS } from './openers'

/** The least height or width in pixels of the mask that a visitor can tap beside a dialog. */
const LEAST_MASK = 24

/** The window height in pixels below which a foot without an action does not stay in view. */
const LOW = 600

/** Returns the faults in the layout of an open dialog that leaves at least `mask` pixels free on one of its sides. */
const faults = (dialog: Locator): Promise<readonly string[]> =>
  dialog.evaluate(
    (element, { mask, low }) => {
      const title = element.querySelector('h2')
      const first = title?.parentElement?.nextElementSibling
      if (!title || !first) return ['it has no title with content under it']
      const range = document.createRange()
      const widthOf = (from: number, until: number) => {
        range.setStart(text, from)
        range.setEnd(text, until)
        return range.getClientRects().length === 1 ? range.getBoundingClientRect().width : Infinity
      }
      const text = title.firstChild as Text
      const words = [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => widthOf(index, index + word.length))
      const lines = Math.round(title.offsetHeight / parseFloat(getComputedStyle(title).lineHeight))
      const box = element.getBoundingClientRect()
      const isFull = element.scrollHeight > element.clientHeight
      // In a low window, a foot with only a closing button scrolls along, because the cross closes the dialog too.
      // Below a figure in the head it also does so on a phone, upright and lying.
      const isLow = innerHeight >= 480 && innerHeight < low
      const footWithout = isLow ? '[data-zonder-actie]' : '[data-zonder-actie=kop]'
      const isSmall = Math.min(innerWidth, innerHeight) < 480
      const isFootLow = (isLow || isSmall) && element.querySelector(footWithout) !== null
      const buttons = [
        ...element.querySelectorAll(
          isFootLow ? '[data-inhoud] > div:first-child > button' : '[data-inhoud] > div:last-child > button',
        ),
      ].map((button) => button.getBoundingClientRect())
      const free = Math.max(box.top, box.left, innerWidth - box.right, innerHeight - box.bottom)
      const placeFaults = [
        ...(box.left !== 0 || box.right !== innerWidth ? ['it is not as wide as the screen'] : []),
        ...(box.bottom !== innerHeight ? ['it does not rise from the lower edge'] : []),
        ...(isFull && box.top > mask ? ['it scrolls and leaves more of the screen free than the mask needs'] : []),
      ]
      const { top, bottom } = first.getBoundingClientRect()
      return [
        ...(Math.max(...words) > title.clientWidth ? ['the title is narrower than its longest word'] : []),
        ...(lines > 3 ? [`the title has ${lines} lines`] : []),
        ...(top < 0 || Math.min(bottom, top + 100) > innerHeight ? ['its first content is out of view'] : []),
        ...(element.scrollWidth > element.clientWidth ? ['it scrolls sideways'] : []),
        ...(element.getBoundingClientRect().right > innerWidth ? ['it is wider than the window'] : []),
        ...(buttons.length === 0 ? ['it has no button that closes it'] : []),
        ...(buttons.some((button) => button.top < box.top || button.bottom > innerHeight)
          ? ['a button that closes it is cut off']
          : []),
        ...(free < mask ? [`it leaves only ${free} px of its mask free`] : []),
        ...(innerWidth < 480 ? placeFaults : []),
      ]
    },
    { mask: LEAST_MASK, low: LOW },
  )

/** Taps the mask in the middle of the largest side that this open dialog leaves free. */
const tapMask = async (dialog: Locator): Promise<void> => {
  const [x, y] = await dialog.evaluate((element) => {
    const { top, left, right, bottom } = element.getBoundingClientRect()
    const middle = [innerWidth / 2, innerHeight / 2] as const
    const sides = [
      [top, middle[0], top / 2],
      [left, left / 2, middle[1]],
      [innerWidth - right, (innerWidth + right) / 2, middle[1]],
      [innerHeight - bottom, middle[0], (innerHeight + bottom) / 2],
    ] as const
    const [, across, down] = sides.reduce((one, other) => (other[0] > one[0] ? other : one))
    return [across, down] as const
  })
  await dialog.page().mouse.click(x, y)
}

/**
 * Opens each dialog that has a button in this part of the calculator, and each dialog with a button in such a dialog.
 * Returns the layout faults of all these dialogs.
 */
const inspect = async (place: Locator, element: Locator, open: readonly string[] = []): Promise<readonly string[]> => {
  const found: string[] = []
  for (const opener of await dialogOpenersIn(place)) {
    await opener.click()
    const dialog = element.locator('dialog[open]').nth(open.length)
    await expect(dialog.getByRole('heading').first()).toBeVisible()
    const path = [...open, await opener.innerText()]
    found.push(...(await faults(dialog)).map((fault) => `${path.join(' > ')}: ${fault}`))
    found.push(...(await inspect(dialog, element, path)))
    found.push(...(await cutOffIn(dialog)).map((fault) => `${path.join(' > ')}: ${fault}`))
    await tapMask(dialog)
    await expect(element.locator('dialog[open]')).toHaveCount(open.length)
  }
  return found
}

const PHONES = [
  { width: 320, height: 568, brand: 'MY' },
  { width: 360, height: 640, brand: 'FL' },
]
const LYING = { width: 568, height: 320, brand: 'MY' }

/** Each case has a screen of step 3 on an upright phone, because only step 3 has dialogs with wide tables. */
const CASES = [0, 1].flatMap((first) =>
  PHONES.map((phone, place) => [
    ...SCREENS.filter((_, index) => index % 2 === first).map((screen) => ({ screen, ...phone })),
    ...SCREENS.filter((_, index) => index === 2 * first + place).map((screen) => ({ screen, ...LYING })),
  ]),
)

test('dialogs on a phone show title, content, buttons and a mask to tap, and cut nothing off', async ({
  page,
  runCase,
}) => {
  for (const { screen, width, height, brand } of matrix(CASES).flat())
    await runCase(`${screen.name}, ${brand} at ${width} x ${height} px`, async () => {
      await page.setViewportSize({ width, height })
      const calculator = await screen.show(page, brand)
      const part = partOf(screen, calculator)
      const openers = await dialogOpenersIn(part)
      expect(openers.length).toBeGreaterThan(1)
      expect(await inspect(part, calculator.element)).toEqual([])
    })
})
