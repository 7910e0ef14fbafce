import { fireEvent, screen } from '@testing-library/react'
import { either } from 'fp-ts'
import { NEVER, of } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { BerekeningPort } from '../../../../application'
import { kaderVan2025 } from '../../../support/fakes/kader'
import { createCalculatingBerekening } from '../../../support/fakes/calculatingBerekening'
import { recordLeftovers } from '../../../support/leftovers'
import { fillIn, now, showAt, wait, type ShowOptions } from '../../../support/screen'

/** A dialog. `knop` is its title and the text of its button; `stap` is the step that has the button, 3 by default. */
interface Venster {
  readonly knop: string
  readonly opties?: ShowOptions
  readonly stap?: 1 | 2
  /** The name of the field that has the focus after opening; undefined when the dialog itself has the focus. */
  readonly veld?: string
  /** The buttons in the footer of the dialog; undefined for a single button Sluiten. */
  readonly voet?: readonly string[]
  /** The events of the document that the dialog listens to while it is open; none by default. */
  readonly luistertNaar?: readonly string[]
}

const CIJFERS: readonly Venster[] = [
  { knop: 'Vergelijk rentevaste periodes' },
  { knop: 'Bekijk het verloop over 30 jaar' },
  { knop: 'Wat als je iets verandert?', veld: 'Vraagprijs van de woning' },
  { knop: 'Wat moet er veranderen?', stap: 2 },
  { knop: 'Hoe komen we aan dit bedrag?', stap: 2 },
]
const VENSTERS: readonly Venster[] = [
  ...CIJFERS,
  { knop: 'Bewaar of deel', opties: { adviseurZoekenUrl: '/adviseur' }, luistertNaar: ['keydown'] },
  {
    knop: 'Open een rekenbewijs',
    opties: { type: 'Adviseur' },
    veld: 'Kies het bestand',
    voet: ['Sluiten', 'Controleer'],
  },
  {
    knop: 'Bereken jaarinkomen',
    stap: 1,
    veld: 'Bruto maandinkomen',
    voet: ['Sluiten', 'Bevestig inkomen'],
  },
  { knop: 'Wat betekenen deze woorden?' },
  { knop: 'Wis mijn antwoorden', opties: { bewaren: true }, voet: ['Nee, bewaar ze', 'Ja, wis alles'] },
]

/** Returns the buttons in the footer of a dialog. */
const voetknoppen = (element: HTMLDialogElement): readonly HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('[data-inhoud] > div:last-child > button'),
]

/** Returns the first button with this text, or throws. Searches by text, because search by role is slow in jsdom. */
const opener = (knop: string): HTMLElement => {
  const eerste = screen.getAllByText(knop, { selector: 'button, button > span' })[0]?.closest('button')
  if (!eerste) throw new Error(`geen ${knop}`)
  return eerste
}
const geopend = () => document.querySelector<HTMLDialogElement>('dialog[open]')

const naarStap = (nummer: number) =>
  now(() => document.querySelectorAll<HTMLElement>('nav button')[nummer - 1]?.click())

const toon = ({ opties, stap }: Venster, meer: ShowOptions = {}) => {
  const getoond = showAt(stap === 1 ? 1 : 3, {}, { ...opties, ...meer })
  if (stap === 2) naarStap(2)
  return getoond
}
const open = ({ knop }: Venster): HTMLDialogElement => {
  opener(knop).focus()
  now(() => opener(knop).click())
  const element = geopend()
  if (element === null) throw new Error(`${knop} opent niets`)
  return element
}

/** The ways to close a dialog. At Escape the browser itself calls `close`, so a call of `close` imitates Escape. */
const WIJZEN = {
  Escape: (element) => now(() => element.close()),
  'the footer button': (element) => now(() => voetknoppen(element)[0]?.click()),
  'the close button': (element) => now(() => element.querySelector<HTMLElement>('[aria-label=Sluiten]')?.click()),
  'a backdrop click': (element) => {
    fireEvent.pointerDown(element)
    fireEvent.click(element)
  },
} satisfies Readonly<Record<string, (dialoog: HTMLDialogElement) => void>>

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

type Wijze = keyof typeof WIJZEN
const WIJZE_NAMEN = Object.keys(WIJZEN) as readonly Wijze[]

/** The first dialog with every way to close a dialog, and each later dialog with one of these ways, in turn. */
const SLUITINGEN = VENSTERS.flatMap((venster, plek) =>
  WIJZE_NAMEN.filter((_, wijze) => plek === 0 || plek % WIJZE_NAMEN.length === wijze).map((wijze) => ({
    venster,
    wijze,
    knop: venster.knop,
  })),
)

it.each(SLUITINGEN)("the dialog '$knop' takes the focus and, closed by $wijze, gives it back", ({ venster, wijze }) => {
  const { services, announced } = toon(venster)
  expect(opener(venster.knop)).toHaveAttribute('aria-haspopup', 'dialog')
  const over = recordLeftovers()
  const element = open(venster)
  expect(element).toHaveAccessibleName(venster.knop)
  expect(element.parentElement, 'direct child of the frame').toHaveClass('kader')
  expect(element).toHaveAttribute('data-lenis-prevent')
  expect(document.activeElement).toHaveAccessibleName(venster.veld ?? venster.knop)
  services.announcement.announce(wijze)
  wait(200)
  expect(announced.all()).not.toContain(wijze)
  expect(over().filter((rest) => rest.includes('listener'))).toEqual(
    (venster.luistertNaar ?? []).map((soort) => `the document still has a listener for ${soort}`),
  )
  WIJZEN[wijze](element)
  expect(geopend()).toBeNull()
  expect(opener(venster.knop)).toHaveFocus()
  wait(3000)
  expect(announced.all()).toContain(wijze)
  expect(over()).toEqual([])
})

