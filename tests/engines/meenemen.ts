import { describe, expect, it } from 'vitest'

import { createRekenbewijs } from '../../domain/bewijs'
import { rightOf } from '../domain/rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from '../domain/rekenkern/voorbeeldverzoek'
import { type Bezoeker } from './bezoeker'
import { tot } from './browser'
import { createZiet, doeMetMuis, INKOMEN, MAANDLAST, UITKOMST } from './ziet'

const BEWIJS = JSON.stringify(
  rightOf(createRekenbewijs(verzoekVan([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(250_000) }), kaderVan())),
)

const STAP_1 = 'Ga terug naar stap 1 van 3 Maximale hypotheek'

/** Runs in the page. Replaces printing: the text of the printed document is recorded. */
const vangAf = (): void => {
  const venster = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow')
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    get(this: HTMLIFrameElement) {
      const lijst = venster?.get?.call(this) as Window | null
      if (lijst) lijst.print = () => Object.assign(window, { papier: lijst.document.body.textContent })
      return lijst
    },
  })
}

/** Tests of a calculation that a visitor shares, restores, prints and takes to an adviser. */
export const meenemen = (gast: () => { readonly bezoeker: Bezoeker; readonly site: string }): void => {
  const bezoeker = () => gast().bezoeker
  const site = () => gast().site
  const { leest, heeftWaarde, isVrij } = createZiet(bezoeker)

  describe('taking a calculation along', () => {
    const inVenster = () =>
      bezoeker().inPagina(
        () => document.querySelector('hypotheek-orientatie')?.shadowRoot?.querySelector('dialog')?.innerText ?? '',
      )

    it('a share link opens the calculation for another visitor', async () => {
      await doeMetMuis(bezoeker(), leest)
      await bezoeker().druk('button', 'Deel je berekening')
      const link = await tot(
        async () => (await bezoeker().deel('textbox', 'Link naar je berekening'))?.waarde,
        'No link',
      )
      await bezoeker().open(`${site()}/ouder`)
      await bezoeker().open(link)
      await bezoeker().druk('button', 'Bekijk deze berekening')
      await isVrij('button', STAP_1)
      await bezoeker().druk('button', STAP_1)
      await heeftWaarde(INKOMEN, '60.000')
    })

    it('the answers are offered after a reload, and wiping removes them', async () => {
      await bezoeker().open(`${site()}/bewaren`)
      await isVrij('button', 'Wis mijn antwoorden')
      await bezoeker().vulIn(INKOMEN, '61.234')
      // A page that is left before the application has loaded can store an item of its own in the tab.
      const bewaard = () => Object.keys(sessionStorage).filter((sleutel) => sleutel.includes(':/bewaren:')).length
      await expect.poll(() => bezoeker().inPagina(bewaard)).toBe(1)
      await bezoeker().open(`${site()}/bewaren`)
      await bezoeker().druk('button', 'Gebruik mijn antwoorden')
      await heeftWaarde(INKOMEN, '61.234')
      await bezoeker().druk('button', 'Wis mijn antwoorden')
      await bezoeker().druk('button', 'Ja, wis alles')
      await heeftWaarde(INKOMEN, '')
    })

    it('the paper shows the answers, the outcome and the receipt, and no controls', async () => {
      await doeMetMuis(bezoeker(), leest)
      await bezoeker().inPagina(vangAf)
      await bezoeker().druk('button', 'Print of bewaar als pdf')
      await bezoeker().druk('button', 'Print de uitkomst')
      const papier = () => bezoeker().inPagina(() => (window as { papier?: string }).papier ?? '')
      await expect.poll(papier).toContain('Je hypotheekberekening van')
      for (const woord of ['€ 60.000', '€ 300.000', UITKOMST.hypotheek, UITKOMST.inleg, MAANDLAST, 'Rekenbewijs'])
        expect(await papier()).toContain(woord)
      expect(await papier()).not.toContain('Hoe komen we aan dit bedrag?')
    })

    it('an adviser opens a receipt of 2025 under 2026 and sees what changed and by which norm', async () => {
      await bezoeker().open(`${site()}/adviseur`)
      await bezoeker().vulIn(INKOMEN, '60.000')
      await bezoeker().druk('button', 'Ga verder')
      await bezoeker().vulIn('Vraagprijs van de woning', '300.000')
      // An amount close to the price, because a larger shortage later adds content that moves what is below it.
      await bezoeker().vulIn('Eigen geld', '30.000')
      await bezoeker().druk('button', 'Ga verder')
      await bezoeker().druk('button', 'Open een rekenbewijs')
      await isVrij('textbox', 'Of plak het rekenbewijs')
      await bezoeker().inPagina((tekst) => {
        const veld = document
          .querySelector('hypotheek-orientatie')
          ?.shadowRoot?.querySelector<HTMLInputElement>('dialog input[type=text]')
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(veld, tekst)
        veld?.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
      }, BEWIJS)
      await bezoeker().druk('button', 'Controleer')
      await expect.poll(inVenster).toContain('Het bewijs klopt. Het is gemaakt met de leennormen van 2025.')
      expect(await inVenster()).toMatch(/Door de tabel .+ Maximale hypotheek: toen .+, nu .+\./)
      await bezoeker().druk('button', 'Reken verder met deze antwoorden')
      await isVrij('button', 'Terug naar je eigen antwoorden')
      await bezoeker().druk('button', 'Vorige stap')
      await heeftWaarde('Vraagprijs van de woning', '250.000')
    })
  })
}
