import { readFile } from 'node:fs/promises'
import { type Page } from '@playwright/test'

import { LONG, matrix } from '../support/matrix'
import { opStap3 } from './pagina/opStap'
import { openRekenhulp, type Rekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'

const MEENEMEN = 'Neem dit mee naar je adviseur'
const OPENEN = 'Open een rekenbewijs'

const BEDRAGEN = { inkomen: '61.234', prijs: '287.654', eigenGeld: '' }

const bewaarBewijs = async (page: Page, { klik }: Rekenhulp): Promise<string> => {
  await klik(MEENEMEN)
  const download = page.waitForEvent('download')
  await klik('Bewaar het rekenbewijs als bestand')
  return (await download).path()
}

test('a receipt is opened as text by keyboard alone, and says that it was changed', async ({ page }) => {
  const bestand = await bewaarBewijs(page, await opStap3(page, {}, BEDRAGEN))
  const bewijs = await readFile(bestand, 'utf8')
  const { element, knop } = await opStap3(page, { type: 'Adviseur' }, BEDRAGEN)
  await knop(OPENEN).press('Enter')
  await element.getByLabel('Of plak het rekenbewijs').focus()
  await page.keyboard.insertText(bewijs.replace('61234', '91234'))
  await page.keyboard.press('Enter')
  const regels = element.getByRole('dialog').getByRole('listitem')
  await expect(regels.first()).toHaveText('Het bewijs is veranderd nadat het gemaakt is.')
  await expect(regels.nth(1)).toHaveText(/^Maximale hypotheek: in het bewijs €\s[\d.]+,00, nagerekend €\s[\d.]+,00\.$/)
})

for (const berekening of matrix(['lokaal', 'server']))
  test(`an adviser goes on with a receipt from the first step of a telephone (${berekening})`, async ({ page }) => {
    const bestand = await bewaarBewijs(page, await opStap3(page, {}, BEDRAGEN))
    await page.setViewportSize({ width: 360, height: 740 })
    const { element, knop, klik, veld } = await openRekenhulp(page, {
      'label-code': 'MY',
      type: 'Adviseur',
      berekening,
    })
    await expect(knop(OPENEN)).toBeVisible()
    await klik(OPENEN)
    await element.getByLabel('Kies het bestand').setInputFiles(bestand)
    await expect(element.getByRole('dialog').getByRole('term')).toHaveText([
      'Je kan lenen',
      'Hypotheekbedrag',
      'Extra eigen inleg nodig',
      'Bruto maandlast',
      'Netto maandlast',
    ])
    await klik('Reken verder met deze antwoorden')
    await expect(element.getByRole('dialog')).toHaveCount(0)
    await expect(veld('Bruto jaarinkomen')).toHaveValue('61.234')
  })

test('the event of a result carries the id of the receipt', LONG, async ({ page }) => {
  const rekenhulp = await openRekenhulp(page)
  const zegel = page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        document.addEventListener('hypotheek-orientatie:resultaat', (event) => {
          void (event as CustomEvent<{ rekenbewijs: () => Promise<unknown> }>).detail.rekenbewijs().then(resolve)
        })
      }),
  )
  await rekenhulp.vulIn('Bruto jaarinkomen', '61.234')
  expect(await zegel).toMatch(/^[\da-f]{64}$/)
})
