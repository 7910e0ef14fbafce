import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import { buildSite, type Site } from '../../handboek/site'
import { expect, test } from '../../browser/test'

/** A site that is neither https nor localhost, so that the browser refuses the clipboard. */
const INSECURE = 'http://handboek.test'

let site: Site

test.beforeAll(() => {
  site = buildSite()
})

test.afterAll(() => rmSync(site.folder, { recursive: true, force: true }))

for (const [where, home] of [
  ['on an http site with a script policy', () => INSECURE],
  ['on disk', () => pathToFileURL(site.folder).href],
] as const)
  test.describe(`the code generator ${where}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.route(`${INSECURE}/**`, (route) =>
        route.fulfill({
          path: `${site.folder}${new URL(route.request().url()).pathname}`,
          headers: { 'content-security-policy': "script-src 'self'" },
        }),
      )
      await page.goto(`${home()}/integration.html`)
    })

    test(`the code generator ${where} adds a typed api-base and omits invalid rentetarieven`, async ({ page }) => {
      const code = page.locator('main > section pre code:visible')
      await page.getByLabel('api-base').pressSequentially('/rekenen')
      await expect(code).toContainText('api-base="/rekenen"')

      const rates = page.getByLabel('rentetarieven')
      await rates.fill('{"120": 3.75}')
      await expect(code).toContainText('rentetarieven="{')
      await rates.fill('{"120": "laag"}')
      await expect(rates).toHaveAttribute('aria-invalid', 'true')
      await expect(rates).toHaveAccessibleDescription(/^Left out of the code: /)
      await expect(code).not.toContainText('rentetarieven')
      await rates.fill('{"120": 4.1}')
      await expect(rates).toHaveAttribute('aria-invalid', 'false')
      await expect(rates).toHaveAccessibleDescription('')
      await expect(code).toContainText('4.1')
    })

    test(`the code generator ${where} copies the code of the open tab and announces the copy`, async ({ page }) => {
      await page.locator('input[value="vue"]').check()
      const section = page.locator('[data-framework="vue"]')
      await section.getByRole('button', { name: 'Copy' }).click()
      await expect(section.getByRole('status')).toHaveText('Copied')
      await page.getByLabel('api-base').focus()
      await page.keyboard.press('ControlOrMeta+V')
      await expect(page.getByLabel('api-base')).toHaveValue(/import 'hypotheek-orientatie'/)
    })
  })
