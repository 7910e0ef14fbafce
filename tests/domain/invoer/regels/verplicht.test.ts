import { describe, expect, expectTypeOf, it } from 'vitest'

import { eersteMelding, minimum, tussen, verplicht, voldoetAan, type Invoerregel } from '../../../../domain/invoer'

const MELDING = 'Je hebt dit verplichte veld nog niet ingevuld.'

describe('verplicht without an answer', () => {
  it.each([undefined, null, '', ' ', '\t\n\u00a0', [], false].map((waarde) => [waarde]))(
    'verplicht returns its message for %j',
    (waarde) => {
      expect(verplicht()(waarde)).toBe(MELDING)
    },
  )
})

describe('verplicht with an answer', () => {
  it.each([0, -1, NaN, 'a', ' a ', [undefined], [[]], true, {}].map((waarde) => [waarde]))(
    'verplicht accepts %o',
    (waarde) => {
      expect(verplicht()(waarde)).toBeUndefined()
    },
  )

  it('verplicht with onwaarMag refuses an empty text', () => {
    expect(verplicht({ onwaarMag: true })('')).toBe(MELDING)
  })
})

it('verplicht returns its custom message even if it also has a label', () => {
  expect(verplicht({ melding: 'Vul iets in.', label: 'naam' })(undefined)).toBe('Vul iets in.')
})

const even = voldoetAan((getal: number) => getal % 2 === 0, { veld: 'aantal' })

describe('voldoetAan', () => {
  it('voldoetAan returns its custom message if its condition fails', () => {
    expect(voldoetAan(() => false, { veld: 'aantal', melding: 'Nee.' })(1)).toBe('Nee.')
  })

  it('voldoetAan returns a rule for the input type of its condition', () => {
    expectTypeOf(even).toEqualTypeOf<Invoerregel<number>>()
  })
})

describe('eersteMelding', () => {
  const regels: readonly Invoerregel<number | undefined>[] = [verplicht({ melding: 'leeg' }), minimum(1), tussen(0, 9)]

  it.each<[number | undefined, string | undefined]>([
    [undefined, 'leeg'],
    [-1, 'Ingevulde waarde is lager dan minimum van 1.'],
    [10, 'Ingevulde waarde valt niet binnen het minimum van 0 en maximum van 9.'],
    [5, undefined],
  ])('eersteMelding for %j returns the message of the first broken rule, or undefined: %j', (waarde, melding) => {
    expect(eersteMelding(regels, waarde)).toBe(melding)
  })

  it('eersteMelding without rules returns undefined', () => {
    expect(eersteMelding([], 1)).toBeUndefined()
  })
})
