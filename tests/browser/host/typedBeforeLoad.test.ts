import { type Page } from '@playwright/test'

import { matrix } from '../../support/matrix'
import { gezegd, luister } from '../pagina/bijgehouden'
import { type Rekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'
import { INKOMEN, maximaal, openEersteBeeld, PARTNER, perBeurt, SAMEN, type EersteBeeld } from './firstPaint'

/** What a visitor does, key by key, with the focus where it was put last. */
const bezoek = (rekenhulp: Rekenhulp, page: Page): readonly (() => Promise<void>)[] => [
  () => rekenhulp.antwoord(SAMEN, 'Samen').click(),
  () => rekenhulp.veld(INKOMEN).click(),
  ...'71000'.split('').map((cijfer) => () => page.keyboard.press(cijfer)),
  ...Array.from({ length: 4 }, () => () => page.keyboard.press('ArrowLeft')),
  () => page.keyboard.press('Backspace'),
  () => page.keyboard.press('5'),
  () => page.keyboard.press('Backspace'),
  () => page.keyboard.press('6'),
  () => page.keyboard.press('Tab'),
  () => page.keyboard.press('Tab'),
  () => page.keyboard.press('Tab'),
  () => page.keyboard.press('ArrowRight'),
  () => page.keyboard.press('ArrowRight'),
]

/** How many keys and clicks came before the application does. */
const MOMENTEN = Array.from({ length: 20 }, (_, moment) => moment)

/** One of each kind: before all, after the choice and the click, while typing, moving, deleting and going on. */
const VAAK = [0, 1, 2, 5, 8, 12, 15, 19]

test('what is typed and chosen while the application comes is never lost', async ({ page, geval }) => {
  for (const moment of matrix(MOMENTEN, VAAK))
    await geval(`when it comes after ${moment} keys and clicks`, async () => {
      const { rekenhulp, laatKomen, neemOver } = await openEersteBeeld(page)
      const handelingen = bezoek(rekenhulp, page)
      for (const [nummer, doe] of handelingen.entries()) {
        if (nummer === moment) laatKomen()
        await doe()
      }
      await neemOver()
      await expect(rekenhulp.antwoord(SAMEN, 'Samen')).toBeChecked()
      await expect(rekenhulp.vraag('Wat voor inkomen heeft je partner?')).toBeVisible()
      await expect(rekenhulp.veld(INKOMEN)).toHaveValue('61.000')
      await expect(maximaal(rekenhulp)).toHaveText('€ 257.944')
      await expect(rekenhulp.veld(PARTNER)).toHaveValue('')
    })
})

test('the focus, the caret and what can be undone stay where they were', async ({ page }) => {
  const { rekenhulp, neemOver } = await openEersteBeeld(page)
  const veld = rekenhulp.veld(INKOMEN)
  await veld.click()
  await page.keyboard.type('60000')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await neemOver()
  await expect(veld).toBeFocused()
  const keuze = () => veld.evaluate((veld: HTMLInputElement) => [veld.selectionStart, veld.selectionEnd])
  expect(await keuze()).toEqual([3, 5])
  await page.keyboard.press('1')
  await expect(veld).toHaveValue('6001')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(veld).not.toHaveValue('6001')
})

test('arrow keys that go on in a choice after the application came are one visit to it', async ({ page }) => {
  const { rekenhulp, neemOver } = await openEersteBeeld(page)
  await rekenhulp.vulIn(INKOMEN, '60000')
  await rekenhulp.antwoord('Wat voor inkomen heb je?', 'Vast dienstverband').press('ArrowDown')
  await neemOver()
  for (let keer = 0; keer < 6; keer += 1) await page.keyboard.press('ArrowDown')
  for (let keer = 0; keer < 7; keer += 1) await page.keyboard.press('ArrowUp')
  await expect(rekenhulp.antwoord('Wat voor inkomen heb je?', 'Vast dienstverband')).toBeChecked()
  await expect(rekenhulp.veld(INKOMEN)).toHaveValue('60.000')
})

test('what a browser fills in without an event becomes an answer too', async ({ page }) => {
  const { rekenhulp, neemOver } = await openEersteBeeld(page)
  await rekenhulp.veld(INKOMEN).evaluate((veld: HTMLInputElement) => {
    veld.value = '60000'
  })
  await neemOver()
  await expect(rekenhulp.veld(INKOMEN)).toHaveValue('60.000')
  await expect(maximaal(rekenhulp)).toHaveText('€ 270.716')
})

test('a button pressed before the application is there does its work later', async ({ page, geval }) => {
  await luister(page)

  await geval('an explanation opens', async () => {
    const { rekenhulp, neemOver } = await openEersteBeeld(page)
    await rekenhulp.knop(`Uitleg bij ${SAMEN}`).click()
    await neemOver()
    await expect(rekenhulp.element.getByRole('note')).toContainText('tellen jullie beide inkomens mee')
  })

  await geval('the dialog of the income opens', async () => {
    const { rekenhulp, neemOver } = await openEersteBeeld(page)
    await rekenhulp.klik('Bereken jaarinkomen')
    await neemOver()
    await expect(rekenhulp.element.getByRole('dialog')).toBeVisible()
  })

  await geval('the next step opens with the amount that stands, also when it is pressed twice', async () => {
    const { rekenhulp, neemOver } = await openEersteBeeld(page)
    await rekenhulp.veld(INKOMEN).pressSequentially('60000')
    await rekenhulp.klik('Ga verder')
    await rekenhulp.klik('Ga verder')
    await neemOver()
    await expect(rekenhulp.veld('Vraagprijs van de woning')).toBeVisible()
    await expect(rekenhulp.element.getByRole('heading', { level: 2 })).toBeFocused()
    await rekenhulp.klik('Vorige stap')
    await expect(rekenhulp.veld(INKOMEN)).toHaveValue('60.000')
  })

  await geval('without an amount the field says what is missing, once', async () => {
    const { rekenhulp, neemOver } = await openEersteBeeld(page)
    await rekenhulp.klik('Ga verder')
    await neemOver()
    await expect(rekenhulp.veld(INKOMEN)).toBeFocused()
    await expect(rekenhulp.veld(INKOMEN)).toHaveAttribute('aria-invalid', 'true')
    await expect.poll(() => gezegd(page)).toHaveLength(1)
  })

  await geval('who types on after a press is not interrupted', async () => {
    const { rekenhulp, neemOver } = await openEersteBeeld(page)
    await rekenhulp.klik('Ga verder')
    await rekenhulp.veld(INKOMEN).pressSequentially('60')
    await neemOver()
    await expect(rekenhulp.veld(INKOMEN)).toBeFocused()
    await page.keyboard.type('000')
    await rekenhulp.klik('Ga verder')
    await expect(rekenhulp.veld('Vraagprijs van de woning')).toBeVisible()
  })
})

test('a button held down when the application comes is not taken from under the pointer', async ({ page }) => {
  const { rekenhulp, laatKomen } = await openEersteBeeld(page)
  await rekenhulp.veld(INKOMEN).pressSequentially('60000')
  const gekomen = page.waitForResponse('**/chunks/mount-*')
  await rekenhulp.knop('Ga verder').hover()
  await page.mouse.down()
  laatKomen()
  await (await gekomen).finished()
  await page.mouse.up()
  await expect(rekenhulp.veld('Vraagprijs van de woning')).toBeVisible()
})

test('what the visitor does just after the take-over comes after what was done before', async ({ page, geval }) => {
  const volgende = await perBeurt(page)
  /** The application has taken over, and not done yet what the visitor did before. */
  const neemOver = async ({ laatKomen }: EersteBeeld) => {
    laatKomen()
    await volgende()
    await volgende()
  }
  const opSamen = async () => {
    const beeld = await openEersteBeeld(page)
    await beeld.rekenhulp.antwoord(SAMEN, 'Samen').click()
    await neemOver(beeld)
    await expect(beeld.rekenhulp.antwoord(SAMEN, 'Samen')).toBeChecked()
    await expect(beeld.rekenhulp.veld(PARTNER)).toBeHidden()
    return beeld
  }

  await geval('another choice overtakes the one before', async () => {
    const { rekenhulp } = await opSamen()
    await rekenhulp.antwoord(SAMEN, 'Alleen').click()
    await volgende()
    await expect(rekenhulp.antwoord(SAMEN, 'Alleen')).toBeChecked()
    await expect(rekenhulp.veld(PARTNER)).toBeHidden()
  })

  await geval('an amount stands beside it', async () => {
    const { rekenhulp } = await opSamen()
    await rekenhulp.vulIn(INKOMEN, '60000')
    await expect(rekenhulp.veld(PARTNER)).toBeVisible()
    await volgende()
    await volgende()
    await expect(rekenhulp.veld(INKOMEN)).toHaveValue('60.000')
    await expect(rekenhulp.antwoord(SAMEN, 'Samen')).toBeChecked()
    await expect(maximaal(rekenhulp)).toHaveText('€ 253.716')
  })
})
