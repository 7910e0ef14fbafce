import { fireEvent } from '@testing-library/react'
import fc from 'fast-check'

import type { Instelling } from '../../../domain'
import { instellingen } from '../../../adapters/testing/arbitraries/wijziging'

/** Something a visitor or the host page does; `plek` and `keus` say which one of what there is to choose from. */
export type Move =
  | { readonly soort: 'beantwoord'; readonly plek: number; readonly keus: number; readonly tekst: string }
  | { readonly soort: 'druk'; readonly plek: number }
  | { readonly soort: 'stelIn'; readonly instelling: Instelling }
  /** Fills in what has to be, and goes on to the next step. */
  | { readonly soort: 'loopDoor' }

const TEKSTEN = ['', '60.000', '3500.50', '€ 250.000,-', '0', '99999999999', 'veel', '-5']

export const moves = (): fc.Arbitrary<readonly Move[]> =>
  fc.array(
    fc.oneof<fc.WeightedArbitrary<Move>[]>(
      {
        weight: 6,
        arbitrary: fc.record({
          soort: fc.constant('beantwoord' as const),
          plek: fc.nat({ max: 30 }),
          keus: fc.nat({ max: 12 }),
          tekst: fc.constantFrom(...TEKSTEN),
        }),
      },
      { weight: 4, arbitrary: fc.record({ soort: fc.constant('druk' as const), plek: fc.nat({ max: 7 }) }) },
      { weight: 2, arbitrary: fc.constant({ soort: 'loopDoor' as const }) },
      { weight: 1, arbitrary: fc.record({ soort: fc.constant('stelIn' as const), instelling: instellingen() }) },
    ),
    { minLength: 5, maxLength: 25 },
  )

const kiesUit = <T>(lijst: readonly T[], plek: number): T | undefined => lijst[plek % Math.max(lijst.length, 1)]

const alle = (selector: string, kader: ParentNode = document): readonly HTMLElement[] => [
  ...kader.querySelectorAll<HTMLElement>(selector),
]

const vulIn = (invoer: HTMLElement, tekst: string): void => {
  fireEvent.focus(invoer)
  fireEvent.input(invoer, { target: { value: tekst } })
  fireEvent.blur(invoer)
}

const beantwoord = (veld: HTMLElement, keus: number, tekst: string): void => {
  const radio = kiesUit(alle('input[type=radio]', veld), keus)
  const lijst = veld.querySelector('[role=combobox]')
  const invoer = veld.querySelector<HTMLElement>('input[type=text]')
  if (radio) fireEvent.click(radio)
  else if (invoer) vulIn(invoer, tekst)
  else if (lijst) {
    fireEvent.click(lijst)
    const optie = kiesUit(alle('[role=option]:not([aria-disabled=true])'), keus)
    if (optie) fireEvent.click(optie)
  }
}

/** The questions on screen, in reading order. */
export const shownVelden = (): readonly HTMLElement[] => alle('[part=formulier] [data-veld]')

/** The buttons that lead to a step or unfold something. */
const knoppen = (): readonly HTMLElement[] =>
  alle('nav button:not(:disabled), [part=formulier] > div:last-of-type button, [part=samenvatting] section button')

/** Makes one move on what stands on the screen; what the host sets goes to `stelIn`. */
export const makeMove = (zet: Move, stelIn: (instelling: Instelling) => void): void => {
  switch (zet.soort) {
    case 'beantwoord': {
      const veld = kiesUit(shownVelden(), zet.plek)
      if (veld) beantwoord(veld, zet.keus, zet.tekst)
      return
    }
    case 'druk': {
      const knop = kiesUit(knoppen(), zet.plek)
      if (knop) fireEvent.click(knop)
      return
    }
    case 'loopDoor':
      for (const invoer of alle('[data-veld] input[aria-required=true]:not([readonly])')) vulIn(invoer, '100.000')
      alle('[part=formulier] button.verder').forEach((knop) => fireEvent.click(knop))
      return
    case 'stelIn':
      stelIn(zet.instelling)
  }
}
