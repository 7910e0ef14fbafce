import { screen, waitFor } from '@testing-library/react'
import { either } from 'fp-ts'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { nieuweOrientatie, wijzig } from '../../../../domain'
import { antwoordenEq, parseGedeeld, formatGedeeld, toAnders } from '../../../../domain/orientatie'
import {
  handOver,
  goToStep,
  click,
  showCalculator,
  field,
  fillIn,
  dialogs,
  goBack,
  now,
  tried,
  type ShowOptions,
} from '../../../support/screen'

const VRAAG = 'Je was hier eerder bezig. Wil je je antwoorden van toen gebruiken?'
const GEBRUIK = 'Gebruik mijn antwoorden'
const INKOMEN = 'Bruto jaarinkomen'
const KAN_NIET = 'Je browser laat bewaren niet toe. Laat deze pagina open om je antwoorden te houden.'
/** The prototype of the storage that jsdom makes. Since Node 25 the global `Storage` may be that of Node. */
const STORAGE = Object.getPrototypeOf(sessionStorage) as Storage

const eerder = wijzig(nieuweOrientatie('MY'), handOver({ 'eigen.inkomen': 48_000, vraagprijsWoning: 300_000 }))
const bewaard = formatGedeeld({ labelCode: 'MY', normjaar: 2025, datum: '2026-11-20', antwoorden: toAnders(eerder) })

/** Reads and writes the answers in `sessionStorage` that the calculator on the page stores there. */
const kladblad = {
  read: () => sessionStorage.getItem(sessionStorage.key(0) ?? ''),
  write: (tekst: string) => sessionStorage.setItem('hypotheek-orientatie:/:hypotheek-orientatie-1', tekst),
}
const toon = (eerdere?: string, anders: ShowOptions = {}) => {
  if (eerdere !== undefined) kladblad.write(eerdere)
  return { savedAnswers: kladblad, ...showCalculator({ bewaren: true, ...anders }) }
}

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const antwoordenIn = (tekst: string | null) => {
  const gelezen = parseGedeeld(tekst?.split(' ')[0] ?? '')
  return either.isRight(gelezen) ? gelezen.right.antwoorden : 'onleesbaar'
}
const wis = () => {
  dialogs.wissen.open()
  click('Ja, wis alles', dialogs.wissen.element())
}

it('without the setting `bewaren`, no answers are read, written or offered', () => {
  kladblad.write(bewaard)
  const aangeraakt = (['getItem', 'setItem', 'removeItem'] as const).map((doen) => vi.spyOn(STORAGE, doen))
  toon(undefined, { bewaren: false })
  fillIn(INKOMEN, '60.000')
  for (const doen of aangeraakt) expect(doen).not.toHaveBeenCalled()
  expect(screen.queryByText(VRAAG)).toBeNull()
  expect(screen.queryByRole('button', { name: dialogs.wissen.title })).toBeNull()
})

describe('stored answers', () => {
  it('after each answer, `sessionStorage` holds the answers that differ from the initial answers', () => {
    const { savedAnswers, services } = toon()
    expect(savedAnswers.read()).toBeNull()
    fillIn(INKOMEN, '60.000')
    expect(antwoordenIn(savedAnswers.read())).toEqual(toAnders(services.orientatie.state()))
    fillIn(INKOMEN, '')
    expect(savedAnswers.read()).toBeNull()
  })

  it('no new answer is stored after the page removes the setting `bewaren`', () => {
    const { savedAnswers, configure } = toon()
    fillIn(INKOMEN, '60.000')
    const toen = savedAnswers.read()
    configure({ bewaren: false })
    fillIn(INKOMEN, '70.000')
    expect(savedAnswers.read()).toBe(toen)
  })
})

