import { type Frame, type Locator, type Page } from '@playwright/test'

import { calculatorWith, completeSteps, toHtml } from '../../../browser/host/hostPage'
import { calculatorIn, type Calculator } from '../../../browser/page/calculator'
import { whenDrawn } from '../../../browser/page/whenStill'
import { expect, test } from '../../../browser/test'

declare global {
  interface Window {
    /** How often the calculator has changed or the page has printed, since the count was last reset. */
    effects?: number
  }
}

/** The sandboxes that the handbook names: the recommended one, and the strictest one in which scripts run. */
const SANDBOXES = ['allow-scripts allow-modals allow-downloads allow-popups', 'allow-scripts']

/** What a visitor can press. The text fields of the three steps are filled in before the walk. */
const CONTROLS = 'button:not(:disabled), a[href], summary, input:is([type=checkbox], [type=radio], [type=range])'

/** The longest time until a press shows an effect, in milliseconds. A failed print is told after 1000. */
const PATIENCE = 2500

/** A control of the last step or of one of its dialogs, by its place in the document. */
interface Control {
  /** The text of the button that opens the dialog of the control, or undefined for a control of the step itself. */
  readonly opener: string | undefined
  readonly place: number
  readonly name: string
}

/** A frame with the calculator on its last step. */
interface Framed {
  readonly calculator: Calculator
  readonly frame: Frame
}

/** Opens the calculator in a frame, with this sandbox unless undefined, and fills in the steps. */
const openFramed = async (page: Page, sandbox: string | undefined): Promise<Framed> => {
  const serve = (address: string, body: string) =>
    page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  const attribute = sandbox === undefined ? '' : `sandbox="${sandbox}"`
  await serve('**/kader.html', `<iframe ${attribute} src="binnen.html" width="1200" height="690"></iframe>`)
  await serve('**/binnen.html', toHtml({ body: calculatorWith('adviseur-zoeken-url="/doorklik.html"') }))
  await page.goto('kader.html')
  const calculator = calculatorIn(page.frameLocator('iframe').locator('hypotheek-orientatie'))
  await completeSteps(calculator)
  for (const last of ['Wat moet er veranderen?', 'Vergelijk rentevaste periodes'])
    await openersOf(calculator).filter({ hasText: last }).first().waitFor()
  const frame = page.frames().at(-1)
  if (frame === undefined) throw new Error('The page has no frame.')
  return { calculator, frame }
}

const openDialog = (calculator: Calculator): Locator => calculator.element.locator('dialog[open]')

const visible = (place: Locator, selector: string): Locator => place.locator(selector).filter({ visible: true })

/** Returns the openers of dialogs on the step. */
const openersOf = ({ element }: Calculator): Locator => visible(element, 'button[aria-haspopup=dialog]')

/** Opens the dialog with this opener, if any. Returns the part with the controls: the dialog, or the calculator. */
const enter = async (calculator: Calculator, opener: string | undefined): Promise<Locator> => {
  if (opener === undefined) return calculator.element
  await openersOf(calculator).filter({ hasText: opener }).first().click()
  const dialog = openDialog(calculator)
  await dialog.waitFor()
  return dialog
}

/** Lists the controls of the last step and of its dialogs. */
const controlsOf = async ({ calculator }: Framed, page: Page): Promise<readonly Control[]> => {
  const listed: Control[] = []
  const openers = new Set(await openersOf(calculator).allTextContents())
  for (const opener of [undefined, ...openers]) {
    const part = await enter(calculator, opener)
    const names = await visible(part, CONTROLS).evaluateAll((found) =>
      found.map((control) => control.ariaLabel ?? control.textContent),
    )
    listed.push(...names.map((name, place) => ({ opener, place, name: name.trim() })))
    if (opener !== undefined) await page.keyboard.press('Escape')
    await expect(openDialog(calculator)).toHaveCount(0)
  }
  return listed
}

/** Runs in the frame: counts the changes of the calculator that a visitor can notice, and the prints. */
const countEffects = (): void => {
  const count = (): void => void (window.effects = (window.effects ?? 0) + 1)
  const root = document.querySelector('hypotheek-orientatie')?.shadowRoot
  if (!root) return
  new MutationObserver(count).observe(root, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['open', 'aria-expanded', 'aria-checked', 'aria-pressed', 'aria-sort', 'hidden'],
  })
  // Live regions stand outside the calculator. Only a new text counts: after a second a region is empty again.
  new MutationObserver((records) => records.some(({ addedNodes }) => addedNodes.length > 0) && count()).observe(
    document.body,
    { childList: true, subtree: true },
  )
  root.addEventListener('change', count)
  root.addEventListener('toggle', count, true)
  window.addEventListener('beforeprint', count)
}

/** Returns the key that operates a control. Keys also reach a button that only screen readers show. */
const keyOf = (control: Element): string => {
  if (!(control instanceof HTMLInputElement)) return 'Enter'
  return control.type === 'range' ? 'ArrowRight' : 'Space'
}

/** Presses a control. Returns whether a visitor notices an effect: a change, a print, a download or another page. */
const hasEffect = async ({ calculator, frame }: Framed, page: Page, { opener, place }: Control): Promise<boolean> => {
  const control = visible(await enter(calculator, opener), CONTROLS).nth(place)
  await control.waitFor()
  await frame.evaluate(countEffects)
  await whenDrawn(page)
  await frame.evaluate(() => (window.effects = 0))
  const outside = Promise.any(
    (['download', 'popup', 'framenavigated'] as const).map((event) =>
      page.waitForEvent(event as 'download', { timeout: PATIENCE }),
    ),
  )
  const inside = frame.waitForFunction(() => (window.effects ?? 0) > 0, undefined, { timeout: PATIENCE })
  await control.press(await control.evaluate(keyOf))
  return Promise.any([outside, inside]).then(
    () => true,
    () => false,
  )
}

/** Closes the dialogs that a press left open. Without one, opens the page again: the step may have changed. */
const backAtStep = async (framed: Framed, page: Page, sandbox: string | undefined): Promise<Framed> => {
  const dialogs = openDialog(framed.calculator)
  const count = await dialogs.count()
  if (count === 0) return openFramed(page, sandbox)
  for (let left = count; left > 0; left -= 1) await page.keyboard.press('Escape')
  await expect(dialogs).toHaveCount(0)
  return framed
}

test.describe('the last step in a frame with a sandbox', () => {
  test.use({
    expectedComplaints: /Download is disallowed|Blocked opening|allow-|sandbox|frame-ancestors|Clipboard API/,
  })

  test('each control that has an effect in a frame has one in every sandbox of the handbook', async ({ page }) => {
    test.setTimeout(1_200_000)
    await page.context().route('https://**', (route) => route.fulfill({ body: 'De wet' }))
    let framed = await openFramed(page, undefined)
    const working: Control[] = []
    for (const control of await controlsOf(framed, page)) {
      if (await hasEffect(framed, page, control)) working.push(control)
      framed = await backAtStep(framed, page, undefined)
    }
    expect(working.length).toBeGreaterThan(50)
    for (const sandbox of SANDBOXES) {
      const dead: Control[] = []
      framed = await openFramed(page, sandbox)
      for (const control of working) {
        if (!(await hasEffect(framed, page, control))) dead.push(control)
        framed = await backAtStep(framed, page, sandbox)
      }
      expect(dead, sandbox).toEqual([])
    }
  })
})
