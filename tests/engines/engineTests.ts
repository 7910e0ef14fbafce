import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { answerTests } from './answers'
import { type Visitor } from './visitor'
import { KEYS, type Browser } from './browser'
import { contrast, findRing } from './contrast'
import { hostPageTests } from './hostPage'
import { takeAlongTests } from './meenemen'
import { failedLoadTests } from './failedLoads'
import { overlays } from './overlays'
import { setUp, type Setup } from './setup'
import { typingTests } from './typing'
import {
  BENODIGD,
  createExpectations,
  completeByMouse,
  INKOMEN,
  MAANDLAST,
  MAXIMAAL,
  RENTEVAST,
  OUTCOME,
} from './expectations'

const { Home, Enter, Escape, Down, Right, Space, Tab } = KEYS
const UITLEG = /^Uitleg/
const MAANDINKOMEN = 'Bruto maandinkomen'
const REKENINKOMEN = 'Bereken jaarinkomen'

const moveCalculator = (to: string): void => {
  const calculator = document.querySelector('hypotheek-orientatie')
  if (calculator) document.querySelector(to)?.append(calculator)
}

/** Defines the tests that every engine must pass. */
export const engineTests = (start: () => Promise<Browser>): void => {
  let setup: Setup
  let visitor: Visitor
  let site: string
  beforeAll(async () => {
    setup = await setUp(start)
    ;({ visitor, site } = setup)
    return setup.close
  })
  beforeEach(() => visitor.open(`${site}/`))

  const { reads, hasValue, hasFocus, isGone, isFree } = createExpectations(() => visitor)

  describe('the three steps', () => {
    it('with the mouse a visitor completes the three steps and gets the expected figures', () =>
      completeByMouse(visitor, reads))

    it('with the keyboard alone a visitor completes the three steps and gets the expected figures', async () => {
      const { tabTo, typeKeys } = visitor
      await tabTo('radio', 'Alleen')
      await typeKeys(Right)
      await expect.poll(async () => (await visitor.part('radio', 'Samen'))?.isChosen).toBe(true)
      await typeKeys(KEYS.Left)
      await tabTo('textbox', INKOMEN)
      await typeKeys(`60000${Tab}`)
      await reads(MAXIMAAL, 'Maximale hypotheek', OUTCOME.maximum)
      await tabTo('button', 'Ga verder')
      await typeKeys(Space)
      await tabTo('textbox', 'Vraagprijs van de woning')
      await typeKeys(`300000${Tab}`)
      await tabTo('combobox', 'Energielabel')
      await typeKeys(`${Enter}C${Enter}`)
      await tabTo('textbox', 'Eigen geld')
      await typeKeys(`20000${Tab}`)
      await reads(BENODIGD, 'Extra eigen inleg nodig', OUTCOME.inleg)
      await tabTo('button', 'Ga verder')
      await typeKeys(Enter)
      await tabTo('combobox', RENTEVAST)
      await typeKeys(`${Down}${Home}`)
      await typeKeys(`10${Enter}`)
      await reads(BENODIGD, 'Bruto maandlast', MAANDLAST)
    })

    it('without popovers and adoptedStyleSheets an explanation opens and the steps can be completed', async () => {
      await visitor.open(`${site}/ouder`)
      expect(await visitor.inPage(() => 'showPopover' in HTMLElement.prototype)).toBe(false)
      expect(await visitor.inPage(() => 'adoptedStyleSheets' in ShadowRoot.prototype)).toBe(false)
      await visitor.press('button', UITLEG)
      await isFree('note', /^/)
      await visitor.typeKeys(Escape)
      await isGone('note', /^/)
      await completeByMouse(visitor, reads)
    })
  })

  takeAlongTests(() => ({ visitor, site }))
  typingTests(() => visitor)
  overlays(() => ({ visitor, site }))
  failedLoadTests(() => setup)
  hostPageTests(() => ({ visitor, site }))

  describe('an explanation', () => {
    it('Escape closes an explanation and returns the focus to its button', async () => {
      await visitor.press('button', UITLEG)
      await isFree('note', /^/)
      await visitor.typeKeys(Escape)
      await isGone('note', /^/)
      await hasFocus('button', UITLEG)
    })

    it('a click on an answer closes an open explanation and chooses that answer', async () => {
      await visitor.press('button', UITLEG)
      await isFree('note', /^/)
      await visitor.choose('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Ja')
      await isGone('note', /^/)
      await isFree('textbox', 'Leningen')
    })
  })

  describe('a list', () => {
    beforeEach(async () => {
      await visitor.fillIn(INKOMEN, '60.000')
      await visitor.press('button', 'Ga verder')
    })
    const choice = async () => (await visitor.part('combobox', 'Energielabel'))?.text.trim()

    it('a click chooses label B in the list *Energielabel*', async () => {
      await visitor.chooseFrom('Energielabel', /^B\b/)
      await expect.poll(choice).toMatch(/^B\b/)
      await isGone('listbox', /^/)
    })

    it('Escape closes the list *Energielabel* and keeps the chosen option', async () => {
      await visitor.tabTo('combobox', 'Energielabel')
      await visitor.typeKeys(`${Enter}${Down}`)
      await isFree('option', /^Onbekend/)
      await visitor.typeKeys(Escape)
      await isGone('listbox', /^/)
      await hasFocus('combobox', 'Energielabel')
      expect(await choice()).toBe('Onbekend')
    })
  })
  answerTests(() => visitor)
  describe('the income dialog', () => {
    beforeEach(async () => {
      await visitor.press('button', REKENINKOMEN)
      await hasFocus('textbox', MAANDINKOMEN)
      await expect.poll(() => visitor.part('dialog', REKENINKOMEN)).not.toBeNull()
    })

    it('*Bevestig inkomen* fills in the yearly income and returns the focus to *Bereken jaarinkomen*', async () => {
      await visitor.typeKeys('4000')
      await visitor.choose('Krijg je een dertiende maand?', 'Ja')
      await visitor.press('button', 'Bevestig inkomen')
      await isGone('dialog', REKENINKOMEN)
      await hasValue(INKOMEN, '52.000')
      await hasFocus('button', REKENINKOMEN)
    })

    it('with the focus in an empty field, the first click on an answer in the income dialog chooses it', async () => {
      await visitor.choose('Krijg je een dertiende maand?', 'Ja')
      const isChosen = async () => (await visitor.part('radio', 'Ja', 'Krijg je een dertiende maand?'))?.isChosen
      await expect.poll(isChosen).toBe(true)
    })

    it('with the focus in an empty field, the first click on *Sluiten* closes the income dialog', async () => {
      await visitor.press('button', 'Sluiten')
      await isGone('dialog', REKENINKOMEN)
    })

    it('Escape and a press outside close the income dialog without filling in the yearly income', async () => {
      await visitor.typeKeys(`4000${Escape}`)
      await isGone('dialog', REKENINKOMEN)
      await visitor.press('button', REKENINKOMEN)
      await hasFocus('textbox', MAANDINKOMEN)
      await visitor.pressAt(5, 5)
      await isGone('dialog', REKENINKOMEN)
      await hasValue(INKOMEN, '')
    })

    it('the income dialog stays open with its typed amount when the page moves the calculator', async () => {
      await visitor.typeKeys('4000')
      await visitor.inPage(moveCalculator, '#twee')
      await hasFocus('textbox', MAANDINKOMEN)
      await visitor.press('button', 'Bevestig inkomen')
      await hasValue(INKOMEN, '48.000')
    })
  })

  describe('a page that moves the calculator', () => {
    beforeEach(async () => {
      await visitor.fillIn(INKOMEN, '60.000')
      await reads(MAXIMAAL, 'Maximale hypotheek', OUTCOME.maximum)
      await visitor.press('button', 'Ga verder')
      await visitor.fillIn('Vraagprijs van de woning', 'drie ton')
    })

    it('moving the element keeps its step, answers and unreadable text, and closes its open list', async () => {
      await visitor.press('combobox', 'Energielabel')
      await isFree('option', /^Onbekend/)
      await visitor.inPage(moveCalculator, '#twee')
      await isGone('listbox', /^/)
      await hasValue('Vraagprijs van de woning', 'drie ton')
      await visitor.chooseFrom('Energielabel', /^B\b/)
      await visitor.press('button', 'Vorige stap')
      await hasValue(INKOMEN, '60.000')
    })

    it('a calculator that is removed and put back keeps its step, answers and unreadable text', async () => {
      await visitor.inPage(() => {
        const calculator = document.querySelector('hypotheek-orientatie')
        Object.assign(window, { calculator })
        calculator?.remove()
      })
      const isDrawn = () =>
        visitor.inPage(
          () => (window as { calculator?: Element }).calculator?.shadowRoot?.querySelector('.kader') !== null,
        )
      await expect.poll(isDrawn).toBe(false)
      await visitor.inPage(() => {
        const { calculator } = window as { calculator?: Element }
        if (calculator) document.querySelector('#een')?.append(calculator)
      })
      await hasValue('Vraagprijs van de woning', 'drie ton')
      await visitor.press('button', 'Vorige stap')
      await hasValue(INKOMEN, '60.000')
      await reads(MAXIMAAL, 'Maximale hypotheek', OUTCOME.maximum)
    })
  })

  it('the border of an unchosen radio button has a contrast of at least 3:1 with its background', async () => {
    const ring = await visitor.inPage(findRing)
    expect(ring).toMatchObject({ appearance: 'none', borderTopWidth: '2px' })
    expect(contrast(ring?.borderTopColor ?? '', ring?.backgroundColor ?? '')).toBeGreaterThanOrEqual(3)
  })
}
