import { fireEvent } from '@testing-library/react'
import { either } from 'fp-ts'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

import {
  nieuweOrientatie,
  normenVan,
  startersvragen,
  toVerzoek,
  voorbeeldRentes,
  wijzig,
  type Instelling,
  type Orientatie,
} from '../../../domain'
import { parseBedrag } from '../../../domain/geld'
import { waardeVan, zichtbareVelden, type BedragVeld, type Veld } from '../../../domain/orientatie'
import { antwoorden, instellingen } from '../../../adapters/testing/arbitraries/wijziging'
import { every, everyTimes } from '../../support/every'
import { createCalculatingBerekening } from '../../support/fakes/calculatingBerekening'
import { stoppedKlok } from '../../support/fakes/klok'
import { numberOfRuns } from '../../support/numberOfRuns'
import { each, sometimes } from '../../support/sometimes'
import {
  cleanUp,
  composeServices,
  disposeServices,
  now,
  showCalculator,
  type ShownCalculator,
} from '../../support/screen'

const veranderingen = fc.oneof({ weight: 9, arbitrary: antwoorden() }, instellingen())
const normen = normenVan(2025)
const alleRentes = { ...voorbeeldRentes.MY, ...voorbeeldRentes.FL }

const perPersoon = (wie: 'eigen' | 'partner'): readonly BedragVeld[] => [
  `${wie}.inkomen`,
  `${wie}.inkomenPensioen`,
  `${wie}.inkomenPensioenVerwacht`,
  `${wie}.leningen`,
  `${wie}.partneralimentatie`,
  `${wie}.studieschuld`,
]

const bedragvelden: readonly BedragVeld[] = [
  ...perPersoon('eigen'),
  ...perPersoon('partner'),
  'vraagprijsWoning',
  'verbouwingskosten',
  'meerwerk',
  'verkoopPrijsWoning',
  'huidigeHypotheekBedrag',
  'eigenGeld',
]

/** Returns the orientation without the amounts that none of the steps asks for. */
const withoutHiddenBedragen = (orientatie: Orientatie): Orientatie => {
  const gevraagd = new Set(([0, 1, 2] as const).flatMap((stap) => zichtbareVelden(orientatie, stap)))
  return bedragvelden
    .filter((veld) => !gevraagd.has(veld))
    .reduce((volgende, veld) => wijzig(volgende, { soort: 'beantwoord', veld: veld, waarde: undefined }), orientatie)
}

afterEach(() => {
  vi.restoreAllMocks()
})

/** The time limit in milliseconds of a property that shows many screens. */
const LIMIT = 180_000

it('random answers never put the amount of a hidden question in a calculation request', { timeout: LIMIT }, () => {
  every(fc.array(veranderingen, { minLength: 20, maxLength: 60 }), (wijzigingen) => {
    const motor = createCalculatingBerekening(() => ({ normen, rentetarieven: alleRentes }))
    const services = composeServices(nieuweOrientatie('MY'), motor)
    for (const wijziging of each('changes', wijzigingen)) {
      services.orientatie.dispatch(wijziging)
      const orientatie = services.orientatie.state()
      const gevraagd = toVerzoek(withoutHiddenBedragen(orientatie), stoppedKlok.nu())
      expect({ ...motor.verzoeken.at(-1), labelCode: orientatie.labelCode }).toEqual(gevraagd)
    }
    disposeServices(services)
  })
})

/** A move by a visitor or host page. `plek` is the index of a question or button on screen, `keus` of an option. */
type Move =
  | { readonly soort: 'beantwoord'; readonly plek: number; readonly keus: number; readonly tekst: string }
  | { readonly soort: 'druk'; readonly plek: number }
  | { readonly soort: 'stelIn'; readonly instelling: Instelling }
  /** Fills in 100.000 in each required text field and presses 'Ga verder'. */
  | { readonly soort: 'loopDoor' }

const TEKSTEN = ['', '60.000', '3500.50', '€ 250.000,-', '0', '99999999999', 'veel', '-5']

const moves = (): fc.Arbitrary<readonly Move[]> =>
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
      { weight: 4, arbitrary: fc.record({ soort: fc.constant('druk' as const), plek: fc.nat({ max: 15 }) }) },
      { weight: 2, arbitrary: fc.constant({ soort: 'loopDoor' as const }) },
      { weight: 1, arbitrary: fc.record({ soort: fc.constant('stelIn' as const), instelling: instellingen() }) },
    ),
    { minLength: 5, maxLength: 25 },
  )

const kiesUit = <T,>(lijst: readonly T[], plek: number): T | undefined => lijst[plek % Math.max(lijst.length, 1)]

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

/** Returns the questions on screen, in reading order. */
const shownVelden = (): readonly HTMLElement[] => alle('[part=formulier] [data-veld]')

/** Returns the enabled buttons of the step indicator, the buttons below the form, and those of the summary's blocks. */
const knoppen = (): readonly HTMLElement[] =>
  alle('nav button:not(:disabled), [part=knoppen] button, [part=samenvatting] section button')

/** Makes one move, if the current screen has a control for that move. Passes a setting of the host page to `stelIn`. */
const makeMove = (zet: Move, stelIn: (instelling: Instelling) => void): void => {
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

const staat = ({ services }: ShownCalculator) => {
  const orientatie = services.orientatie.state()
  return { orientatie, stap: services.stappen.state().huidig }
}

/** Returns the questions. If `bestaandeWoning` is asked, the questions about starters are added after it. */
const metStarters = (orientatie: Orientatie, vragen: readonly Veld[]): readonly Veld[] =>
  vragen.flatMap((veld) => (veld === 'bestaandeWoning' ? [veld, ...startersvragen(orientatie, normen)] : [veld]))

const controleer = (getoond: ShownCalculator): void => {
  const { orientatie, stap } = staat(getoond)
  expect(shownVelden().map((veld) => veld.dataset['veld'])).toEqual(
    metStarters(orientatie, zichtbareVelden(orientatie, stap)),
  )
  for (const veld of each('shown fields', shownVelden())) {
    const invoer = veld.querySelector<HTMLInputElement>('input[type=text]')
    const gelezen = parseBedrag(invoer?.value ?? '')
    const leesbaar = invoer !== null && either.isRight(gelezen) && gelezen
    if (sometimes('a readable field', leesbaar))
      expect(leesbaar.right).toBe(waardeVan(orientatie, veld.dataset['veld'] as Veld))
  }
  const gevraagd = toVerzoek(withoutHiddenBedragen(orientatie), stoppedKlok.nu())
  expect({ ...getoond.verzoeken.at(-1), labelCode: orientatie.labelCode }).toEqual(gevraagd)
}

describe('random input in the form', () => {
  it(
    'random input makes the form show what it asks, send no hidden amount and log no error',
    { timeout: LIMIT },
    () => {
      const klachten = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
      everyTimes(numberOfRuns(4), moves(), (wandeling) => {
        const getoond = showCalculator({ rentetarieven: alleRentes })
        try {
          for (const zet of wandeling) {
            makeMove(zet, (instelling) => now(() => getoond.services.orientatie.dispatch(instelling)))
            controleer(getoond)
          }
        } finally {
          cleanUp()
        }
        for (const klacht of each('reporters', klachten)) expect(klacht).not.toHaveBeenCalled()
      })
    },
  )
})