describe('answers from before a reload', () => {
  it("answers from before a reload are offered, and used only after 'Gebruik mijn antwoorden'", () => {
    const { services, savedAnswers } = toon(bewaard)
    expect(screen.getByText(VRAAG)).toBeVisible()
    expect(toAnders(services.orientatie.state())).toEqual([])
    expect(savedAnswers.read()).toBe(bewaard)
    click(GEBRUIK)
    expect(antwoordenEq.equals(services.orientatie.state(), eerder)).toBe(true)
    expect(field(INKOMEN)).toHaveValue('48.000')
    expect(screen.queryByText(VRAAG)).toBeNull()
    expect(antwoordenIn(savedAnswers.read())).toEqual(toAnders(eerder))
  })

  it('the offer of answers from before a reload is announced, and a recalculation keeps them stored', async () => {
    const { announced, savedAnswers, services } = toon(bewaard)
    await waitFor(() => expect(announced.all()).toContain(VRAAG))
    now(() => services.orientatie.herbereken())
    expect(savedAnswers.read(), 'after the recalculation').toBe(bewaard)
  })

  it('answers from before a reload are not offered when the calculator starts with the same answers', () => {
    toon(bewaard, { begin: { step: 1, antwoorden: { 'eigen.inkomen': 48_000, vraagprijsWoning: 300_000 } } })
    expect(screen.queryByText(VRAAG)).toBeNull()
  })

  it.each([
    ['above the window does not scroll', -300, false],
    ['partly in the window scrolls', -100, true],
    ['below the window does not scroll', 900, false],
  ])('a calculator %s to its offer of answers from before a reload', (_, top, isInZicht) => {
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 0, 200))
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    toon(bewaard)
    expect(screen.getByText(VRAAG)).toBeVisible()
    expect(scroll.mock.calls.length > 0).toBe(isInZicht)
  })

  it('stored answers without a stored step open step 3 when steps 1 and 2 are complete', async () => {
    const { services } = toon(bewaard)
    click(GEBRUIK)
    expect(await screen.findByRole('heading', { name: 'Je uitkomst', level: 2 })).toHaveFocus()
    expect(services.stappen.state()).toEqual({ huidig: 2, hoogste: 2 })
  })

  it("'Begin opnieuw' deletes the answers from before a reload, and shows an empty calculator", async () => {
    const { services, savedAnswers } = toon(bewaard)
    click('Begin opnieuw')
    expect(await screen.findByRole('heading', { name: 'Maximale hypotheek', level: 2 })).toHaveFocus()
    expect(screen.queryByText(VRAAG)).toBeNull()
    expect(toAnders(services.orientatie.state())).toEqual([])
    expect(savedAnswers.read()).toBeNull()
  })

  it('using the answers from before a reload can be undone, which restores the answers given since', () => {
    const { services } = toon(bewaard)
    fillIn(INKOMEN, '60.000')
    const eigen = services.orientatie.state()
    expect(screen.getByText('Wat je nu hebt ingevuld, kan je daarna terughalen.')).toBeVisible()
    click(GEBRUIK)
    expect(antwoordenEq.equals(services.orientatie.state(), eerder)).toBe(true)
    expect(tried()).toBe('We rekenen nu met je antwoorden van eerder.')
    goBack()
    expect(antwoordenEq.equals(services.orientatie.state(), eigen)).toBe(true)
  })

  it("new answers replace those from before a reload in the tab, and 'Houd wat ik nu heb' keeps the new ones", () => {
    const { services, savedAnswers } = toon(bewaard)
    fillIn(INKOMEN, '60.000')
    const eigen = toAnders(services.orientatie.state())
    expect(antwoordenIn(savedAnswers.read())).toEqual(eigen)
    click('Houd wat ik nu heb')
    expect(field(INKOMEN)).toHaveValue('60.000')
    expect(antwoordenIn(savedAnswers.read())).toEqual(eigen)
  })

  it('with a shared calculation, answers from before a reload are offered only after it is declined', () => {
    const gedeeld = bewaard
    toon(bewaard, { gedeeld })
    expect(screen.queryByText(VRAAG)).toBeNull()
    click('Begin je eigen berekening')
    expect(screen.getByText(VRAAG)).toBeVisible()
  })

  it.each([
    ['damaged', bewaard.replace('48000', '58000')],
    ['in another format', '{"inkomen": 48000}'],
    ['of a later version', bewaard.replace(/^1/, '2')],
  ])('answers from before a reload are deleted and not offered when they are %s', (_, tekst) => {
    const { savedAnswers } = toon(tekst)
    expect(screen.queryByText(VRAAG)).toBeNull()
    expect(savedAnswers.read()).toBeNull()
  })
})

