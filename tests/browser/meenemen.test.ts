import { readFile } from 'node:fs/promises'
import { type Page } from '@playwright/test'

import { toAntwoord } from '../../domain'
import { formatGedeeld, type Gedeeld } from '../../domain/orientatie'
import { LONG, matrix } from '../support/matrix'
import { announced, recordAnnouncements } from './page/recorded'
import { atStep3 } from './page/atStep'
import { openCalculator, type Calculator } from './page/calculator'
import { expect, test } from './test'
import { openHostPage } from './host/hostPage'
import { check, VIEWPORTS, setViewport } from './accessibility/check'

const MEENEMEN = 'Bewaar of deel'
const OPENEN = 'Open een rekenbewijs'

const BEKIJK = 'Bekijk deze berekening'
const INKOMEN = 'Bruto jaarinkomen'

const GEDEELD: Gedeeld = {
  labelCode: 'MY',
  normjaar: 2025,
  datum: '2025-06-01',
  antwoorden: [toAntwoord('eigen.inkomen', 61_234)],
}

const AMOUNTS = { inkomen: '61.234', price: '287.654', eigenGeld: '' }

const saveReceipt = async (page: Page, { click }: Calculator): Promise<string> => {
  await click(MEENEMEN)
  const download = page.waitForEvent('download')
  await click('Bewaar het rekenbewijs als bestand')
  return (await download).path()
}

test('a pasted rekenbewijs with a changed income shows a warning and the old and new maximum', async ({ page }) => {
  const file = await saveReceipt(page, await atStep3(page, {}, AMOUNTS))
  const bewijs = await readFile(file, 'utf8')
  const { element, button } = await atStep3(page, { type: 'Adviseur' }, AMOUNTS)
  await button(OPENEN).press('Enter')
  await element.getByLabel('Of plak het rekenbewijs').focus()
  await page.keyboard.insertText(bewijs.replace('61234', '91234'))
  await page.keyboard.press('Enter')
  const lines = element.getByRole('dialog').getByRole('listitem')
  await expect(lines.first()).toHaveText('Het bewijs is veranderd nadat het gemaakt is.')
  await expect(lines.nth(1)).toHaveText(/^Maximale hypotheek: in het bewijs €\s[\d.]+,00, nagerekend €\s[\d.]+,00\.$/)
})

for (const berekening of matrix(['lokaal', 'server']))
  test(`an adviser on a phone continues with a rekenbewijs file (berekening=${berekening})`, async ({ page }) => {
    const file = await saveReceipt(page, await atStep3(page, {}, AMOUNTS))
    await page.setViewportSize({ width: 360, height: 740 })
    const { element, button, click, field } = await openCalculator(page, {
      'label-code': 'MY',
      type: 'Adviseur',
      berekening,
    })
    await expect(button(OPENEN)).toBeVisible()
    await click(OPENEN)
    await element.getByLabel('Kies het bestand').setInputFiles(file)
    await expect(element.getByRole('dialog').getByRole('term')).toHaveText([
      'Je kan lenen',
      'Hypotheekbedrag',
      'Extra eigen inleg nodig',
      'Bruto maandlast',
      'Netto maandlast',
    ])
    await click('Reken verder met deze antwoorden')
    await expect(element.getByRole('dialog')).toHaveCount(0)
    await expect(field('Bruto jaarinkomen')).toHaveValue('61.234')
  })

test('`rekenbewijs()` of the event resultaat resolves to an id of 64 hexadecimal digits', LONG, async ({ page }) => {
  const calculator = await openCalculator(page)
  const seal = page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        document.addEventListener('hypotheek-orientatie:resultaat', (event) => {
          void (event as CustomEvent<{ rekenbewijs: () => Promise<unknown> }>).detail.rekenbewijs().then(resolve)
        })
      }),
  )
  await calculator.fillIn('Bruto jaarinkomen', '61.234')
  expect(await seal).toMatch(/^[\da-f]{64}$/)
})

const linkIn = async ({ element, click }: Calculator): Promise<string> => {
  await click(MEENEMEN)
  const field = element.getByRole('textbox', { name: 'Link naar je berekening' })
  await expect(field).toHaveValue(/#hypotheekberekening-/)
  return field.inputValue()
}

for (const berekening of matrix(['lokaal', 'server']))
  test(`"Bekijk deze berekening" shows the net monthly cost of the sender (berekening=${berekening})`, async ({
    page,
    browser,
  }) => {
    const from = await atStep3(page, { berekening }, AMOUNTS)
    const netto = (await from.line('Je benodigde hypotheek', 'Netto maandlast').textContent()) ?? ''
    const link = await linkIn(from)

    const other = await browser.newPage()
    await other.goto(link)
    const element = other.locator('hypotheek-orientatie')
    await expect(element.getByText(/^Iemand heeft deze berekening met je gedeeld\./)).toBeVisible()
    await expect(element.getByRole('textbox', { name: INKOMEN })).toHaveValue('')
    await element.getByRole('button', { name: BEKIJK }).focus()
    await other.keyboard.press('Enter')
    await expect(element.getByRole('heading', { name: 'Je uitkomst', exact: true })).toBeFocused()
    expect(new URL(other.url()).hash).toBe('')
    await expect(
      element.getByRole('region', { name: 'Je benodigde hypotheek' }).getByText(netto, { exact: true }).first(),
    ).toBeVisible()
    await other.close()
  })

test('a share link scrolls to a calculator below the window and announces the shared calculation', async ({ page }) => {
  await recordAnnouncements(page)
  await openHostPage(
    page,
    {
      body: '<div style="height: 4000px"></div><hypotheek-orientatie label-code="MY"></hypotheek-orientatie>',
    },
    `#hypotheekberekening-${formatGedeeld(GEDEELD)}`,
  )
  const element = page.locator('hypotheek-orientatie')
  await expect(element.getByRole('button', { name: BEKIJK })).toBeInViewport({ ratio: 1 })
  await expect(element.getByText(/^Iemand heeft deze berekening met je gedeeld\./)).toBeInViewport({ ratio: 1 })
  await expect
    .poll(() => announced(page))
    .toContainEqual(expect.stringMatching(/^polite: Iemand heeft deze berekening/))
})

for (const { width, ...attributes } of VIEWPORTS)
  test(
    `the dialog and messages of a share link pass axe and the layout checks at ${width} px`,
    LONG,
    async ({ page }) => {
      await setViewport(page, width)
      const calculator = await atStep3(page, attributes, AMOUNTS)
      const link = await linkIn(calculator)
      await check(page)
      await page.keyboard.press('Escape')
      for (const hash of [new URL(link).hash, '#hypotheekberekening=stuk']) {
        await page.evaluate((next) => {
          location.hash = next
        }, hash)
        await calculator.element.getByText(/^Iemand heeft|^Deze link is niet compleet/).waitFor()
        await check(page)
      }
    },
  )

for (const { width, ...attributes } of matrix(VIEWPORTS))
  test(`the dialog "Bewaar of deel" with a ticked box passes axe and the layout checks at ${width} px`, async ({
    page,
  }) => {
    await setViewport(page, width)
    const { element, click } = await atStep3(page, { ...attributes, 'adviseur-zoeken-url': '/doorklik.html' }, AMOUNTS)
    await click(MEENEMEN)
    await element.getByRole('checkbox').check()
    await check(page)
  })
