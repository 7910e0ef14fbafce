import { LONG } from '../../support/matrix'
import { expect, test } from '../test'
import { openGastpagina, RENTE, staat, vulInkomenIn } from './gastpagina'

const MAXIMAAL = ['Je maximale hypotheek', 'Maximale hypotheek'] as const

test('an attribute, the JSON of the grandparent and a dynamic-props event each overrule the one before', async ({
  page,
}) => {
  await openGastpagina(page, {
    body: `<section data-dynamic-props='{"labelCode": "FL"}'><div><hypotheek-orientatie label-code="MY" laden="direct" ${RENTE}></hypotheek-orientatie></div></section>`,
  })
  const rekenhulp = await staat(page)
  const zzp = (naam: string) => rekenhulp.antwoord('Wat voor inkomen heb je?', naam)
  await expect(zzp('Inkomen uit onderneming(en)')).toBeVisible()
  await vulInkomenIn(rekenhulp)

  await page.evaluate(() =>
    document.querySelector('section')?.dispatchEvent(new CustomEvent('dynamic-props', { detail: { normjaar: 2026 } })),
  )
  await expect(zzp('Zzp-inkomen')).toBeVisible()
  await expect(rekenhulp.element.getByText('Berekend met de leennormen van 2026.')).toBeVisible()
  await expect(rekenhulp.regel(...MAXIMAAL)).not.toHaveText('€ 270.716')
  await expect(rekenhulp.veld('Bruto jaarinkomen')).toHaveValue('60.000')

  await rekenhulp.element.evaluate((host) => host.dispatchEvent(new CustomEvent('dynamic-props', { detail: {} })))
  await expect(rekenhulp.regel(...MAXIMAAL)).toHaveText('€ 270.716')
})

test.describe('a brand that is wrong for a moment', () => {
  test.use({ verwachteKlachten: /label-code ontbreekt of is onbekend: XX; kies MY of FL/ })

  test('shows an error and nothing else; put right, everything typed is there again', async ({ page }) => {
    await openGastpagina(page, {
      body: `<hypotheek-orientatie label-code="MY" laden="direct" ${RENTE}></hypotheek-orientatie>`,
    })
    const rekenhulp = await staat(page)
    await vulInkomenIn(rekenhulp)
    await rekenhulp.klik('Ga verder')
    await rekenhulp.vulIn('Vraagprijs van de woning', 'drie ton')
    await rekenhulp.element.evaluate((host) => host.setAttribute('label-code', 'XX'))
    await expect(rekenhulp.element.getByRole('alert')).toHaveText(
      'label-code ontbreekt of is onbekend: XX; kies MY of FL',
    )
    await expect(rekenhulp.knop('Ga verder')).toBeHidden()
    await rekenhulp.element.evaluate((host) => host.setAttribute('label-code', 'FL'))
    await expect(rekenhulp.veld('Vraagprijs van de woning')).toHaveValue('drie ton')
    await expect(rekenhulp.element.getByText('label-code ontbreekt')).toHaveCount(0)
  })

  test('also while a dialog is open, which then does not keep the page shut', LONG, async ({ page }) => {
    await openGastpagina(page, {
      body: `<button>Buiten</button><hypotheek-orientatie label-code="MY" laden="direct" ${RENTE}></hypotheek-orientatie>`,
    })
    const rekenhulp = await staat(page)
    await rekenhulp.klik('Bereken jaarinkomen')
    await rekenhulp.vulIn('Bruto maandinkomen', '4.000')
    await rekenhulp.element.evaluate((host) => host.setAttribute('label-code', 'XX'))
    await page.getByRole('button', { name: 'Buiten' }).click()
    await rekenhulp.element.evaluate((host) => host.setAttribute('label-code', 'MY'))
    await expect(rekenhulp.veld('Bruto maandinkomen')).toHaveValue(/^4\.?000$/)
    await rekenhulp.klik('Bevestig inkomen')
    await expect(rekenhulp.veld('Bruto jaarinkomen')).toHaveValue('48.000')
  })
})

test(
  'every tag that begins with the prefix becomes a calculator, also one that is inserted later',
  LONG,
  async ({ page }) => {
    const attributen = `label-code="MY" laden="direct"`
    await openGastpagina(page, {
      body: `<hypotheek-orientatie-campagne ${attributen}></hypotheek-orientatie-campagne><main></main>`,
    })
    await staat(page, 'hypotheek-orientatie-campagne')
    await page.evaluate((attributen) => {
      const main = document.querySelector('main')
      const nieuw = document
        .createRange()
        .createContextualFragment(
          `<div><p><hypotheek-orientatie-zomer-2026 ${attributen}></hypotheek-orientatie-zomer-2026></p></div>`,
        )
      main?.append(nieuw)
    }, attributen)
    await staat(page, 'hypotheek-orientatie-zomer-2026')
  },
)

test(
  'the audit, when asked for, says under the calculator what it found, and goes when it is switched off',
  LONG,
  async ({ page }) => {
    await openGastpagina(page, {
      body: `<hypotheek-orientatie label-code="MY" laden="direct" ${RENTE} toegankelijkheid-audit></hypotheek-orientatie>`,
    })
    const { element } = await staat(page)
    await expect(element.getByText(/^Toegankelijkheid: geen problemen gevonden, \d+ regels in orde\.$/)).toBeVisible({
      timeout: 20_000,
    })
    expect(await page.evaluate(() => 'axe' in window)).toBe(false)
    await element.evaluate((host) => host.removeAttribute('toegankelijkheid-audit'))
    await expect(element.getByText(/^Toegankelijkheid: /)).toHaveCount(0)
  },
)
