import { LONG, matrix } from '../support/matrix'
import { type Page } from '@playwright/test'

import { keurMetAxe, laadAxe } from './toegankelijkheid/axe'
import { gekomen } from './pagina/verzoeken'
import { opStap3 } from './pagina/opStap'
import { rust } from './pagina/rust'
import { type Attributen, type Rekenhulp } from './pagina/rekenhulp'
import { expect, test } from './test'
import { meet } from './vormgeving/meetkunde'

const CHUNK = '/chunks/verhalen-'
const REGELS = ['Maximale hypotheek', 'Hypotheekbedrag', 'Netto maandlast'] as const

/** Returns the button beside the answer, whose figure is explained first. */
const knop = ({ element }: Rekenhulp) =>
  element.getByRole('button', { name: /^Hoe komen we aan dit bedrag\? Netto maandlast: € / })
const dialoog = ({ element }: Rekenhulp) => element.getByRole('dialog', { name: 'Hoe komen we aan dit bedrag?' })

/** Opens the last step with a home within reach, so that every key figure is shown. */
const naarStap3 = async (page: Page, attributen: Attributen = {}): Promise<Rekenhulp> =>
  opStap3(page, attributen, { inkomen: '60.000', prijs: '300.000', eigenGeld: '100.000' })

test('the keyboard opens the explanation of each key figure, and the focus returns to the button', async ({ page }) => {
  const rekenhulp = await naarStap3(page)
  const verhaal = dialoog(rekenhulp)
  for (const regel of REGELS) {
    await knop(rekenhulp).press('Enter')
    await verhaal.getByRole('button', { name: regel, exact: true }).press('Enter')
    await expect(verhaal.getByRole('heading', { name: regel })).toBeVisible()
    await verhaal.locator('summary', { hasText: 'Welk inkomen meetelt' }).press('Enter')
    await verhaal.locator('summary', { hasText: 'Dat is €\u00A01.175 per maand.' }).press('Enter')
    await expect(verhaal.getByText('× 23,5% ÷ 12')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(verhaal).toBeHidden()
    await expect(knop(rekenhulp)).toBeFocused()
  }
})

test('at 320 px all unfolded steps of the explanation pass axe and do not scroll sideways', async ({ page, geval }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await laadAxe(page)
  for (const [merk, kleurmodus] of matrix([
    ['MY', 'licht'],
    ['FL', 'donker'],
  ] as const))
    await geval(`${merk}, ${kleurmodus}`, async () => {
      const rekenhulp = await naarStap3(page, { 'label-code': merk, kleurmodus })
      await knop(rekenhulp).click()
      await dialoog(rekenhulp).getByRole('button', { name: 'Toon alle stappen' }).click()
      await dialoog(rekenhulp)
        .locator('details')
        .evaluateAll((alle) => {
          for (const een of alle) (een as HTMLDetailsElement).open = true
        })
      await rust(page)
      expect(await keurMetAxe(page)).toEqual([])
      expect(await meet(page)).toEqual([])
    })
})

test.describe('the explanation without a connection', () => {
  test.use({ verwachteKlachten: /^Failed to load resource|De rekenhulp laadt niet/ })

  test('the explanation is fetched on request, and recovers from a lost connection', async ({
    page,
    context,
    gevraagd,
  }) => {
    const alles = gekomen(page)
    const rekenhulp = await naarStap3(page)
    await alles
    expect(gevraagd.filter((adres) => adres.includes(CHUNK))).toEqual([])

    await context.setOffline(true)
    await knop(rekenhulp).click()
    await expect(rekenhulp.element.getByText('De rekenhulp laadt niet.')).toBeVisible()
    await context.setOffline(false)
    await rekenhulp.klik('Probeer opnieuw')
    await expect(dialoog(rekenhulp).getByRole('listitem').last()).toHaveText(/Netto betaal je €\s\d+ per maand$/)
    expect(gevraagd.filter((adres) => adres.includes(CHUNK)).length).toBeGreaterThan(0)
  })
})

test('the open explanation prints with its folded text', LONG, async ({ page }) => {
  const rekenhulp = await naarStap3(page)
  await knop(rekenhulp).click()
  await dialoog(rekenhulp).waitFor()
  await page.emulateMedia({ media: 'print' })
  const opPapier = rekenhulp.element.locator('dialog').getByText('Rente bij de gekozen rentevaste periode')
  await expect(opPapier.first()).toBeVisible()
})
