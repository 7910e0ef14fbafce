import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from '@playwright/test'

import { ROOT } from '../support/root'
import { matrix } from '../support/matrix'
import { calculatorIn, type Calculator } from './page/calculator'
import { expect, test as base } from './test'

/** The folder with a copy of the source, so that edits do not disturb other tests. */
const COPY = mkdtempSync(join(tmpdir(), 'dev-'))
const COPIED = ['domain', 'application', 'adapters', 'ui', 'package.json']
const MADE = /\/(node_modules|dist)(\/|$)/

const test = base.extend<object, { address: string }>({
  address: [
    async ({}, use) => {
      const filter = (path: string) => !MADE.test(path.slice(ROOT.length))
      symlinkSync(`${ROOT}/node_modules`, `${COPY}/node_modules`)
      for (const name of COPIED) cpSync(`${ROOT}/${name}`, `${COPY}/${name}`, { recursive: true, filter })
      const vite = spawn('npm', ['run', 'dev'], { cwd: COPY, detached: true, env: { ...process.env, NO_COLOR: '1' } })
      let address: string | undefined
      for await (const line of createInterface(vite.stdout)) {
        address = /http:\/\/\S+/.exec(line)?.[0]
        if (address !== undefined) break
      }
      await use(address ?? 'no address was printed')
      process.kill(-(vite.pid ?? 0), 'SIGTERM')
      await once(vite, 'close')
      rmSync(COPY, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** Replaces the file in one step, because Vite could read a file that is written in place while it is still empty. */
const edit = (file: string, from: string, to: string): void => {
  const source = readFileSync(`${COPY}/${file}`, 'utf8')
  expect(source).toContain(from)
  writeFileSync(`${COPY}/edited`, source.replace(from, to))
  renameSync(`${COPY}/edited`, `${COPY}/${file}`)
}

/** Runs both tests in one worker, because each worker starts a server of its own. */
test.describe.configure({ mode: 'default' })

/** Ignores a console error about a selector, which only the development build of Emotion logs. */
test.use({ expectedComplaints: /potentially unsafe when doing server-side rendering/ })

const withAnswer = async (page: Page) => {
  await page.goto('.')
  const calculator = calculatorIn(page.locator('hypotheek-orientatie'))
  await calculator.fillIn('Bruto jaarinkomen', '60.000')
  await expect(calculator.element).toContainText(/Maximale hypotheek€\s[1-9]/)
  return calculator
}

/** Edits of a text, a style, a rule and the loader. Each checks that the calculator shows the edit. */
const EDITS = [
  async ({ button }: Calculator) => {
    edit('ui/tekst/nl.ts', "'Ga verder'", "'Ga gerust verder'")
    await expect(button('Ga gerust verder')).toBeVisible()
  },
  async ({ element }: Calculator) => {
    edit('ui/thema/recipes/button.ts', "minHeight: '44px'", "minHeight: '66px'")
    await expect(element.getByRole('button', { name: / verder$/ })).toHaveCSS('min-height', '66px')
  },
  async ({ element }: Calculator) => {
    edit('domain/rekenkern/rente/annuiteit.ts', 'LOOPTIJD = 360', 'LOOPTIJD = 12')
    await expect(element).toContainText(/Maximale hypotheek€\s\d\d\.\d{3}\b/)
  },
  async ({ element }: Calculator) => {
    edit('adapters/element/loader/dress.ts', ':host(:not([hidden])){', ':host(:not([hidden])){outline-style:dotted;')
    await expect(element).toHaveCSS('outline-style', 'dotted')
  },
]

test('`npm run dev` shows an edit of a text, style, rule or the loader, and keeps the typed income', async ({
  page,
}) => {
  const calculator = await withAnswer(page)
  for (const show of matrix(EDITS)) {
    await show(calculator)
    await expect(calculator.field('Bruto jaarinkomen')).toHaveValue('60.000')
  }
  // Chromium sometimes does not close a page that is still reloading.
  await page.waitForFunction(() => document.readyState === 'complete')
})

test('`npm run dev` serves velden.html, the page with all form fields', async ({ page }) => {
  await page.goto('velden.html')
  await expect(page.getByRole('textbox').first()).toBeVisible()
})
