import { describe, expect, it } from 'vitest'

import { createRekenbewijs } from '../../domain/bewijs'
import { rightOf } from '../domain/rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from '../domain/rekenkern/voorbeeldverzoek'
import { type Visitor } from './visitor'
import { until } from './browser'
import { createExpectations, completeByMouse, INKOMEN, MAANDLAST, OUTCOME } from './expectations'

const BEWIJS = JSON.stringify(
  rightOf(createRekenbewijs(verzoekVan([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(250_000) }), kaderVan())),
)

const STEP_1 = 'Ga terug naar stap 1 van 3 Maximale hypotheek'

/** Runs in the page. Makes `print()` of an iframe store the text of its document in `window.paper`. */
const capturePrint = (): void => {
  const contentWindow = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow')
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    get(this: HTMLIFrameElement) {
      const frameWindow = contentWindow?.get?.call(this) as Window | null
      if (frameWindow)
        frameWindow.print = () => {
          frameWindow.dispatchEvent(new Event('beforeprint'))
          Object.assign(window, { paper: frameWindow.document.body.textContent })
        }
      return frameWindow
    },
  })
}

/** Defines the tests of a calculation that a visitor shares, restores, prints and takes to an adviser. */
export const takeAlongTests = (at: () => { readonly visitor: Visitor; readonly site: string }): void => {
  const visitor = () => at().visitor
  const site = () => at().site
  const { reads, hasValue, isFree } = createExpectations(visitor)

  describe('taking a calculation along', () => {
    const inDialog = () =>
      visitor().inPage(
        () => document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector('dialog')?.innerText ?? '',
      )

    it('a share link restores the income after *Bekijk deze berekening*', async () => {
      await completeByMouse(visitor(), reads)
      await visitor().press('button', 'Bewaar of deel')
      const link = await until(
        async () => (await visitor().part('textbox', 'Link naar je berekening'))?.value,
        'No link',
      )
      await visitor().open(`${site()}/ouder`)
      await visitor().open(link)
      await visitor().press('button', 'Bekijk deze berekening')
      await isFree('button', STEP_1)
      await visitor().press('button', STEP_1)
      await hasValue(INKOMEN, '60.000')
    })

    it('with `bewaren` a new visit offers the earlier income, and *Wis mijn antwoorden* clears it', async () => {
      await visitor().open(`${site()}/bewaren`)
      await isFree('button', 'Wis mijn antwoorden')
      await visitor().fillIn(INKOMEN, '61.234')
      // Counts only the kept answers, because a page left before the application loads can store another item.
      const stored = () => Object.keys(sessionStorage).filter((key) => key.includes(':/bewaren:')).length
      await expect.poll(() => visitor().inPage(stored)).toBe(1)
      await visitor().open(`${site()}/bewaren`)
      await visitor().press('button', 'Gebruik mijn antwoorden')
      await hasValue(INKOMEN, '61.234')
      await visitor().press('button', 'Wis mijn antwoorden')
      await visitor().press('button', 'Ja, wis alles')
      await hasValue(INKOMEN, '')
    })

    it('*Print met alle stappen* prints answers, outcome, *Rekenbewijs* and steps, but no buttons', async () => {
      await completeByMouse(visitor(), reads)
      await visitor().inPage(capturePrint)
      await visitor().press('button', 'Bewaar of deel')
      await visitor().press('button', 'Print met alle stappen')
      const paper = () => visitor().inPage(() => (window as { paper?: string }).paper ?? '')
      await expect.poll(paper).toContain('Je hypotheekberekening van')
      for (const word of ['€ 60.000', '€ 300.000', OUTCOME.hypotheek, OUTCOME.inleg, MAANDLAST, 'Rekenbewijs'])
        expect(await paper()).toContain(word)
      expect(await paper()).toContain('Stap voor stap')
      expect(await paper()).not.toContain('Kopieer als tekst')
    })

    it('checking a rekenbewijs of 2025 with norms of 2026 shows which table changed the maximum', async () => {
      await visitor().open(`${site()}/adviseur`)
      await visitor().fillIn(INKOMEN, '60.000')
      await visitor().press('button', 'Ga verder')
      await visitor().fillIn('Vraagprijs van de woning', '300.000')
      // Nearly covers the shortage, because a larger shortage later adds content that moves the buttons.
      await visitor().fillIn('Eigen geld', '30.000')
      await visitor().press('button', 'Ga verder')
      await visitor().press('button', 'Open een rekenbewijs')
      await isFree('textbox', 'Of plak het rekenbewijs')
      await visitor().inPage((text) => {
        const field = document
          .querySelector('hypotheek-orientatie')
          ?.shadowRoot?.querySelector<HTMLInputElement>('dialog input[type=text]')
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
        field?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
      }, BEWIJS)
      await visitor().press('button', 'Controleer')
      await expect.poll(inDialog).toContain('Het bewijs klopt. Het is gemaakt met de leennormen van 2025.')
      expect(await inDialog()).toMatch(/Door de tabel .+ Maximale hypotheek: toen .+, nu .+\./)
      await visitor().press('button', 'Reken verder met deze antwoorden')
      await isFree('button', 'Terug naar je eigen antwoorden')
      await visitor().press('button', 'Vorige stap')
      await hasValue('Vraagprijs van de woning', '250.000')
    })
  })
}