it.each(VENSTERS)(
  "the dialog '$knop' has a title and the button Sluiten in its header, and the expected buttons in its footer",
  (venster) => {
    toon(venster)
    const element = open(venster)
    const [kop] = element.querySelectorAll('[data-inhoud] > div:first-child')
    expect([...(kop?.querySelectorAll('h2, :scope > button') ?? [])].map((deel) => deel.tagName)).toEqual([
      'H2',
      'BUTTON',
    ])
    expect(kop?.querySelector(':scope > button')).toHaveAccessibleName('Sluiten')
    expect(voetknoppen(element).map(({ textContent }) => textContent)).toEqual(venster.voet ?? ['Sluiten'])
  },
)

describe('any dialog', () => {
  const JAARINKOMEN: Venster = { knop: 'Bereken jaarinkomen', stap: 1 }
  const REKENBEWIJS: Venster = { knop: 'Open een rekenbewijs', opties: { type: 'Adviseur' } }

  it('a dialog opened from the unfolded summary keeps the summary unfolded and returns the focus on closing', () => {
    const verhaal: Venster = { knop: 'Hoe komen we aan dit bedrag?', stap: 2 }
    toon(verhaal)
    const balk = document.querySelector<HTMLElement>('aside button[aria-controls]')
    now(() => balk?.click())
    now(() => balk?.focus())
    WIJZEN['the close button'](open(verhaal))
    expect(balk).toHaveAttribute('aria-expanded', 'true')
    expect(opener(verhaal.knop)).toHaveFocus()
  })

  it('a dialog stays open when a press begins inside it and ends on the backdrop', () => {
    toon(JAARINKOMEN)
    const element = open(JAARINKOMEN)
    fireEvent.pointerDown(element.querySelector('h2') ?? element)
    fireEvent.click(element)
    expect(geopend()).toBe(element)
  })

  it('a reopened dialog stays open when the close event of its first opening arrives late', () => {
    toon(JAARINKOMEN)
    const eerste = open(JAARINKOMEN)
    WIJZEN['the close button'](eerste)
    const tweede = open(JAARINKOMEN)
    expect(tweede).not.toBe(eerste)
    now(() => eerste.dispatchEvent(new Event('close')))
    expect(geopend()).toBe(tweede)
  })

  it('a dialog can be reopened between the cancel and close events that Escape fires', () => {
    toon(JAARINKOMEN)
    const eerste = open(JAARINKOMEN)
    now(() => eerste.dispatchEvent(new Event('cancel')))
    now(() => opener(JAARINKOMEN.knop).click())
    now(() => eerste.close())
    expect(geopend()).toBeVisible()
  })

  it('a dialog stays open when the visitor cancels the file picker in it', () => {
    toon(REKENBEWIJS)
    const element = open(REKENBEWIJS)
    now(() => document.activeElement?.dispatchEvent(new Event('cancel', { bubbles: true })))
    expect(geopend()).toBe(element)
  })

  it('a closed dialog returns the focus to its button when the browser does not', () => {
    vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
      this.removeAttribute('open')
      this.dispatchEvent(new Event('close'))
    })
    toon(JAARINKOMEN)
    WIJZEN['the close button'](open(JAARINKOMEN))
    expect(opener(JAARINKOMEN.knop)).toHaveFocus()
  })

  it('an opened dialog has the attribute data-zonder-ring, so that it shows no focus ring', () => {
    const verloop: Venster = { knop: 'Bekijk het verloop over 30 jaar' }
    toon(verloop)
    expect(open(verloop)).toHaveAttribute('data-zonder-ring')
  })
})

const VEROUDERD = /(Deze bedragen horen|Deze uitleg hoort) bij je vorige antwoorden\.|We rekenen opnieuw\./

describe.each(CIJFERS)("the figures of the dialog '$knop'", (venster) => {
  const motor = createCalculatingBerekening(() => kaderVan2025)
  /** Returns options with an engine that returns `daarna` for requests with renovation costs, else the real result. */
  const totVerbouwing = (daarna: ReturnType<BerekeningPort['bereken']>): ShowOptions => ({
    port: {
      bereken: (verzoek, vrij) =>
        verzoek.onderpand?.meerwerkOfVerbouwingskosten ? daarna : motor.bereken(verzoek, vrij),
    },
  })

  it.each([
    ['an amount is invalid', 'veel', {}],
    ['a calculation is pending', '1.000', totVerbouwing(NEVER)],
    ['a calculation failed', '1.000', totVerbouwing(of(either.left({ _tag: 'Onbereikbaar' as const })))],
  ])(`the dialog '${venster.knop}' marks its figures as outdated while %s, and not before`, (_, kosten, opties) => {
    toon(venster, opties)
    expect(open(venster)).not.toHaveTextContent(VEROUDERD)
    now(() => geopend()?.close())
    naarStap(2)
    fillIn('Kosten van de verbouwing', kosten)
    if (venster.stap === undefined) naarStap(3)
    expect(open(venster)).toHaveTextContent(VEROUDERD)
  })
})
