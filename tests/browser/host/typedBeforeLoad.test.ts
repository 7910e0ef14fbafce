import { type Page } from '@playwright/test'

import { matrix } from '../../support/matrix'
import { gezegd, luister } from '../pagina/bijgehouden'
import { type Rekenhulp } from '../pagina/rekenhulp'
import { expect, test } from '../test'
import { INKOMEN, maximaal, openEersteBeeld, PARTNER, perBeurt, SAMEN, type EersteBeeld } from './firstPaint'

/** The actions of a visitor, key by key, with the focus where the last action left it. */
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

/** The number of keys and clicks before the application loads. */
const MOMENTEN = Array.from({ length: 20 }, (_, moment) => moment)

/** One moment of each kind: before all, after the choice and the click, while typing, moving, deleting and going on. */
const VAAK = [0, 1, 2, 5, 8, 12, 15, 19]

test('no text or choice is lost when the application loads while the visitor types', async ({ page, geval }) => {
  for (const moment of matrix(MOMENTEN, VAAK))
    await geval(`when it loads after ${moment} keys and clicks`, async () => {
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

test('the focus, the selection and the undo history survive when the application takes over', async ({ page }) => {
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

test('arrow keys before and after the application loads count as one visit to a choice', async ({ page }) => {
  const { rekenhulp, neemOver } = await openEersteBeeld(page)
  await rekenhulp.vulIn(INKOMEN, '60000')
  await rekenhulp.antwoord('Wat voor inkomen heb je?', 'Vast dienstverband').press('ArrowDown')
  await neemOver()
  for (let keer = 0; keer < 6; keer += 1) await page.keyboard.press('ArrowDown')
  for (let keer = 0; keer < 7; keer += 1) await page.keyboard.press('ArrowUp')
  await expect(rekenhulp.antwoord('Wat voor inkomen heb je?', 'Vast dienstverband')).toBeChecked()
  await expect(rekenhulp.veld(INKOMEN)).toHaveValue('60.000')
})

test('a value that the browser fills in without an event becomes an answer', async ({ page }) => {
  const { rekenhulp, neemOver } = await openEersteBeeld(page)
  await rekenhulp.veld(INKOMEN).evaluate((veld: HTMLInputElement) => {
    veld.value = '60000'
  })
  await neemOver()
  await expect(rekenhulp.veld(INKOMEN)).toHaveValue('60.000')
  await expect(maximaal(rekenhulp)).toHaveText('€ 270.716')
})

test('a button pressed before the application loads acts once it has loaded', async ({ page, geval }) => {
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

  await geval('the next step opens with the typed amount, also when it is pressed twice', async () => {
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

  await geval('without an amount the field shows its error once', async () => {
    const { rekenhulp, neemOver } = await openEersteBeeld(page)
    await rekenhulp.klik('Ga verder')
    await neemOver()
    await expect(rekenhulp.veld(INKOMEN)).toBeFocused()
    await expect(rekenhulp.veld(INKOMEN)).toHaveAttribute('aria-invalid', 'true')
    await expect.poll(() => gezegd(page)).toHaveLength(1)
  })

  await geval('typing on after a press is not interrupted', async () => {
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

test('a button held down while the application loads still gets its click', async ({ page }) => {
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

test('actions just after the application takes over apply after those before it', async ({ page, geval }) => {
  const volgende = await perBeurt(page)
  /** Lets the application take over, before it applies what the visitor did earlier. */
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

  await geval('a later choice replaces the earlier one', async () => {
    const { rekenhulp } = await opSamen()
    await rekenhulp.antwoord(SAMEN, 'Alleen').click()
    await volgende()
    await expect(rekenhulp.antwoord(SAMEN, 'Alleen')).toBeChecked()
    await expect(rekenhulp.veld(PARTNER)).toBeHidden()
  })

  await geval('an amount is kept beside the earlier choice', async () => {
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
