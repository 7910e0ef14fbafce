import { type Page } from '@playwright/test'

import { expect, test } from '../test'
import { openEersteBeeld } from './eersteBeeld'
import { REKENHULP } from './gastpagina'

declare global {
  interface Window {
    tussendoor?: (() => void) | undefined
  }
}

/** Slows the processor, so that React takes over in many pieces, and lets the page act before one of them. */
const voorStuk = async (page: Page, nummer: number): Promise<void> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  await page.addInitScript((nummer) => {
    let stuk = 0
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(this: MessagePort, luister: (event: MessageEvent) => void) {
        this.addEventListener('message', (event) => {
          stuk += 1
          if (stuk === nummer) window.tussendoor?.()
          luister(event)
        })
        this.start()
      },
    })
  }, nummer)
}

test.describe('what a visitor does between two pieces of the takeover is never lost', () => {
  for (const nummer of [1, 2])
    test(`before piece ${nummer}`, async ({ page }) => {
      await voorStuk(page, nummer)
      const { rekenhulp, neemOver } = await openEersteBeeld(page, { body: REKENHULP })
      await rekenhulp.element.evaluate((host) => {
        const vind = (selector: string, tekst: string) =>
          [...(host.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
            (deel) => deel.textContent.trim() === tekst,
          )
        window.tussendoor = () => {
          document.body.dataset['bezig'] = String(host.shadowRoot?.querySelector('[aria-busy=true]') !== null)
          const veld = host.shadowRoot?.querySelector<HTMLInputElement>('input[type=text]')
          veld?.focus()
          veld?.setRangeText('61000')
          veld?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
          vind('label', 'Samen')?.click()
          vind('button', 'Bereken jaarinkomen')?.click()
        }
      })
      await neemOver()
      await expect(page.locator('body')).toHaveAttribute('data-bezig', 'true')
      await expect(rekenhulp.antwoord('Koop je alleen of samen?', 'Samen')).toBeChecked()
      await expect(rekenhulp.vraag('Wat voor inkomen heeft je partner?')).toBeVisible()
      await expect(rekenhulp.element.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(rekenhulp.element.getByRole('dialog')).toBeHidden()
      await expect(rekenhulp.veld('Bruto jaarinkomen')).toHaveValue('61.000')
    })
})
