import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'

import { TO_CODE } from '../../../adapters/handboek/layout/maker/toCode.js'
import { fillInIncome, readyCalculator } from '../../browser/host/hostPage'
import { expect, test } from '../../browser/test'
import { serveer, SITE } from '../../channels/browser/serveer'
import { metEigenBouw } from '../../channels/bundelaars'
import { installeer, maakProject, PAKKET } from '../../channels/werkplaats'

/** A nonce with characters that each template language could interpret. */
const NONCE = '{a} {{b}} `c` ${d} <e> & "f" \'g\' \\'
const CHOSEN = {
  'label-code': 'MY',
  normjaar: '2025',
  laden: 'direct',
  rentetarieven: '{"120": 3.75}',
  terugknop: true,
  nonce: NONCE,
}

/** The maximum mortgage for an income of 60.000, as the listener logs it. */
const MAXIMUM = '270716'

/** For each host the file in which the test saves the code of the handbook, and the folder of its production build. */
const BUILT = {
  solid: ['Rekenhulp.tsx', 'dist'],
  lit: ['Rekenhulp.ts', 'dist'],
  sveltekit: ['src/lib/Rekenhulp.svelte', 'build'],
  astro: ['src/components/Rekenhulp.astro', 'dist'],
  nuxt: ['app/components/Rekenhulp.vue', '.output/public'],
  next: ['app/Rekenhulp.tsx', 'out'],
  reactrouter: ['app/Rekenhulp.tsx', 'build/client'],
} as const

/** The framework in the handbook whose code a host uses, if it has another name. */
const CODE_OF: Readonly<Partial<Record<string, keyof typeof TO_CODE>>> = { reactrouter: 'react' }

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * Fills in an income and waits until the listener of the handbook logs the maximum mortgage. Also checks the nonce, and
 * whether the element has the attribute `terugknop`, as expected by the parameter of that name.
 */
const hearsTheMaximum = async (page: Page, terugknop = true): Promise<void> => {
  const heard = page.waitForEvent('console', (message) => message.text() === MAXIMUM)
  const calculator = await readyCalculator(page)
  await expect(calculator.element.and(page.locator('[terugknop]'))).toHaveCount(terugknop ? 1 : 0)
  expect(await calculator.element.evaluate((host) => host.getAttribute('nonce') ?? (host as HTMLElement).nonce)).toBe(
    NONCE,
  )
  await fillInIncome(calculator)
  await heard
}

test.describe('the code that the handbook writes', () => {
  // One worker runs all these tests, so that the package is installed once.
  test.describe.configure({ mode: 'default' })
  let tarball = ''
  test.beforeAll(() => {
    tarball = installeer()
  })

  for (const [host, [file, folder]] of Object.entries(BUILT) as [keyof typeof BUILT, readonly [string, string]][])
    test(`the handbook's code for ${host} shows the calculator and logs its result`, async ({ page, complaints }) => {
      test.setTimeout(900_000)
      const project = maakProject(`hosts/${host}`)
      write(`${project}/${file}`, TO_CODE[CODE_OF[host] ?? (host as keyof typeof TO_CODE)](CHOSEN))
      await metEigenBouw(project, tarball)
      await serveer(page, `${project}/${folder}`)
      await page.goto(`${SITE}/`)
      await hearsTheMaximum(page)
      expect(complaints).toEqual([])
    })

  /** Returns the path of an installed package, or of a file in it. */
  const packed = (project: string, name: string): string => `${project}/node_modules/${name}`

  const projectWith = async (host: 'htmx' | 'turbo'): Promise<string> => {
    const project = maakProject(`hosts/${host}`)
    await metEigenBouw(project, tarball)
    cpSync(PAKKET, `${project}/site`, { recursive: true })
    return project
  }

  test("the handbook's code for htmx shows the calculator and logs its result", async ({ page, complaints }) => {
    const project = await projectWith('htmx')
    const [html = '', answer = ''] = TO_CODE.htmx(CHOSEN).split(/<!-- The response of \/rekenhulp -->\n/)
    cpSync(packed(project, 'htmx.org/dist/htmx.min.js'), `${project}/site/htmx.min.js`)
    write(`${project}/site/index.html`, `<!doctype html><html lang="nl"><title>htmx</title>${html}</html>`)
    write(`${project}/site/rekenhulp`, answer)
    await serveer(page, `${project}/site`)
    await page.goto(`${SITE}/`)
    await page.getByRole('button', { name: 'Bereken je hypotheek' }).click()
    await hearsTheMaximum(page, false)
    expect(complaints).toEqual([])
  })

  test("the handbook's code for Turbo keeps the income on the next page", async ({ page, complaints }) => {
    const project = await projectWith('turbo')
    const html = TO_CODE.turbo(CHOSEN)
    cpSync(packed(project, '@hotwired/turbo/dist/turbo.es2017-esm.js'), `${project}/site/turbo.js`)
    const pageWith = (title: string, link: string): string => {
      const linked = html.replace('<body>', `<body><a href="${link}">Verder</a>`)
      return `<!doctype html><html lang="nl"><title>${title}</title>${linked}</html>`
    }
    write(`${project}/site/index.html`, pageWith('Een', '/twee.html'))
    write(`${project}/site/twee.html`, pageWith('Twee', '/'))
    await serveer(page, `${project}/site`)
    await page.goto(`${SITE}/`)
    await hearsTheMaximum(page, false)
    await page.getByRole('link', { name: 'Verder' }).click()
    await expect(page).toHaveTitle('Twee')
    await expect((await readyCalculator(page)).field('Bruto jaarinkomen')).toHaveValue('60.000')
    expect(complaints).toEqual([])
  })
})