describe('wiping all answers', () => {
  it("'Wis mijn antwoorden' asks for confirmation, and 'Nee, bewaar ze' keeps the answers", () => {
    const { services, savedAnswers } = toon()
    fillIn(INKOMEN, '60.000')
    const eigen = services.orientatie.state()
    dialogs.wissen.open()
    expect(dialogs.wissen.inside().getByText('Wil je alles wissen? Je kan dit niet terugdraaien.')).toBeVisible()
    click('Nee, bewaar ze', dialogs.wissen.element())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(services.orientatie.state()).toBe(eigen)
    expect(savedAnswers.read()).not.toBeNull()
  })

  it('wiping all answers clears the form and the stored answers, and opens step 1', async () => {
    const { services, savedAnswers, announced } = toon(bewaard)
    goToStep(3)
    wis()
    expect([toAnders(services.orientatie.state()), savedAnswers.read()]).toEqual([[], null])
    expect(services.stappen.state()).toEqual({ huidig: 0, hoogste: 0 })
    expect(screen.getByText('Je antwoorden zijn gewist.')).toBeVisible()
    await expect.poll(() => announced.all()).toContain('Je antwoorden zijn gewist.')
    expect(screen.getByRole('heading', { name: 'Maximale hypotheek', level: 2 })).toHaveFocus()
    fillIn(INKOMEN, '60.000')
    expect(screen.queryByText(/^Je antwoorden zijn gewist|^Je was hier eerder/)).toBeNull()
  })

  it("closing the message 'Je antwoorden zijn gewist.' moves the focus to the title of the step", () => {
    toon()
    wis()
    now(() => field(INKOMEN).focus())
    now(() => screen.getByRole('button', { name: 'Sluit deze melding' }).click())
    expect(screen.queryByText('Je antwoorden zijn gewist.')).toBeNull()
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  })

  it("wiping all answers clears unreadable text from 'Bruto jaarinkomen', and shows no error there", () => {
    toon()
    fillIn(INKOMEN, 'veel')
    wis()
    expect(field(INKOMEN)).toHaveValue('')
    expect(field(INKOMEN)).not.toBeInvalid()
  })
})

describe('a browser that cannot keep answers', () => {
  const vol = () => {
    throw new DOMException('', 'QuotaExceededError')
  }

  it.each([
    ['refuses all access', ['getItem', 'setItem', 'removeItem']],
    ['is full', ['setItem']],
  ] as const)('when the storage of the browser %s, a message appears and answers are still used', (_, weigert) => {
    for (const doen of weigert) vi.spyOn(STORAGE, doen).mockImplementation(vol)
    const { services } = toon()
    fillIn(INKOMEN, '60.000')
    expect(screen.getByText(KAN_NIET)).toBeVisible()
    expect(services.orientatie.state().eigen.inkomen).toBe(60_000)
  })

  it('the message that the browser cannot store answers disappears once storing succeeds', () => {
    const weigering = vi.spyOn(STORAGE, 'setItem').mockImplementation(vol)
    toon()
    fillIn(INKOMEN, '60.000')
    expect(screen.getByText(KAN_NIET)).toBeVisible()
    weigering.mockRestore()
    fillIn(INKOMEN, '61.000')
    expect(screen.queryByText(KAN_NIET)).toBeNull()
  })
})
