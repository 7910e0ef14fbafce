import { either } from 'fp-ts'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

import {
  nieuweOrientatie,
  normenVan,
  startersvragen,
  toVerzoek,
  voorbeeldRentes,
  type Orientatie,
} from '../../../domain'
import { parseBedrag } from '../../../domain/geld'
import { waardeVan, zichtbareVelden, type Veld } from '../../../domain/orientatie'
import { antwoorden, instellingen } from '../../../adapters/testing/arbitraries/wijziging'
import { numberOfRuns } from '../../support/numberOfRuns'
import { every } from '../../support/every'
import { stoppedKlok } from '../../support/fakes/klok'
import { createCalculatingBerekening } from '../../support/fakes/calculatingBerekening'
import {
  disposeServices,
  composeServices,
  now,
  cleanUp,
  showCalculator,
  type ShownCalculator,
} from '../../support/screen'
import { withoutHiddenBedragen } from '../../support/walk/hidden'
import { makeMove, shownVelden, moves } from '../../support/walk/moves'

const veranderingen = fc.oneof({ weight: 9, arbitrary: antwoorden() }, instellingen())
const normen = normenVan(2025)
const alleRentes = { ...voorbeeldRentes.MY, ...voorbeeldRentes.FL }

afterEach(() => {
  vi.restoreAllMocks()
})

it('whatever is answered in whatever order, what is hidden is never sent', () => {
  every(fc.array(veranderingen, { minLength: 20, maxLength: 60 }), (wijzigingen) => {
    const motor = createCalculatingBerekening(() => ({ normen, rentetarieven: alleRentes }))
    const services = composeServices(nieuweOrientatie('MY'), motor)
    for (const wijziging of wijzigingen) {
      services.orientatie.dispatch(wijziging)
      const orientatie = services.orientatie.state()
      const gevraagd = toVerzoek(withoutHiddenBedragen(orientatie), stoppedKlok.nu())
      expect({ ...motor.verzoeken.at(-1), labelCode: orientatie.labelCode }).toEqual(gevraagd)
    }
    disposeServices(services)
  })
})

const staat = ({ services }: ShownCalculator) => {
  const orientatie = services.orientatie.state()
  return { orientatie, stap: services.stappen.state().huidig }
}

/** The questions of the rules, with under the kind of home the ones about starters. */
const metStarters = (orientatie: Orientatie, vragen: readonly Veld[]): readonly Veld[] =>
  vragen.flatMap((veld) => (veld === 'bestaandeWoning' ? [veld, ...startersvragen(orientatie, normen)] : [veld]))

const controleer = (getoond: ShownCalculator): void => {
  const { orientatie, stap } = staat(getoond)
  expect(shownVelden().map((veld) => veld.dataset['veld'])).toEqual(
    metStarters(orientatie, zichtbareVelden(orientatie, stap)),
  )
  for (const veld of shownVelden()) {
    const invoer = veld.querySelector<HTMLInputElement>('input[type=text]')
    const gelezen = parseBedrag(invoer?.value ?? '')
    if (invoer && either.isRight(gelezen))
      expect(gelezen.right).toBe(waardeVan(orientatie, veld.dataset['veld'] as Veld))
  }
  const gevraagd = toVerzoek(withoutHiddenBedragen(orientatie), stoppedKlok.nu())
  expect({ ...getoond.verzoeken.at(-1), labelCode: orientatie.labelCode }).toEqual(gevraagd)
}

describe('a random walk through the form', () => {
  it('always shows the questions of the rules and what was understood, sends nothing hidden, and complains of nothing', () => {
    const klachten = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    fc.assert(
      fc.property(moves(), (wandeling) => {
        const getoond = showCalculator({ rentetarieven: alleRentes })
        try {
          for (const zet of wandeling) {
            makeMove(zet, (instelling) => now(() => getoond.services.orientatie.dispatch(instelling)))
            controleer(getoond)
          }
        } finally {
          cleanUp()
        }
        for (const klacht of klachten) expect(klacht).not.toHaveBeenCalled()
      }),
      numberOfRuns(4),
    )
  })
})
