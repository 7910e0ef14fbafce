import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { antwoordBeweringen } from './antwoorden'
import { type Bezoeker } from './bezoeker'
import { TOETSEN, type Browser } from './browser'
import { contrast, zoekRing } from './contrast'
import { eigenPagina } from './eigenPagina'
import { meenemen } from './meenemen'
import { nietGeladen } from './nietGeladen'
import { overlays } from './overlays'
import { stelOp, type Opstelling } from './opstelling'
import { typen } from './typen'
import { BENODIGD, createZiet, doeMetMuis, INKOMEN, MAANDLAST, MAXIMAAL, RENTEVAST, UITKOMST } from './ziet'

const { Begin, Enter, Escape, Omlaag, Rechts, Spatie, Tab } = TOETSEN
const UITLEG = /^Uitleg/
const MAANDINKOMEN = 'Bruto maandinkomen'
const REKENINKOMEN = 'Bereken jaarinkomen'

const beweegRekenhulp = (naar: string): void => {
  const rekenhulp = document.querySelector('hypotheek-orientatie')
  if (rekenhulp) document.querySelector(naar)?.append(rekenhulp)
}

/** The tests that every engine must pass. */
export const beweringen = (start: () => Promise<Browser>): void => {
  let opstelling: Opstelling
  let bezoeker: Bezoeker
  let site: string
  beforeAll(async () => {
    opstelling = await stelOp(start)
    ;({ bezoeker, site } = opstelling)
    return opstelling.sluit
  })
  beforeEach(() => bezoeker.open(`${site}/`))

  const { leest, heeftWaarde, heeftFocus, isWeg, isVrij } = createZiet(() => bezoeker)

  describe('the three steps', () => {
    it('the mouse completes the three steps and reads the maximum, the shortage and the monthly cost', () =>
      doeMetMuis(bezoeker, leest))

    it('the keyboard alone gives the same figures as the mouse', async () => {
      const { tabNaar, toets } = bezoeker
      await tabNaar('radio', 'Alleen')
      await toets(Rechts)
      await expect.poll(async () => (await bezoeker.deel('radio', 'Samen'))?.isGekozen).toBe(true)
      await toets(TOETSEN.Links)
      await tabNaar('textbox', INKOMEN)
      await toets(`60000${Tab}`)
      await leest(MAXIMAAL, 'Maximale hypotheek', UITKOMST.maximaal)
      await tabNaar('button', 'Ga verder')
      await toets(Spatie)
      await tabNaar('textbox', 'Vraagprijs van de woning')
      await toets(`300000${Tab}`)
      await tabNaar('combobox', 'Energielabel')
      await toets(`${Enter}C${Enter}`)
      await tabNaar('textbox', 'Eigen geld')
      await toets(`20000${Tab}`)
      await leest(BENODIGD, 'Extra eigen inleg nodig', UITKOMST.inleg)
      await tabNaar('button', 'Ga verder')
      await toets(Enter)
      await tabNaar('combobox', RENTEVAST)
      await toets(`${Omlaag}${Begin}`)
      await toets(`10${Enter}`)
      await leest(BENODIGD, 'Bruto maandlast', MAANDLAST)
    })

    it('the three steps work without popovers and shared style sheets', async () => {
      await bezoeker.open(`${site}/ouder`)
      expect(await bezoeker.inPagina(() => 'showPopover' in HTMLElement.prototype)).toBe(false)
      expect(await bezoeker.inPagina(() => 'adoptedStyleSheets' in ShadowRoot.prototype)).toBe(false)
      await bezoeker.druk('button', UITLEG)
      await isVrij('note', /^/)
      await bezoeker.toets(Escape)
      await isWeg('note', /^/)
      await doeMetMuis(bezoeker, leest)
    })
  })

  meenemen(() => ({ bezoeker, site }))
  typen(() => bezoeker)
  overlays(() => ({ bezoeker, site }))
  nietGeladen(() => opstelling)
  eigenPagina(() => ({ bezoeker, site }))

  describe('an explanation', () => {
    it('Escape closes an explanation and returns the focus to its button', async () => {
      await bezoeker.druk('button', UITLEG)
      await isVrij('note', /^/)
      await bezoeker.toets(Escape)
      await isWeg('note', /^/)
      await heeftFocus('button', UITLEG)
    })

    it('a press elsewhere closes an explanation and counts where it was made', async () => {
      await bezoeker.druk('button', UITLEG)
      await isVrij('note', /^/)
      await bezoeker.kies('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Ja')
      await isWeg('note', /^/)
      await isVrij('textbox', 'Leningen')
    })
  })

  describe('a list', () => {
    beforeEach(async () => {
      await bezoeker.vulIn(INKOMEN, '60.000')
      await bezoeker.druk('button', 'Ga verder')
    })
    const keuze = async () => (await bezoeker.deel('combobox', 'Energielabel'))?.tekst.trim()

    it('the mouse chooses an option of a list', async () => {
      await bezoeker.kiesUit('Energielabel', /^B\b/)
      await expect.poll(keuze).toMatch(/^B\b/)
      await isWeg('listbox', /^/)
    })

    it('Escape closes a list and keeps the chosen option', async () => {
      await bezoeker.tabNaar('combobox', 'Energielabel')
      await bezoeker.toets(`${Enter}${Omlaag}`)
      await isVrij('option', /^Onbekend/)
      await bezoeker.toets(Escape)
      await isWeg('listbox', /^/)
      await heeftFocus('combobox', 'Energielabel')
      expect(await keuze()).toBe('Onbekend')
    })
  })
  antwoordBeweringen(() => bezoeker)
  describe('the income dialog', () => {
    beforeEach(async () => {
      await bezoeker.druk('button', REKENINKOMEN)
      await heeftFocus('textbox', MAANDINKOMEN)
    })

    it('the income dialog fills in the yearly income and returns the focus', async () => {
      await bezoeker.toets('4000')
      await bezoeker.kies('Krijg je een dertiende maand?', 'Ja')
      await bezoeker.druk('button', 'Bevestig inkomen')
      await isWeg('dialog', REKENINKOMEN)
      await heeftWaarde(INKOMEN, '52.000')
      await heeftFocus('button', REKENINKOMEN)
    })

    it('the first press on an answer in the income dialog counts, also from the empty field', async () => {
      await bezoeker.kies('Krijg je een dertiende maand?', 'Ja')
      const isGekozen = async () => (await bezoeker.deel('radio', 'Ja', 'Krijg je een dertiende maand?'))?.isGekozen
      await expect.poll(isGekozen).toBe(true)
    })

    it('the first press on the cross closes the income dialog, also from the empty field', async () => {
      await bezoeker.druk('button', 'Sluiten')
      await isWeg('dialog', REKENINKOMEN)
    })

    it('Escape and a press outside close the income dialog without filling in', async () => {
      await bezoeker.toets(`4000${Escape}`)
      await isWeg('dialog', REKENINKOMEN)
      await bezoeker.druk('button', REKENINKOMEN)
      await heeftFocus('textbox', MAANDINKOMEN)
      await bezoeker.drukOp(5, 5)
      await isWeg('dialog', REKENINKOMEN)
      await heeftWaarde(INKOMEN, '')
    })

    it('the income dialog stays open with its text when the page moves the calculator', async () => {
      await bezoeker.toets('4000')
      await bezoeker.inPagina(beweegRekenhulp, '#twee')
      await heeftFocus('textbox', MAANDINKOMEN)
      await bezoeker.druk('button', 'Bevestig inkomen')
      await heeftWaarde(INKOMEN, '48.000')
    })
  })

  describe('a page that moves the calculator', () => {
    beforeEach(async () => {
      await bezoeker.vulIn(INKOMEN, '60.000')
      await leest(MAXIMAAL, 'Maximale hypotheek', UITKOMST.maximaal)
      await bezoeker.druk('button', 'Ga verder')
      await bezoeker.vulIn('Vraagprijs van de woning', 'drie ton')
    })

    it('moving the calculator keeps the step, the answers and unreadable text, and closes its list', async () => {
      await bezoeker.druk('combobox', 'Energielabel')
      await isVrij('option', /^Onbekend/)
      await bezoeker.inPagina(beweegRekenhulp, '#twee')
      await isWeg('listbox', /^/)
      await heeftWaarde('Vraagprijs van de woning', 'drie ton')
      await bezoeker.kiesUit('Energielabel', /^B\b/)
      await bezoeker.druk('button', 'Vorige stap')
      await heeftWaarde(INKOMEN, '60.000')
    })

    it('removing the calculator and putting it back later keeps the step, the answers and unreadable text', async () => {
      await bezoeker.inPagina(() => {
        const rekenhulp = document.querySelector('hypotheek-orientatie')
        Object.assign(window, { rekenhulp })
        rekenhulp?.remove()
      })
      const isGetekend = () =>
        bezoeker.inPagina(
          () => (window as { rekenhulp?: Element }).rekenhulp?.shadowRoot?.querySelector('.kader') !== null,
        )
      await expect.poll(isGetekend).toBe(false)
      await bezoeker.inPagina(() => {
        const { rekenhulp } = window as { rekenhulp?: Element }
        if (rekenhulp) document.querySelector('#een')?.append(rekenhulp)
      })
      await heeftWaarde('Vraagprijs van de woning', 'drie ton')
      await bezoeker.druk('button', 'Vorige stap')
      await heeftWaarde(INKOMEN, '60.000')
      await leest(MAXIMAAL, 'Maximale hypotheek', UITKOMST.maximaal)
    })
  })

  it('the ring of an unchosen answer has a contrast of at least 3:1', async () => {
    const ring = await bezoeker.inPagina(zoekRing)
    expect(ring).toMatchObject({ appearance: 'none', borderTopWidth: '2px' })
    expect(contrast(ring?.borderTopColor ?? '', ring?.backgroundColor ?? '')).toBeGreaterThanOrEqual(3)
  })
}
