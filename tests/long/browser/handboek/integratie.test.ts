import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import { type AddressInfo } from 'node:net'

import { buildSite, type Site } from '../../../handboek/site'
import { expect, test } from '../../../browser/test'

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

let site: Site
let server: Server
let address: string

test.beforeAll(async () => {
  site = buildSite()
  server = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    readFile(site.folder + path).then(
      (content) => answer.writeHead(200, { 'content-type': TYPES[path.split('.').at(-1) ?? ''] }).end(content),
      () => answer.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/integration.html`
})

test.afterAll(() => {
  server.close()
  rmSync(site.folder, { recursive: true, force: true })
})

test('what is chosen stands in the code of every framework and in the calculator, whose events are listed', async ({
  page,
}) => {
  await page.goto(address)
  const events = page.getByRole('log', { name: 'Events' })
  await page.locator('.live').scrollIntoViewIfNeeded()
  await expect(events).toContainText('hypotheek-orientatie:resultaat {"financieringsOpzet":')

  await page.getByLabel('label-code').selectOption('FL')
  await page.getByLabel('bewaren').check()
  const element = page.locator('.live hypotheek-orientatie')
  await expect(element).toHaveAttribute('label-code', 'FL')
  await expect(element).toHaveAttribute('bewaren', '')
  for (const framework of ['HTML', 'React', 'Vue', 'Next']) {
    await page.getByRole('radio', { name: framework }).check()
    const code = page.locator('main > section pre code:visible')
    await expect(code).toContainText(/label-?[cC]ode="FL"/)
    await expect(page.locator('main > section:visible')).toHaveCount(1)
  }
})

test('the HTML that it writes is a page with a calculator', async ({ page }) => {
  await page.goto(address)
  const html = await page.locator('[data-framework="html"] pre code').textContent()
  await page.route('**/example.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="nl"><title>x</title>${html ?? ''}` }),
  )
  await page.goto(address.replace('integration.html', 'element/example.html'))
  await expect(page.locator('hypotheek-orientatie').getByRole('heading').first()).toBeVisible()
})
