import { type JSHandle } from '@playwright/test'

import { LONG } from '../../support/matrix'
import { rekenhulpIn } from '../pagina/rekenhulp'
import { expect, test } from '../test'
import {
  doorloop,
  MERKEN,
  naarOnleesbaar,
  openGastpagina,
  opGastpagina,
  rekenhulpMet,
  REKENHULP,
  TIEN,
  vindtOnleesbaar,
} from './hostPage'

const plekken = `<section id="een"><div>${REKENHULP}</div></section><section id="twee"><div></div></section>`

/** Whether this element shows a calculator, on the page or off it. */
const isGetekend = (element: JSHandle<Element>): Promise<boolean> =>
  element.evaluate((host) => host.shadowRoot?.querySelector('.kader') != null)

test('moving the element within the page keeps the answers, the step and unreadable text', async ({ page }) => {
  const rekenhulp = await opGastpagina(page, { body: plekken })
  await naarOnleesbaar(rekenhulp)
  await page.evaluate(() => {
    const rekenhulp = document.querySelector('hypotheek-orientatie')
    if (rekenhulp) document.querySelector('#twee > div')?.append(rekenhulp)
  })
  await expect(page.locator('#twee hypotheek-orientatie')).toBeVisible()
  await vindtOnleesbaar(rekenhulp)
})

test('removing the element and putting it back keeps answers, step and unreadable text', async ({ page }) => {
  const rekenhulp = await opGastpagina(page, { body: plekken })
  await naarOnleesbaar(rekenhulp)
  const weg = await rekenhulp.element.evaluateHandle((host) => {
    host.remove()
    return host
  })
  await expect.poll(() => isGetekend(weg)).toBe(false)
  await weg.evaluate((host) => document.querySelector('#twee > div')?.append(host))
  await vindtOnleesbaar(rekenhulp)
  await doorloop(rekenhulp)
})

test.describe('an element with an unknown brand', () => {
  const MELDING = 'label-code ontbreekt of is onbekend: XX; kies MY of FL'
  test.use({ verwachteKlachten: new RegExp(MELDING) })

  test('an unknown brand shows only an error, and correcting it restores everything typed', async ({ page }) => {
    const rekenhulp = await opGastpagina(page)
    await naarOnleesbaar(rekenhulp)
    await rekenhulp.zet('label-code', 'XX')
    await expect(rekenhulp.element.getByRole('alert')).toHaveText(MELDING)
    await expect(rekenhulp.knop('Ga verder')).toBeHidden()
    await rekenhulp.zet('label-code', 'FL')
    await vindtOnleesbaar(rekenhulp)
    await expect(rekenhulp.element.getByText('label-code ontbreekt')).toHaveCount(0)
  })

  test('a brand made unknown and corrected again restores an open dialog', LONG, async ({ page }) => {
    const { klik, veld, vulIn, zet } = await opGastpagina(page, { body: `<button>Buiten</button>${REKENHULP}` })
    await klik('Bereken jaarinkomen')
    await vulIn('Bruto maandinkomen', '4.000')
    await zet('label-code', 'XX')
    await page.getByRole('button', { name: 'Buiten' }).click()
    await zet('label-code', 'MY')
    await expect(veld('Bruto maandinkomen')).toHaveValue(/^4\.?000$/)
    await klik('Bevestig inkomen')
    await expect(veld('Bruto jaarinkomen')).toHaveValue('48.000')
  })
})

test('ten calculators of mixed brands do not influence each other', async ({ page }) => {
  await openGastpagina(page, { body: TIEN })
  const rekenhulpen = MERKEN.map((merk, nummer) => ({ merk, nummer, ...rekenhulpIn(page.locator(`#r${nummer}`)) }))
  for (const { knop } of rekenhulpen) await expect(knop('Ga verder')).toBeVisible()
  for (const { nummer, vulIn } of rekenhulpen) await vulIn('Bruto jaarinkomen', String(30_000 + nummer))
  const [eerste, ...anderen] = rekenhulpen
  await eerste?.klik('Ga verder')

  for (const { merk, nummer, veld, antwoord, knop } of anderen) {
    await expect(veld('Bruto jaarinkomen')).toHaveValue(`30.00${nummer}`)
    const zzp = merk === 'MY' ? 'Zzp-inkomen' : 'Inkomen uit onderneming(en)'
    await expect(antwoord('Wat voor inkomen heb je?', zzp)).toBeVisible()
    const accent = merk === 'MY' ? 'rgb(0, 107, 110)' : 'rgb(166, 58, 15)'
    await expect(knop('Ga verder')).toHaveCSS('background-color', accent)
  }
  await expect(page.locator('#r0').getByRole('textbox', { name: 'Vraagprijs van de woning' })).toBeVisible()
  expect(await page.locator('[data-hypotheek-orientatie]').count()).toBe(2)
})

test('ten calculators share one style sheet', LONG, async ({ page }) => {
  await openGastpagina(page, { body: TIEN })
  await expect(page.locator('.kader')).toHaveCount(10)
  const bladen = await page
    .locator('hypotheek-orientatie')
    .evaluateAll((hosts) => new Set(hosts.map(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets.at(-1))).size)
  expect(bladen).toBe(1)
})

test(
  'loading the script again does nothing, and warns when its version differs',
  LONG,
  async ({ page, waarschuwingen }) => {
    await page.route('**/element/anders.js', async (route) => {
      const antwoord = await route.fetch({ url: route.request().url().replace('anders', 'hypotheek-orientatie') })
      await route.fulfill({ response: antwoord, body: (await antwoord.text()).replaceAll('"0.1.0"', '"9.9.9"') })
    })
    const scripts = ['hypotheek-orientatie.js?nogeens', 'anders.js'].map(
      (bestand) => `<script type="module" src="element/${bestand}"></script>`,
    )
    await doorloop(await opGastpagina(page, { body: rekenhulpMet('') + scripts.join('') }))
    expect(waarschuwingen).toEqual([
      'hypotheek-orientatie: versie 9.9.9 doet niets, want versie 0.1.0 was eerder geladen.',
    ])
  },
)
